import type { Db } from '#db/open.ts'
import { statementErrors } from '../contract.ts'
import { statementRoutes } from './routes.ts'
import { staffActs } from './staff-acts.ts'

/** Passbooks, monthly statements, and the books of the bank. */
export const statementFeature = {
  staffActs,
  errors: [statementErrors],
  routes: (parts: { db: Db; clock: () => Date }) => statementRoutes(parts),
}
