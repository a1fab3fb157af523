import { commonRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'

const notYet = async () => {
  throw commonRefusal('not_found')
}

export const fundOrderRoutes = () => [
  ...bind(contract, {
    buyFund: notYet,
    sellFund: notYet,
    switchFund: notYet,
    cancelFundOrder: notYet,
    listFundOrders: notYet,
    showFundOrder: notYet,
    listHoldings: notYet,
    showHoldingsHistory: notYet,
  }),
  ...bind(admin, { showFundBooks: notYet, lookAtFunds: notYet }),
]
