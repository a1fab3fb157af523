import type { Db, Tx } from '#db/open.ts'
import type { Jobs, SitemapEntry } from '#kit/server/feature.ts'
import { readTerms } from '../../rates/server/terms-queries.ts'
import { depositErrors } from '../contract.ts'
import { thingsOfTerms } from '../search-rules.ts'
import * as activities from './activities.ts'
import { runBankEndOfDay } from './end-of-day-commands.ts'
import * as notices from './notices.ts'
import { depositData } from './personal-data.ts'
import { depositRoutes } from './routes.ts'
import { tellBankChanges } from './tell-commands.ts'

/** Savings, fixed deposits and Thaweesup. */
export const depositFeature = {
  errors: [depositErrors],
  routes: (parts: { db: Db; clock: () => Date }) => depositRoutes(parts),
  jobs: ({ db, clock }: { db: Db; clock: () => Date }): Jobs => ({
    // Added by the act that announces a rate or a clock.
    'tell-bank-changes': () => tellBankChanges(db, clock()),
    // 02:10 in Bangkok, when little else runs.
    'bank-night': { cron: '10 19 * * *', run: () => runBankEndOfDay(db, clock()) },
  }),
  searchThings: { deposit: async (db: Db | Tx, now: Date) => thingsOfTerms(await readTerms(db, now)) },
  activities: Object.values(activities),
  notices: Object.values(notices),
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/bank' }],
  personalData: depositData,
}
