import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'

export const GameKey = z.enum(['catch-me', 'hangman', 'visual-decoder', 'crossword'])
export type GameKey = z.infer<typeof GameKey>

/**
 * A game in the menu. `today` is the caller's state, null for visitors: how many of `total` paid plays are left, and
 * whether one is in progress.
 */
export const ListedGame = z.object({
  key: GameKey,
  href: z.string(),
  today: z.nullable(z.object({ left: z.int(), total: z.int(), is_under_way: z.boolean() })),
})
export type ListedGame = z.infer<typeof ListedGame>

export const listGames = endpoint({
  method: 'GET',
  path: '/v2/api/game',
  access: 'public',
  mayLag: true,
  summary: 'เกมที่มี พร้อมสถานะวันนี้ของผู้ที่เข้าสู่ระบบ',
  reply: z.object({ items: z.array(ListedGame) }),
})
