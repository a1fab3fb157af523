import type { Db } from '#db/open.ts'
import { closeDueExams } from './commands.ts'

/** The name of the job that closes attempts whose time is over. */
export const closeExamsTask = 'close-exams'

/** Closes every attempt whose time is over and that nobody has looked at since, a transaction a person. */
export async function closeExams(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('exam_attempt')
    .select('user_id')
    .distinct()
    .where('closed_at', 'is', null)
    .where('deadline_at', '<=', now)
    .limit(1000)
    .execute()
  for (const { user_id: userId } of due) await db.transaction().execute((tx) => closeDueExams(tx, { userId, now }))
}
