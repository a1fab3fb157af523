import { adminCodeErrors } from '../admin-contract.ts'
import { codeAdminRoutes } from './admin-routes.ts'
import { codeJobs } from './jobs.ts'
import * as notices from './notices.ts'
import { codesData } from './personal-data.ts'
import { staffActs } from './staff-acts.ts'

/** Codes that can be bought: pools, sealed at rest. */
export const codesFeature = {
  staffActs,
  errors: [adminCodeErrors],
  routes: codeAdminRoutes,
  jobs: codeJobs,
  notices: Object.values(notices),
  personalData: codesData,
}
