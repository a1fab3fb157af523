import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { sweepRefusals } from './refusal-commands.ts'

type Parts = { db: Db; clock: () => Date }

/** The jobs of limits, by name, with their schedules. */
export function limitJobs({ db, clock }: Parts): Jobs {
  return { 'sweep-limits': { cron: '10 20 * * *', run: () => sweepLimits(db, clock()) } }
}

/** Deletes counters whose window is over, used proofs that have expired, and expired refusals. */
async function sweepLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('ends_at', '<=', now).execute()
  await db.deleteFrom('bot_check_use').where('expires_at', '<=', now).execute()
  await sweepRefusals(db, now)
}
