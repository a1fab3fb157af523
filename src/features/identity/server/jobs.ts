import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import type { PersonTags } from '#db/personal-data.ts'
import { type KeptMails, sweepMailFiles, sweepMails } from '#features/notifications/server/commands.ts'
import type { Jobs } from '#kit/server/feature.ts'
import type { Storage } from '#lib/server/storage.ts'
import { eraseLeavers } from './erase-commands.ts'
import { buildExport, buildExportTask, sweepExports } from './export-commands.ts'
import { foldNames, foldNamesTask } from './fold-names-commands.ts'
import { tellAnswer } from './guardian-answer-commands.ts'
import { askGuardian, askGuardianTask, tellAnswerTask } from './guardian-link-commands.ts'
import { askOneGuardianAnew, remindOneGuardian } from './guardian-reminder-commands.ts'
import type { Keys } from './key-commands.ts'
import { remindLeavers } from './leave-commands.ts'
import { dropPicture, dropPictureTask, makeAvifs, makeAvifTask, sweepPictures } from './picture-commands.ts'
import { sweepRefusals } from './refusal-commands.ts'
import { mailAskedLink, mailResetLinkTask } from './reset-commands.ts'

const ResetAsked = z.object({ email: z.string(), bindingHash: z.optional(z.nullable(z.string())) })
const Person = z.object({ userId: z.uuid() })
const ExportAsked = z.object({ userId: z.uuid(), id: z.uuid() })
const PictureLeft = z.object({ userId: z.uuid(), key: z.string() })

type Parts = {
  db: Db
  clock: () => Date
  storage: Storage
  transport: KeptMails
  keys: Keys
  /** Where our pages are. */
  origin: string
  /** Every table with rows about persons: what an export holds and an erasure deletes. */
  personTables: PersonTags[]
  /** The oldest version of the personal data policy whose consent still holds; without it every one does. */
  holdingVersion?: (() => Promise<number>) | undefined
}

/** The jobs of accounts: name → what it does, and when. */
export function identityJobs(parts: Parts): Jobs {
  const { db, clock, storage, transport, keys, origin, personTables, holdingVersion } = parts
  return {
    [mailResetLinkTask]: async (payload: unknown) => {
      const asked = z.parse(ResetAsked, payload)
      await db.transaction().execute((tx) => mailAskedLink(tx, { ...asked, keys, origin, now: clock() }))
    },
    ...guardianJobs({ db, clock, keys, origin, holdingVersion }),
    [dropPictureTask]: (payload: unknown) => dropPicture({ db, storage }, z.parse(PictureLeft, payload)),
    [makeAvifTask]: (payload: unknown) => makeAvifs({ db, storage }, z.parse(PictureLeft, payload)),
    [buildExportTask]: (payload: unknown) =>
      buildExport({ db, clock, storage, origin, personTables }, z.parse(ExportAsked, payload)),
    [foldNamesTask]: () => foldNames(db),
    'sweep-identity': { cron: '10 20 * * *', run: () => sweepIdentity(db, clock()) },
    'sweep-pictures': { cron: '50 20 * * *', run: () => sweepPictures({ db, storage }, clock()) },
    'sweep-exports': { cron: '5 * * * *', run: () => sweepExports({ db, storage }, clock()) },
    // Nine in the morning of Bangkok: reminders are for the day.
    'remind-leavers': {
      cron: '0 2 * * *',
      run: () => db.transaction().execute((tx) => remindLeavers(tx, { origin, now: clock() })),
    },
    'erase-leavers': {
      cron: '15 * * * *',
      run: async () => {
        // First what is older than thirty days: mails to others (a guardian) may name who left thirty days ago.
        await sweepMails(db, clock())
        // A failure leaves people to be erased, and no file of those whom the run has erased.
        await eraseLeavers({ db, storage, personTables }, clock()).finally(() => sweepMailFiles({ db, transport }))
      },
    },
  }
}

function guardianJobs({
  db,
  clock,
  keys,
  origin,
  holdingVersion,
}: Omit<Parts, 'storage' | 'transport' | 'personTables'>): Jobs {
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

/** Takes away what is over and proves nothing any more: logins, tokens, links, counters, used proofs. Daily. */
export async function sweepIdentity(db: Db, now: Date): Promise<void> {
  // Its tokens go with a session; a rotated token stays until it is over, since presenting it again tells of a theft.
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('refresh_token').where('expires_at', '<=', now).execute()
  await db.deleteFrom('email_link').where('expires_at', '<=', now).execute()
  // From then on nobody can object any more, and the address before is free.
  await db.deleteFrom('email_change').where('object_until', '<=', now).execute()
  await db.deleteFrom('attempt').where('ends_at', '<=', now).execute()
  await db.deleteFrom('social_use').where('expires_at', '<=', now).execute()
  await db.deleteFrom('bot_check_use').where('expires_at', '<=', now).execute()
  await sweepRefusals(db, now)
}
