import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { koinErrors } from '../contract.ts'
import * as activities from './activities.ts'
import { recordAudit } from './audit-commands.ts'
import { auditLedger } from './audit-queries.ts'
import { readBooks } from './books-queries.ts'
import { lapseKoin } from './lapse-commands.ts'
import { koinMorning } from './morning-queries.ts'
import * as notices from './notices.ts'
import { koinData } from './personal-data.ts'
import { koinRoutes } from './routes.ts'

type JobParts = {
  db: Db
  clock: () => Date
  /** The connection string of the role that audits the ledger: the owner, if there is one. */
  booksUrl: string
  report: (message: string) => void
}

/** The ledger, rewards and skill points. */
export const koinFeature = {
  errors: [koinErrors],
  routes: koinRoutes,
  jobs: ({ db, clock, booksUrl, report }: JobParts): Jobs => ({
    // During the day in Bangkok (08:30), since it sends notices and mails.
    'lapse-koin': { cron: '30 1 * * *', run: () => lapseKoin(db, clock()) },
    'audit-books': {
      cron: '0 21 * * *',
      run: async () => {
        const faults = await readBooks(booksUrl, auditLedger)
        await recordAudit(db, { faults, now: clock() })
        for (const { check, count, examples } of faults) report(`books: ${check}: ${count} (${examples.join(', ')})`)
      },
    },
  }),
  activities: Object.values(activities),
  notices: Object.values(notices),
  morning: koinMorning,
  personalData: koinData,
}
