import { commonRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'

const notYet = async () => {
  throw commonRefusal('not_found')
}

export const statementRoutes = () => [
  ...bind(contract, { listStatements: notYet, showPassbook: notYet, showStatement: notYet, passbookCsv: notYet }),
  ...bind(admin, { lookAtAccounts: notYet, showBankBooks: notYet }),
]
