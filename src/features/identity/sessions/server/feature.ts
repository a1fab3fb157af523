import { sessionErrors } from '../contract.ts'
import { sessionJobs } from './jobs.ts'
import * as notices from './notices.ts'
import { sessionData } from './personal-data.ts'
import { sessionRoutes } from './routes.ts'

/** Sessions, their tokens, and the confirmation of a password for sensitive actions. */
export const sessionsFeature = {
  errors: [sessionErrors],
  routes: sessionRoutes,
  jobs: sessionJobs,
  notices: Object.values(notices),
  personalData: sessionData,
}
