import { profileErrors } from '../contract.ts'
import { profileRoutes } from './routes.ts'
import { staffActs } from './staff-acts.ts'

/** The profile that its owner edits. */
export const profileFeature = {
  staffActs,
  errors: [profileErrors],
  routes: profileRoutes,
}
