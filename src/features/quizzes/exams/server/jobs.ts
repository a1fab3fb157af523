import type { Db } from '#db/open.ts'
import { closeDueExams } from './commands.ts'

/** The job that closes overdue attempts. */
export const closeExamsTask = 'close-exams'

/**
 * Closes every overdue attempt, one transaction per person. Attempts of erased persons stay as they are. A failure does
 * not stop the others, and is thrown at the end.
 */
export async function closeExams(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('exam_attempt')
    .innerJoin('user_account', 'user_account.user_id', 'exam_attempt.user_id')
    .select('exam_attempt.user_id')
    .distinct()
    .where('closed_at', 'is', null)
    .where('deadline_at', '<=', now)
    .limit(1000)
    .execute()
  const failures: unknown[] = []
  for (const { user_id: userId } of due)
    await db
      .transaction()
      .execute((tx) => closeDueExams(tx, { userId, now }))
      .catch((error) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `exams of ${failures.length} of ${due.length} persons not closed`)
}
