import { botCheckErrors } from '../contract.ts'
import { limitJobs } from './jobs.ts'
import { limitData } from './personal-data.ts'
import { limitRoutes } from './routes.ts'

/** Counted attempts, proofs of work, and mailboxes whose owner wants no mail. */
export const limitsFeature = {
  errors: [botCheckErrors],
  routes: limitRoutes,
  jobs: limitJobs,
  personalData: limitData,
}
