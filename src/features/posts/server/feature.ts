import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { Importer, Jobs, SitemapEntry } from '#kit/server/feature.ts'
import type { Storage } from '#lib/server/storage.ts'
import { clubTypes, postErrors } from '../contract.ts'
import { readingErrors } from '../reading-contract.ts'
import { shareOfClub, shareOfPost } from '../share-rules.ts'
import { summaryDecisionErrors } from '../summary-admin-contract.ts'
import { summaryErrors } from '../summary-contract.ts'
import { revisionErrors, writingErrors } from '../writing-contract.ts'
import * as activities from './activity-rules.ts'
import { sweepVisits } from './commands.ts'
import { readNewest } from './list-queries.ts'
import { moderatedPosts } from './moderated-commands.ts'
import { moderatedSummaries } from './moderated-summary-commands.ts'
import * as notices from './notice-rules.ts'
import { postsData } from './personal-data.ts'
import { findPublished } from './published-queries.ts'
import { postRoutes } from './routes.ts'
import { indexPostsTask, indexWaitingPosts } from './search-commands.ts'
import { importArticles, readArticles } from './seed.ts'
import { summaryRoutes } from './summary-routes.ts'
import { sweepPostPictures, sweepPosts } from './sweep-commands.ts'
import { writingRoutes } from './writing-routes.ts'

type JobParts = { db: Db; clock: () => Date; storage: Storage }

/** Enough for our own articles; a start does not wait until more posts are indexed, which is left to a job. */
const searchableAtStart = 100

/** Articles and posts: reading, writing, search and summaries. */
export const postsFeature = {
  errors: [postErrors, readingErrors, summaryErrors, summaryDecisionErrors, writingErrors, revisionErrors],
  routes: (
    parts: Parameters<typeof writingRoutes>[0] &
      Parameters<typeof summaryRoutes>[0] & { keys: Keys; bucketOf: (address: string) => string },
  ) => [
    ...postRoutes({
      ...parts,
      salt: parts.keys.hmac('post-view'),
      readerHash: (userId) => parts.keys.hmac('post-reader', userId),
    }),
    ...summaryRoutes(parts),
    ...writingRoutes(parts),
  ],
  jobs: ({ db, clock, storage }: JobParts): Jobs => ({
    'sweep-visits': { cron: '30 20 * * *', run: () => db.transaction().execute((tx) => sweepVisits(tx, clock())) },
    'sweep-posts': {
      cron: '35 * * * *',
      run: async () => {
        await sweepPosts(db, clock())
        await sweepPostPictures({ db, storage }, clock())
      },
    },
    [indexPostsTask]: { cron: '* * * * *', run: () => indexWaitingPosts(db) },
  }),
  seed: async (content: URL): Promise<Importer> => {
    const articles = await readArticles(new URL('articles/', content))
    return async (tx, now) => {
      await importArticles(tx, articles, now)
      return undefined
    }
  },
  afterSeed: (db: Db) => indexWaitingPosts(db, searchableAtStart),
  moderated: { post: moderatedPosts, summary: moderatedSummaries },
  activities: Object.values(activities),
  notices: Object.values(notices),
  // Only the clubs: posts are too many for one list, so the sitemap reads them itself.
  sitemap: ({ db }: { db: Db }): Promise<SitemapEntry[]> =>
    Promise.all(clubTypes.map(async (type) => ({ path: `/club/${type}`, changed: await readNewest(db, type) }))),
  share: async (db: Db, ref: string) => {
    const club = clubTypes.find((type) => type === ref)
    if (club) return shareOfClub(club)
    const post = await findPublished(db, ref)
    return post && shareOfPost(post)
  },
  personalData: postsData,
}
