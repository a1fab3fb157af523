import type { Db } from '#db/open.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { keepSet } from './commands.ts'
import { timingOf } from './rules.ts'

/** The name of the job that keeps the next day's questions shortly before it begins. */
export const keepDailySetTask = 'keep-daily-set'

const dayMs = 86_400_000
const aheadMs = 30 * 60_000

/**
 * Keeps which questions the next day asks, so that nobody is shown one of them in whose place editors put another before
 * the day's first answer. Does nothing where midnight is further away than half an hour.
 */
export async function keepNextSet(db: Db, now: Date): Promise<void> {
  if (dayMs - timingOf(now).sinceMidnightMs > aheadMs) return
  await db.transaction().execute((tx) => keepSet(tx, addDays(bangkokDay(now), 1), now))
}
