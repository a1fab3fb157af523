import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import type { PersonTags } from '#db/personal-data.ts'
import { type SavedMails, sweepMailFiles, sweepMails } from '#features/notifications/server/commands.ts'
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
  transport: SavedMails
  /** Origin of our pages. */
  origin: string
  /** Every table with rows about persons: the contents of exports and erasures. */
  personTables: PersonTags[]
}

/** The jobs of export, leaving and erasure, by name, with their schedules. */
export function privacyJobs({ db, clock, storage, transport, origin, personTables }: Parts): Jobs {
  return {
    [buildExportTask]: (payload: unknown) =>
      buildExport({ db, clock, storage, origin, personTables }, z.parse(ExportAsked, payload)),
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
