import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import type { PersonTags } from '#db/personal-data.ts'
import { type KeptMails, sweepMailFiles, sweepMails } from '#features/notifications/server/commands.ts'
import type { Jobs } from '#kit/server/feature.ts'
import type { Storage } from '#lib/server/storage.ts'
import { eraseLeavers } from './erase-commands.ts'
import { buildExport, buildExportTask, sweepExports } from './export-commands.ts'
import { remindLeavers } from './leave-commands.ts'

const ExportAsked = z.object({ userId: z.uuid(), id: z.uuid() })

type Parts = {
  db: Db
  clock: () => Date
  storage: Storage
  transport: KeptMails
  /** Where our pages are. */
  origin: string
  /** Every table with rows about persons: what an export holds and an erasure deletes. */
  personTables: PersonTags[]
}

/** The jobs of export, leaving and erasure: name → what it does, and when. */
export function privacyJobs({ db, clock, storage, transport, origin, personTables }: Parts): Jobs {
  return {
    [buildExportTask]: (payload: unknown) =>
      buildExport({ db, clock, storage, origin, personTables }, z.parse(ExportAsked, payload)),
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
