import { call } from '#lib/web/call.ts'
import { readMonthlyQuiz } from '../../contract.ts'

export function loader() {
  return call(readMonthlyQuiz, {})
}
