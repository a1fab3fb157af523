import { credentialErrors } from '../contract.ts'
import { credentialJobs } from './jobs.ts'
import * as notices from './notices.ts'
import { credentialData } from './personal-data.ts'
import { credentialRoutes } from './routes.ts'

/** Changes of password and e-mail. */
export const credentialsFeature = {
  errors: [credentialErrors],
  routes: credentialRoutes,
  jobs: credentialJobs,
  notices: Object.values(notices),
  personalData: credentialData,
}
