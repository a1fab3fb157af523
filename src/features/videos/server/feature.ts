import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { Importer, Jobs, SitemapEntry } from '#kit/server/feature.ts'
import type { Storage } from '#lib/server/storage.ts'
import { filmAnswerErrors } from '../answer-contract.ts'
import { shareOfVideo } from '../share-rules.ts'
import { videoAdminErrors } from '../video-admin-contract.ts'
import { videoErrors } from '../video-contract.ts'
import * as activities from './activities.ts'
import { videoAdminRoutes } from './admin-routes.ts'
import { sweepVideoVisits } from './commands.ts'
import * as contentKinds from './content-kinds.ts'
import { videosMorning } from './morning-queries.ts'
import { videosData } from './personal-data.ts'
import { findVideoItem, listShownVideos } from './queries.ts'
import { filmKey } from './question-commands.ts'
import { videoRoutes } from './routes.ts'
import { importVideos, readVideos } from './seed.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'
import { sweepVideoFiles } from './sweep-commands.ts'

type JobParts = { db: Db; clock: () => Date; storage: Storage }

/** Videos and watch progress. */
export const videosFeature = {
  staffActs,
  staffSubjects,
  errors: [videoErrors, filmAnswerErrors, videoAdminErrors],
  routes: (parts: Parameters<typeof videoAdminRoutes>[0] & { keys: Keys; bucketOf: (address: string) => string }) => [
    ...videoAdminRoutes(parts),
    ...videoRoutes({ ...parts, salt: parts.keys.hmac('video-view') }),
  ],
  jobs: ({ db, clock, storage }: JobParts): Jobs => ({
    'sweep-video-visits': {
      cron: '30 20 * * *',
      run: () => db.transaction().execute((tx) => sweepVideoVisits(tx, clock())),
    },
    'sweep-video-files': { cron: '55 20 * * *', run: () => sweepVideoFiles({ db, storage }, clock()) },
  }),
  seed: async (content: URL): Promise<Importer> => {
    const videos = await readVideos(new URL('videos/', content))
    return async (tx, now) => {
      await importVideos(tx, videos, now)
      return undefined
    }
  },
  activities: Object.values(activities),
  sitemap: async ({ db }: { db: Db }): Promise<SitemapEntry[]> => {
    const videos = await listShownVideos(db)
    return [{ path: '/video-page' }, ...videos.map(({ href, updated_at }) => ({ path: href, changed: updated_at }))]
  },
  share: async (db: Db, ref: string) => {
    const video = await findVideoItem(db, ref)
    return video && shareOfVideo(video)
  },
  morning: videosMorning,
  proposals: [filmKey],
  contentKinds: Object.values(contentKinds),
  personalData: videosData,
}
