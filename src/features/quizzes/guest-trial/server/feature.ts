import { tasteErrors } from '../contract.ts'
import { tasteKept } from './notices.ts'
import { tasteRoutes } from './routes.ts'

/** Questions that a visitor tries before signing up, and what an account takes over of them. */
export const tasteFeature = {
  errors: [tasteErrors],
  routes: tasteRoutes,
  notices: [tasteKept],
}
