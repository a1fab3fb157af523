import { commonRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'

const notYet = async () => {
  throw commonRefusal('not_found')
}

export const purseRoutes = () => [...bind(contract, { showPurse: notYet, openPurse: notYet, listPurse: notYet })]
