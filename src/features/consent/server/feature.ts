import { consentErrors } from '../contract.ts'
import { consentData } from './personal-data.ts'
import { consentRoutes } from './routes.ts'

/** Consents and cookie choices. */
export const consentFeature = {
  errors: [consentErrors],
  routes: consentRoutes,
  personalData: consentData,
}
