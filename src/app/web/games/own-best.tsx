import { readGameStats } from '#app/stats/contract.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import type { GameKey } from '../../games/contract.ts'
import { text } from '../stats/text.ts'

/** A signed-in person's own best in a game, from all rounds; nothing before the first. All cards share one call. */
export function OwnBest({ game }: { game: GameKey }) {
  const { reply } = useReply(readGameStats, {}, { isPersonal: true })
  const best = reply?.items.find(({ key }) => key === game)?.best ?? null
  return best === null ? null : text.games[game].best(best)
}
