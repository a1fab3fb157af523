import type { Db } from '#db/open.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { saveSet } from './commands.ts'
import { timingOf } from './rules.ts'

/** The job that stores the next day's questions shortly before midnight. */
export const saveDailySetTask = 'keep-daily-set'

const dayMs = 86_400_000
const aheadMs = 30 * 60_000

/**
 * Stores the questions of the next day, so that editors cannot replace a question between the first look and the first
 * answer. Does nothing more than half an hour before midnight.
 */
export async function saveNextSet(db: Db, now: Date): Promise<void> {
  if (dayMs - timingOf(now).sinceMidnightMs > aheadMs) return
  await db.transaction().execute((tx) => saveSet(tx, addDays(bangkokDay(now), 1), now))
}
