import { guardianErrors } from '../contract.ts'
import { guardianJobs } from './jobs.ts'
import * as notices from './notices.ts'
import { guardianData } from './personal-data.ts'
import { guardianRoutes } from './routes.ts'

/** Guardians: requests for consent, and their answers. */
export const guardianFeature = {
  errors: [guardianErrors],
  routes: guardianRoutes,
  jobs: guardianJobs,
  notices: Object.values(notices),
  personalData: guardianData,
}
