import { adminNavErrors } from '../admin-contract.ts'
import { navErrors } from '../contract.ts'
import { navRoutes } from './routes.ts'

export const navFeature = {
  errors: [adminNavErrors, navErrors],
  routes: () => navRoutes(),
}
