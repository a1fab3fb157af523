import { call } from '#lib/web/call.ts'
import { listRoboFunds } from '../../admin-contract.ts'

/** The funds of all plans, the accounts by state, and instalments that are late. */
export async function loader() {
  return call(listRoboFunds, {})
}
