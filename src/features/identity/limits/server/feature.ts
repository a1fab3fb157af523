import { botCheckErrors } from '../contract.ts'
import { limitJobs } from './jobs.ts'
import { limitData } from './personal-data.ts'
import { limitRoutes } from './routes.ts'

/** Rate limits, proofs of work, and mailboxes whose owner refused mails. */
export const limitsFeature = {
  errors: [botCheckErrors],
  routes: limitRoutes,
  jobs: limitJobs,
  personalData: limitData,
}
