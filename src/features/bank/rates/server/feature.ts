import { adminRateErrors } from '../admin-contract.ts'
import { rateErrors } from '../contract.ts'
import { bankRateRoutes } from './routes.ts'

/** Rates and terms of deposits. */
export const bankRateFeature = {
  errors: [adminRateErrors, rateErrors],
  routes: () => bankRateRoutes(),
}
