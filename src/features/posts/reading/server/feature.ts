import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { clubTypes, Voice } from '#features/posts/documents/contract.ts'
import { readNewest } from '#features/posts/documents/server/list-queries.ts'
import { shareOfClub, shareOfPost } from '#features/posts/documents/share-rules.ts'
import { voicePath } from '#features/posts/documents/voice-rules.ts'
import type { Importer, Jobs, SitemapEntry } from '#kit/server/feature.ts'
import { readingErrors } from '../reading-contract.ts'
import * as activities from './activities.ts'
import { sweepVisits } from './commands.ts'
import { readingMorning } from './morning-queries.ts'
import { readingData } from './personal-data.ts'
import { findPublished } from './published-queries.ts'
import { postRoutes } from './routes.ts'
import { importArticles, openArticles, readArticles } from './seed.ts'
import { importShelves, readShelfFile } from './shelf-commands.ts'

type RouteParts = { db: Db; clock: () => Date; keys: Keys; bucketOf: (address: string) => string }
type JobParts = { db: Db; clock: () => Date; content: URL }

/** Clubs and posts as readers see them, and what readers do there. */
export const readingFeature = {
  errors: [readingErrors],
  routes: (parts: RouteParts) =>
    postRoutes({
      ...parts,
      salt: parts.keys.hmac('post-view'),
      shareKey: Buffer.from(parts.keys.hmac('post-share-link'), 'base64url'),
      readerHash: (userId) => parts.keys.hmac('post-reader', userId),
    }),
  jobs: ({ db, clock, content }: JobParts): Jobs => ({
    'open-articles': { cron: '2 17 * * *', run: () => openArticles(db, content, clock()) },
    'sweep-visits': { cron: '30 20 * * *', run: () => db.transaction().execute((tx) => sweepVisits(tx, clock())) },
  }),
  seed: async (content: URL): Promise<Importer> => {
    const articles = await readArticles(new URL('articles/', content))
    const shelves = await readShelfFile(new URL('shelves.json', content))
    return async (tx, now) => {
      await importArticles(tx, articles, now)
      await importShelves(tx, shelves)
      return undefined
    }
  },
  activities: Object.values(activities),
  // Clubs and bylines: posts are too many for one list, so the sitemap reads them itself.
  sitemap: async ({ db }: { db: Db }): Promise<SitemapEntry[]> => [
    ...(await Promise.all(
      clubTypes.map(async (type) => ({ path: `/club/${type}`, changed: await readNewest(db, type) })),
    )),
    { path: '/voices' },
    ...Voice.options.map((voice) => ({ path: voicePath(voice) })),
  ],
  share: async (db: Db, ref: string) => {
    const club = clubTypes.find((type) => type === ref)
    if (club) return shareOfClub(club)
    const post = await findPublished(db, ref)
    return post && shareOfPost(post)
  },
  morning: readingMorning,
  personalData: readingData,
}
