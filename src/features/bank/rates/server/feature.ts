import type { Db } from '#db/open.ts'
import { adminRateErrors } from '../admin-contract.ts'
import { rateErrors } from '../contract.ts'
import { bankRate } from './admin-commands.ts'
import { bankRateData } from './personal-data.ts'
import { bankRateRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** Rates and terms of deposits. */
export const bankRateFeature = {
  staffActs,
  staffSubjects,
  errors: [adminRateErrors, rateErrors],
  routes: (parts: { db: Db; clock: () => Date }) => bankRateRoutes(parts),
  proposals: [bankRate],
  personalData: bankRateData,
}
