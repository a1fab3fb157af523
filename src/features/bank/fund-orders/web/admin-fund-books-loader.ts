import { call } from '#lib/web/call.ts'
import { showFundBooks } from '../admin-contract.ts'

/** The books of funds. */
export async function loader() {
  return call(showFundBooks, {})
}
