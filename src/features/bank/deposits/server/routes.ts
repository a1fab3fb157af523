import { commonRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'

const notYet = async () => {
  throw commonRefusal('not_found')
}

export const depositRoutes = () => [
  ...bind(contract, {
    showBankAccounts: notYet,
    showDeposit: notYet,
    listEndedDeposits: notYet,
    quoteClosing: notYet,
    openFixed: notYet,
    closeFixed: notYet,
    changeAtMaturity: notYet,
    openThaweesup: notYet,
    closeThaweesup: notYet,
  }),
]
