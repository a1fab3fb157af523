import type { Db } from '#db/open.ts'
import { adminClockErrors } from '../admin-contract.ts'
import { bankClock } from './commands.ts'
import { bankClockData } from './personal-data.ts'
import { bankClockRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** Bank time and business days. */
export const bankClockFeature = {
  staffActs,
  staffSubjects,
  errors: [adminClockErrors],
  routes: (parts: { db: Db; clock: () => Date }) => bankClockRoutes(parts),
  proposals: [bankClock],
  personalData: bankClockData,
}
