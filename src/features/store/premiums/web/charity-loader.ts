import { call } from '#lib/web/call.ts'
import { showCharity } from '../contract.ts'

/** What all donations came to. */
export async function loader() {
  return call(showCharity, {})
}
