import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import { mailResetLink, mailResetLinkTask } from './reset-commands.ts'

const ResetAsked = z.object({ email: z.string() })

/** The tasks of this feature for the worker: name → work. `origin` is where our pages are. */
export function identityTasks({ db, clock, origin }: { db: Db; clock: () => Date; origin: string }) {
  return {
    [mailResetLinkTask]: async (payload: unknown) => {
      const { email } = z.parse(ResetAsked, payload)
      await db.transaction().execute((tx) => mailResetLink(tx, { email, origin, now: clock() }))
    },
  }
}

/** Takes away what is over and proves nothing any more: logins, tokens, links, counters, used proofs. Daily. */
export async function sweepIdentity(db: Db, now: Date): Promise<void> {
  // Its tokens go with a session; a rotated token stays until it is over, since presenting it again tells of a theft.
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('refresh_token').where('expires_at', '<=', now).execute()
  await db.deleteFrom('email_link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('attempt').where('ends_at', '<=', now).execute()
  await db.deleteFrom('bot_check_use').where('expires_at', '<=', now).execute()
}
