import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'

type Parts = { db: Db; clock: () => Date }

/** The jobs of sessions: name → what it does, and when. */
export function sessionJobs({ db, clock }: Parts): Jobs {
  return { 'sweep-sessions': { cron: '10 20 * * *', run: () => sweepSessions(db, clock()) } }
}

/** Deletes sessions and tokens that are over. A rotated token stays until then, since presenting it again tells of a theft. */
async function sweepSessions(db: Db, now: Date): Promise<void> {
  // A session's tokens go with it.
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('refresh_token').where('expires_at', '<=', now).execute()
}
