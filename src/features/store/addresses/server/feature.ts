import { addressErrors } from '../contract.ts'
import { addressesData } from './personal-data.ts'
import { addressRoutes } from './routes.ts'

/** Kept addresses, and the places of Thailand. */
export const addressesFeature = {
  errors: [addressErrors],
  routes: addressRoutes,
  personalData: addressesData,
}
