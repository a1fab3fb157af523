import { commonRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'

const notYet = async () => {
  throw commonRefusal('not_found')
}

export const navRoutes = () => [
  ...bind(contract, { listNavMonths: notYet, showNavMonth: notYet }),
  ...bind(admin, { importNav: notYet, listNavImports: notYet, decideNavImport: notYet, takeRealNav: notYet }),
]
