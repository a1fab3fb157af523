import { fundOrderErrors } from '../contract.ts'
import { fundOrderRoutes } from './routes.ts'

export const fundOrderFeature = {
  errors: [fundOrderErrors],
  routes: () => fundOrderRoutes(),
}
