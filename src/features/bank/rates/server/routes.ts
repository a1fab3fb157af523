import { commonRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'

const notYet = async () => {
  throw commonRefusal('not_found')
}

export const bankRateRoutes = () => [
  ...bind(contract, { showBankTerms: notYet }),
  ...bind(admin, { showAdminRates: notYet, setAdminRate: notYet, pauseBankProduct: notYet }),
]
