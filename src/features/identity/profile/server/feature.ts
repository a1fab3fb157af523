import { profileErrors } from '../contract.ts'
import { profileRoutes } from './routes.ts'

/** The profile that its owner edits. */
export const profileFeature = {
  errors: [profileErrors],
  routes: profileRoutes,
}
