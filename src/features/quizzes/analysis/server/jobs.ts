import type { Db } from '#db/open.ts'
import { countDailyAnswers, countExamAnswers, countPractice } from './commands.ts'

/** The name of the job that counts what answers say of questions. */
export const countAnswersTask = 'count-answers'

/** Attempts a transaction: a fraction of a second also where all are final exams, and a crash counts none of them twice. */
const atOnce = 500

/** Counts every attempt that is over and was not counted yet, and then says when that was. */
export async function countNewAnswers(db: Db, now: Date): Promise<void> {
  for (const count of [countDailyAnswers, countExamAnswers]) {
    let counted = atOnce
    while (counted === atOnce) counted = await db.transaction().execute((tx) => count(tx, { limit: atOnce, now }))
  }
  await db.transaction().execute((tx) => countPractice(tx, now))
}
