import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { addDays, bangkokWeek } from '#lib/thai/bangkok-time.ts'
import type { Way } from '../catch-me-contract.ts'
import { scoresSince } from '../rules.ts'
import { findBest } from './board-queries.ts'
import { retentionDays } from './rules.ts'

type Reached = { userId: string; way: Way; score: number; isListed: boolean; now: Date }

/**
 * Stores a score if it is the best of the week or since `scoresSince`. `best` is the record including this play, `is_best`
 * whether it is new.
 */
export async function saveBest(tx: Tx, { userId, way, score, isListed, now }: Reached) {
  const before = await findBest(tx, { userId, way, period: scoresSince })
  if (score > 0) {
    const week = bangkokWeek(now)
    await sql`
      insert into catch_me_best as best (user_id, way, period, score, reached_at, is_listed)
      select ${userId}, ${way}, period, ${score}, ${now}, ${isListed} from unnest(${[scoresSince, week]}::text[]) as period
      on conflict (user_id, way, period) do update
      set score = excluded.score, reached_at = excluded.reached_at where excluded.score > best.score`.execute(tx)
    // Deletes old weeks; 'all', the records of before, sorts after every date.
    await tx
      .deleteFrom('catch_me_best')
      .where('user_id', '=', userId)
      .where('period', '<', addDays(week, -retentionDays))
      .where('period', '!=', scoresSince)
      .execute()
  }
  return { best: Math.max(score, before ?? 0), is_best: score > (before ?? 0) }
}
