import { commonRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as admin from '../admin-contract.ts'

const notYet = async () => {
  throw commonRefusal('not_found')
}

export const bankClockRoutes = () => [...bind(admin, { showAdminClock: notYet, setAdminClock: notYet })]
