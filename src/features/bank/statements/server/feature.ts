import { statementErrors } from '../contract.ts'
import { statementRoutes } from './routes.ts'

/** Passbooks, monthly statements, and the books of the bank. */
export const statementFeature = {
  errors: [statementErrors],
  routes: () => statementRoutes(),
}
