import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { tellAnswer } from './guardian-answer-commands.ts'
import { askGuardian, askGuardianTask, tellAnswerTask } from './guardian-link-commands.ts'
import type { Sender } from './guardian-mails.ts'
import { askOneGuardianAnew, remindOneGuardian } from './guardian-reminder-commands.ts'

const Person = z.object({ userId: z.uuid() })

type Parts = {
  db: Db
  clock: () => Date
  keys: Keys
  /** Origin of our pages. */
  origin: string
  /** What mails say of us; nothing by default. */
  sender?: Sender
  /** The oldest version of the personal data policy whose acceptance is still valid; by default all are. */
  holdingVersion?: (() => Promise<number>) | undefined
}

/** The jobs of guardians, by name, with their schedules. */
export function guardianJobs({ db, clock, keys, origin, sender = {}, holdingVersion }: Parts): Jobs {
  const about = (work: typeof askGuardian) => async (payload: unknown) => {
    const { userId } = z.parse(Person, payload)
    await db.transaction().execute((tx) => work(tx, { userId, origin, sender, keys, now: clock() }))
  }
  return {
    [askGuardianTask]: about(askGuardian),
    [tellAnswerTask]: about(tellAnswer),
    // By day, the last time well before quiet hours.
    'remind-guardians': {
      cron: '15 0-13 * * *',
      run: async () => {
        const asking = { origin, sender, keys, now: clock(), personalVersion: (await holdingVersion?.()) ?? 1 }
        // A transaction each, so that one mail that fails does not block the others.
        for (const work of [remindOneGuardian, askOneGuardianAnew]) {
          while (await db.transaction().execute((tx) => work(tx, asking)));
        }
      },
    },
  }
}
