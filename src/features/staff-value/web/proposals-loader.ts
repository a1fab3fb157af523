import { call } from '#lib/web/call.ts'
import { listProposals } from '../admin-contract.ts'

/** What waits for a second person. */
export async function loader() {
  return call(listProposals, {})
}
