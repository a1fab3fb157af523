import type { Db } from '#db/open.ts'
import { countDailyAnswers, countExamAnswers, countPractice, noteCounted } from './commands.ts'

/** The job that counts answers. */
export const countAnswersTask = 'count-answers'

/**
 * The counters with their batch sizes: a transaction takes a fraction of a second even if all attempts are final exams.
 */
const counters = [
  { count: countDailyAnswers, limit: 500 },
  { count: countExamAnswers, limit: 500 },
  { count: countPractice, limit: 5_000 },
]

/** Counts every finished attempt and practice answer that is not counted yet, and records the time. */
export async function countNewAnswers(db: Db, now: Date): Promise<void> {
  for (const { count, limit } of counters) {
    let counted = limit
    while (counted === limit) counted = await db.transaction().execute((tx) => count(tx, { limit, now }))
  }
  await db.transaction().execute((tx) => noteCounted(tx, now))
}
