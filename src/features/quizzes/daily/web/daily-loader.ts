import { call } from '#lib/web/call.ts'
import { readDailyQuiz } from '../contract.ts'

/** Today's quiz of the signed-in person. */
export function loader() {
  return call(readDailyQuiz, { query: {} })
}
