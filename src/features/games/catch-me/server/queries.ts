import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import type { Skill } from '#kit/skills.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { CatchMe } from '../catch-me-contract.ts'
import { scoresSince } from '../rules.ts'
import { findBest } from './board-queries.ts'

export const hrefOfGame = '/games/catch-me-if-you-can'
/** The skill that the game trains: taking what helps and letting go of what does not. */
export const gameSkill: Skill = 'saving'

/** How many plays were paid on the Bangkok day of `now`. */
export async function countPaid(db: Db | Tx, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from catch_me_play
    where user_id = ${userId} and day = ${bangkokDay(now)} and is_paid`.execute(db)
  return rows[0]!.count
}

/** The remaining and total paid plays of today, for the menu. `is_under_way` is always false: a play takes a minute. */
export async function readCatchMeToday(db: Db, userId: string, now: Date) {
  const total = (await readRate(db, 'game.catch-me', now)).quota ?? 0
  return { left: Math.max(0, total - (await countPaid(db, userId, now))), total, is_under_way: false }
}

/** The state before a play: paid plays left today, rewards, best scores, and whether they are public. */
export async function readCatchMeOf(db: Db | Tx, userId: string, now: Date): Promise<CatchMe> {
  const rate = await readRate(db, 'game.catch-me', now)
  const player = await db
    .selectFrom('catch_me_player')
    .select('is_listed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const quota = rate.quota ?? 0
  return {
    quota,
    left: Math.max(0, quota - (await countPaid(db, userId, now))),
    each: rate.koin,
    max: rate.koinMost ?? rate.koin,
    skill: gameSkill,
    points: rate.points,
    best: {
      arcade: await findBest(db, { userId, way: 'arcade', period: scoresSince }),
      turns: await findBest(db, { userId, way: 'turns', period: scoresSince }),
    },
    is_listed: player?.is_listed ?? false,
    obstacle: await readReason(db, userId, 'show_name_on_board', now),
  }
}
