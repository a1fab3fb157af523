import { readDay } from '#app/day/contract.ts'
import { call } from '#lib/web/call.ts'

export async function loader() {
  return call(readDay, {})
}
