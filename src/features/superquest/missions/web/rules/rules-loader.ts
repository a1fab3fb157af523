import { call } from '#lib/web/call.ts'
import { listRules } from '../../contract.ts'

export async function loader() {
  return call(listRules, {})
}
