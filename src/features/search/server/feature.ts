import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import type { ThingListers } from '#kit/server/thing-lister.ts'
import { indexWaitingThings } from './commands.ts'
import { indexListed } from './listed-commands.ts'
import { searchData } from './personal-data.ts'

/** The search index of videos and events, and of what other features list. */
export const searchFeature = {
  jobs: ({ db, clock, searchThings }: { db: Db; clock: () => Date; searchThings: ThingListers }): Jobs => ({
    'index-things': { cron: '* * * * *', run: () => indexWaitingThings(db) },
    'index-listed': { cron: '* * * * *', run: () => indexListed(db, searchThings, clock()) },
  }),
  afterSeed: async (db: Db, now: Date, things: ThingListers) => {
    await indexWaitingThings(db)
    await indexListed(db, things, now)
  },
  personalData: searchData,
}
