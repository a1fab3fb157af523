import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { searchData } from './personal-data.ts'
import { postSearchRoutes } from './routes.ts'
import { indexPostsTask, indexWaitingPosts } from './search-commands.ts'

/** Enough for our own articles; a start does not wait until more posts are indexed, which is left to a job. */
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
