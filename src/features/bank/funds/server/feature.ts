import { adminFundErrors } from '../admin-contract.ts'
import { fundErrors } from '../contract.ts'
import { fundRoutes } from './routes.ts'

export const fundFeature = {
  errors: [adminFundErrors, fundErrors],
  routes: () => fundRoutes(),
}
