import { accountJobs } from './jobs.ts'
import { accountData } from './personal-data.ts'
import { accountRoutes } from './routes.ts'

/** Who a person is and what the account may do. */
export const accountsFeature = {
  routes: accountRoutes,
  jobs: accountJobs,
  personalData: accountData,
}
