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
  /** The origin of our pages. */
  origin: string
  /** Every table with rows about persons: the contents of exports and erasures. */
  personTables: PersonTags[]
  /** The oldest version of the personal data policy whose acceptance is still valid; by default all are. */
  holdingVersion?: (() => Promise<number>) | undefined
}

/** The jobs of accounts. */
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
    // 09:00 in Bangkok: reminders are sent by day.
    'remind-leavers': {
      cron: '0 2 * * *',
      run: () => db.transaction().execute((tx) => remindLeavers(tx, { origin, now: clock() })),
    },
    'erase-leavers': {
      cron: '15 * * * *',
      run: async () => {
        // Mails older than thirty days go first: mails to others (a guardian) may name a person who left thirty days
        // ago.
        await sweepMails(db, clock())
        // Even if an erasure fails, the mail files of people already erased in this run are deleted.
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
    // By day, the last time well before quiet hours.
    'remind-guardians': {
      cron: '15 0-13 * * *',
      run: async () => {
        const asking = { origin, keys, now: clock(), personalVersion: (await holdingVersion?.()) ?? 1 }
        // A transaction each, so that one mail that fails does not block the others.
        for (const work of [remindOneGuardian, askOneGuardianAnew]) {
          while (await db.transaction().execute((tx) => work(tx, asking)));
        }
      },
    },
  }
}

/** Deletes expired sessions, tokens, links, counters and used proofs. Runs daily. */
export async function sweepIdentity(db: Db, now: Date): Promise<void> {
  // Deleting a session deletes its tokens. A rotated token stays until it expires, since its reuse reveals a theft.
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('refresh_token').where('expires_at', '<=', now).execute()
  await db.deleteFrom('email_link').where('expires_at', '<=', now).execute()
  // The objection period is over, so the previous address becomes free.
  await db.deleteFrom('email_change').where('object_until', '<=', now).execute()
  await db.deleteFrom('attempt').where('ends_at', '<=', now).execute()
  await db.deleteFrom('social_use').where('expires_at', '<=', now).execute()
  await db.deleteFrom('bot_check_use').where('expires_at', '<=', now).execute()
  await sweepRefusals(db, now)
}
