import { commonRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'

const notYet = async () => {
  throw commonRefusal('not_found')
}

export const fundRoutes = () => [
  ...bind(contract, {
    detailFund: notYet,
    searchFund: notYet,
    showFundNav: notYet,
    compareFunds: notYet,
    whatIfFund: notYet,
  }),
  ...bind(admin, {
    listAdminFunds: notYet,
    showAdminFund: notYet,
    createFund: notYet,
    editFund: notYet,
    pauseFund: notYet,
  }),
]
