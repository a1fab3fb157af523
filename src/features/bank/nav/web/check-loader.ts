import { call } from '#lib/web/call.ts'
import { listNavMonths } from '../contract.ts'

/** The months whose secret was promised or opened. */
export async function loader() {
  return call(listNavMonths, {})
}
