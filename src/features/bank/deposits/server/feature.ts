import { depositErrors } from '../contract.ts'
import { depositRoutes } from './routes.ts'

/** Savings, fixed deposits and Thaweesup. */
export const depositFeature = {
  errors: [depositErrors],
  routes: () => depositRoutes(),
}
