import { readGameStats } from '#app/stats/contract.ts'
import { call } from '#lib/web/call.ts'

export async function loader() {
  return call(readGameStats, {})
}
