import type { Db } from '#db/open.ts'
import { statementErrors } from '../contract.ts'
import { statementRoutes } from './routes.ts'

/** Passbooks, monthly statements, and the books of the bank. */
export const statementFeature = {
  errors: [statementErrors],
  routes: (parts: { db: Db; clock: () => Date }) => statementRoutes(parts),
}
