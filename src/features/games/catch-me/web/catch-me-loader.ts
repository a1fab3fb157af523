import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { readCatchMe, readCatchMeBoard } from '../catch-me-contract.ts'

/** The person's state of the game today, and the leaderboard of the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const period = searchParams.get('period') === 'all' ? 'all' : 'week'
  const way = searchParams.get('way') === 'turns' ? 'turns' : 'arcade'
  const [today, board] = await Promise.all([call(readCatchMe, {}), call(readCatchMeBoard, { query: { period, way } })])
  return { today, board }
}
