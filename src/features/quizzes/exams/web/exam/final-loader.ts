import { call } from '#lib/web/call.ts'
import { readFinalExam } from '../../contract.ts'

export function loader() {
  return call(readFinalExam, {})
}
