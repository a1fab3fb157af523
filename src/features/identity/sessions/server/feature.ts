import { sessionErrors } from '../contract.ts'
import { sessionJobs } from './jobs.ts'
import * as notices from './notice-rules.ts'
import { sessionData } from './personal-data.ts'
import { sessionRoutes } from './routes.ts'

/** Logins, their tokens, and the proof that the owner is there. */
export const sessionsFeature = {
  errors: [sessionErrors],
  routes: sessionRoutes,
  jobs: sessionJobs,
  notices: Object.values(notices),
  personalData: sessionData,
}
