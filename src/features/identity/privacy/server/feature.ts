import { privacyErrors } from '../contract.ts'
import { privacyJobs } from './jobs.ts'
import { privacyMorning } from './morning-queries.ts'
import { privacyData } from './personal-data.ts'
import { privacyRoutes } from './routes.ts'

/** Export, leaving and erasure. */
export const privacyFeature = {
  errors: [privacyErrors],
  routes: privacyRoutes,
  jobs: privacyJobs,
  morning: privacyMorning,
  personalData: privacyData,
}
