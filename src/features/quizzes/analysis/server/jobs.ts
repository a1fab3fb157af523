import type { Db } from '#db/open.ts'
import { countDailyAnswers, countExamAnswers, countPractice, noteCounted } from './commands.ts'

/** The name of the job that counts what answers say of questions. */
export const countAnswersTask = 'count-answers'

/**
 * What is counted, and how much of it in a transaction: a fraction of a second also where all attempts are final exams, and
 * a crash counts nothing twice.
 */
const counters = [
  { count: countDailyAnswers, limit: 500 },
  { count: countExamAnswers, limit: 500 },
  { count: countPractice, limit: 5_000 },
]

/** Counts every attempt that is over and every practised answer not counted yet, and then says when that was. */
export async function countNewAnswers(db: Db, now: Date): Promise<void> {
  for (const { count, limit } of counters) {
    let counted = limit
    while (counted === limit) counted = await db.transaction().execute((tx) => count(tx, { limit, now }))
  }
  await db.transaction().execute((tx) => noteCounted(tx, now))
}
