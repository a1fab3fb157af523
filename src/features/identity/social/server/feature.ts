import { socialErrors } from '../contract.ts'
import { socialJobs } from './jobs.ts'
import { socialData } from './personal-data.ts'
import { socialRoutes } from './routes.ts'

/** Login by LINE and Facebook. */
export const socialFeature = {
  errors: [socialErrors],
  routes: socialRoutes,
  jobs: socialJobs,
  personalData: socialData,
}
