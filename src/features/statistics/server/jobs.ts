import type { Db } from '#db/open.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { countDay } from './count-commands.ts'
import { readFirstDay, readLastCounted } from './count-queries.ts'

/** The job that counts the numbers of staff. */
export const countStatisticsTask = 'count-statistics'

/**
 * Counts every finished Bangkok day that is not counted yet, oldest first, a transaction each; so an outage is caught up
 * with, and a run that is cut goes on where it stopped.
 */
export async function countStatistics(db: Db, now: Date): Promise<void> {
  const last = await readLastCounted(db)
  const first = last ? addDays(last, 1) : await readFirstDay(db)
  if (!first) return
  const today = bangkokDay(now)
  for (let day = first; day < today; day = addDays(day, 1)) {
    await db.transaction().execute((tx) => countDay(tx, day))
  }
}
