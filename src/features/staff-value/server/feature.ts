import { staffValueErrors } from '../contract.ts'
import { staffValueMorning } from './morning-queries.ts'
import { staffValueData } from './personal-data.ts'
import { proposalWork } from './proposal-queries.ts'
import { staffValueRoutes } from './routes.ts'
import { staffActs } from './staff-acts.ts'

/** One budget for all value that leaves by a staff act, and the changes that wait for a second person. */
export const staffValueFeature = {
  staffActs,
  errors: [staffValueErrors],
  routes: staffValueRoutes,
  morning: staffValueMorning,
  work: [proposalWork],
  personalData: staffValueData,
}
