import { readKrazyDay } from '#features/superquest/krazy-day/contract.ts'
import { call } from '#lib/web/call.ts'
import { loader as loadGames } from '../games/games-loader.ts'

/** The games, and the Krazy Day of now or the next one. */
export async function loader() {
  const [games, krazy] = await Promise.all([loadGames(), call(readKrazyDay, {})])
  return { games: games.items, day: krazy.now ?? krazy.coming[0] ?? null }
}
