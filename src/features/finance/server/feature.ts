import type { Db } from '#db/open.ts'
import { koinRateErrors } from '../rate-contract.ts'
import { koinAdjustment } from './adjust-commands.ts'
import * as notices from './notices.ts'
import { financeData } from './personal-data.ts'
import { koinRate } from './rate-commands.ts'
import { financeRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** Adjustments of koin, and the rates and caps of koin with their forecast. */
export const financeFeature = {
  staffActs,
  staffSubjects,
  errors: [koinRateErrors],
  routes: (parts: { db: Db; clock: () => Date }) => financeRoutes(parts),
  notices: Object.values(notices),
  proposals: [koinAdjustment, koinRate],
  personalData: financeData,
}
