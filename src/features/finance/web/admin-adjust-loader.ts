import { call } from '#lib/web/call.ts'
import { listAdjustments } from '../adjust-contract.ts'

/** The latest adjustments, and those that wait. */
export async function loader() {
  return call(listAdjustments, {})
}
