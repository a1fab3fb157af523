import { call } from '#lib/web/call.ts'
import { readReview } from '../review-contract.ts'

/** The current practice of the signed-in person. */
export function loader() {
  return call(readReview, {})
}
