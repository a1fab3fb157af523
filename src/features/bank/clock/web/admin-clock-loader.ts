import { call } from '#lib/web/call.ts'
import { showAdminClock } from '../admin-contract.ts'

/** The bank clock and its changes. */
export async function loader() {
  return call(showAdminClock, {})
}
