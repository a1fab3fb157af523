import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { indexWaitingThings } from './commands.ts'
import { searchData } from './personal-data.ts'

/** The search index of videos and events. */
export const searchFeature = {
  jobs: ({ db }: { db: Db }): Jobs => ({
    'index-things': { cron: '* * * * *', run: () => indexWaitingThings(db) },
  }),
  afterSeed: (db: Db) => indexWaitingThings(db),
  personalData: searchData,
}
