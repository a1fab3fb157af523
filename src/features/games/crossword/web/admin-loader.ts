import { call } from '#lib/web/call.ts'
import { listCrosswords } from '../admin-contract.ts'

export function loader() {
  return call(listCrosswords, {})
}
