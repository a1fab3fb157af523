import { call } from '#lib/web/call.ts'
import { readQuizMenu } from '../../contract.ts'

export function loader() {
  return call(readQuizMenu, {})
}
