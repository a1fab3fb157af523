import { call } from '#lib/web/call.ts'
import { listGames } from '../../games/contract.ts'

export async function loader() {
  return call(listGames, {})
}
