import { call } from '#lib/web/call.ts'
import { readDailyQuiz } from '../contract.ts'

/** Today's quiz of the person who is signed in. */
export function loader() {
  return call(readDailyQuiz, { query: {} })
}
