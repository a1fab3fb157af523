import { guestTrialErrors } from '../contract.ts'
import { guestTrialSaved } from './notices.ts'
import { guestTrialRoutes } from './routes.ts'

/** Questions that a visitor tries before signing up, and what an account takes over of them. */
export const guestTrialFeature = {
  errors: [guestTrialErrors],
  routes: guestTrialRoutes,
  notices: [guestTrialSaved],
}
