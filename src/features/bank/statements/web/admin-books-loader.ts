import { call } from '#lib/web/call.ts'
import { showBankBooks } from '../admin-contract.ts'

/** The bank's own books. */
export async function loader() {
  return call(showBankBooks, {})
}
