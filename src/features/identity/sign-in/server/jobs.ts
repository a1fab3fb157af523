import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { mailAskedLink, mailResetLinkTask } from './reset-commands.ts'

const ResetAsked = z.object({ email: z.string(), bindingHash: z.optional(z.nullable(z.string())) })

type Parts = {
  db: Db
  clock: () => Date
  keys: Keys
  /** Origin of our pages. */
  origin: string
}

/** The jobs of logins, by name. */
export function signInJobs({ db, clock, keys, origin }: Parts): Jobs {
  return {
    [mailResetLinkTask]: async (payload: unknown) => {
      const asked = z.parse(ResetAsked, payload)
      await db.transaction().execute((tx) => mailAskedLink(tx, { ...asked, keys, origin, now: clock() }))
    },
  }
}
