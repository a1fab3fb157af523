import { call } from '#lib/web/call.ts'
import { listWishes } from '../contract.ts'

/** What the person saves for. */
export async function loader() {
  return call(listWishes, {})
}
