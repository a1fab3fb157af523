import { accountJobs } from './jobs.ts'
import { accountData } from './personal-data.ts'
import { accountRoutes } from './routes.ts'

/** Accounts: identity, standing and permissions of a person. */
export const accountsFeature = {
  routes: accountRoutes,
  jobs: accountJobs,
  personalData: accountData,
}
