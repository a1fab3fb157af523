import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { GameKey } from '../games/contract.ts'

/**
 * A person's record in one game. `played`: finished rounds; `best` null before the first. `bars` counts rounds by what
 * `at` is in that game, its lowest value for a range:
 * quiz: right answers (best: most); catch-me: points by steps of 20 (most); hangman: misses of found words (fewest);
 * visual-decoder: tries of solved pictures (fewest); crossword: revealed cells, 0, 1–3, 4 and more (fewest).
 */
export const GameStats = z.object({
  key: z.enum(['quiz', ...GameKey.options]),
  played: z.int(),
  best: z.nullable(z.int()),
  bars: z.array(z.object({ at: z.int(), count: z.int() })),
})
export type GameStats = z.infer<typeof GameStats>

/** Beyond the specification: compared with nobody. */
export const readGameStats = endpoint({
  method: 'GET',
  path: '/v2/api/game/statistics',
  access: 'protected',
  summary: 'สถิติของฉันในแต่ละเกม: ที่ดีที่สุดของตัวเอง และการกระจาย ไม่เทียบกับใคร',
  reply: z.object({ items: z.array(GameStats) }),
})
