import { call } from '#lib/web/call.ts'
import { showAdminRates } from '../admin-contract.ts'

/** Every rate, and what is paused. */
export async function loader() {
  return call(showAdminRates, {})
}
