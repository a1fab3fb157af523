import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { searchData } from './personal-data.ts'
import { postSearchRoutes } from './routes.ts'
import { indexPostsTask, indexWaitingPosts } from './search-commands.ts'

/** As many posts as our articles may be: more than that have waited for a job, and a start does not wait for them. */
const searchableAtStart = 100

/** Lists of posts and the search in them. */
export const postSearchFeature = {
  routes: postSearchRoutes,
  jobs: ({ db }: { db: Db }): Jobs => ({
    [indexPostsTask]: { cron: '* * * * *', run: () => indexWaitingPosts(db) },
  }),
  afterSeed: (db: Db) => indexWaitingPosts(db, searchableAtStart),
  personalData: searchData,
}
