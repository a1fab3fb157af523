import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'

type Parts = { db: Db; clock: () => Date }

/** The jobs of sessions, by name, with their schedules. */
export function sessionJobs({ db, clock }: Parts): Jobs {
  return { 'sweep-sessions': { cron: '10 20 * * *', run: () => sweepSessions(db, clock()) } }
}

/** Deletes expired sessions and tokens. A rotated token stays until it expires, because its reuse indicates a theft. */
async function sweepSessions(db: Db, now: Date): Promise<void> {
  // Deleting a session deletes its tokens (cascade).
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('refresh_token').where('expires_at', '<=', now).execute()
}
