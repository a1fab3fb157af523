import { call } from '#lib/web/call.ts'
import { readReview } from '../review-contract.ts'

/** What the person who is signed in practises now. */
export function loader() {
  return call(readReview, {})
}
