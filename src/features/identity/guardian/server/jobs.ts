import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { tellAnswer } from './guardian-answer-commands.ts'
import { askGuardian, askGuardianTask, tellAnswerTask } from './guardian-link-commands.ts'
import { askOneGuardianAnew, remindOneGuardian } from './guardian-reminder-commands.ts'

const Person = z.object({ userId: z.uuid() })

type Parts = {
  db: Db
  clock: () => Date
  keys: Keys
  /** Where our pages are. */
  origin: string
  /** The oldest version of the personal data policy whose consent still holds; without it every one does. */
  holdingVersion?: (() => Promise<number>) | undefined
}

/** The jobs of guardians: name → what it does, and when. */
export function guardianJobs({ db, clock, keys, origin, holdingVersion }: Parts): Jobs {
  const about = (work: typeof askGuardian) => async (payload: unknown) => {
    const { userId } = z.parse(Person, payload)
    await db.transaction().execute((tx) => work(tx, { userId, origin, keys, now: clock() }))
  }
  return {
    [askGuardianTask]: about(askGuardian),
    [tellAnswerTask]: about(tellAnswer),
    // By day, and the last time well before the quiet hours.
    'remind-guardians': {
      cron: '15 0-13 * * *',
      run: async () => {
        const asking = { origin, keys, now: clock(), personalVersion: (await holdingVersion?.()) ?? 1 }
        // A transaction each: a mail that cannot be written must not take the others with it.
        for (const work of [remindOneGuardian, askOneGuardianAnew]) {
          while (await db.transaction().execute((tx) => work(tx, asking)));
        }
      },
    },
  }
}
