import type { Db } from '#db/open.ts'
import { eventPath } from '#features/events/path-rules.ts'
import { listEvents } from '#features/events/server/list-queries.ts'
import { nextMonths } from '#features/events/server/rules.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import { ClubType } from '#features/posts/documents/contract.ts'
import { countPosts, readNewest, readPage } from '#features/posts/documents/server/list-queries.ts'
import { questionsPerDay } from '#features/quizzes/daily/contract.ts'
import { videoPath } from '#features/videos/path-rules.ts'
import { listVideos } from '#features/videos/server/queries.ts'
import type { SitemapEntry } from '#kit/server/feature.ts'
import { bind } from '#lib/server/routes.ts'
import { homeShare } from '../share/share-facts.ts'
import * as contract from './contract.ts'

const shownPosts = 6
const shownInRow = 4

const homeRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    viewHome: async () => {
      const now = clock()
      const rates = await readRates(db, ['quiz.daily.right', 'quiz.daily.all-right'], now)
      return {
        events: await nextEvents(db, now),
        videos: await newVideos(db),
        latest: await readPage(db, { order: 'new', page: 1, limit: shownPosts }),
        clubs: await Promise.all(
          ClubType.options.map(async (club) => ({ club, total: await countPosts(db, { type: club }) })),
        ),
        quiz: {
          questions: questionsPerDay,
          each: rates['quiz.daily.right'].koin,
          all_right: rates['quiz.daily.all-right'].koin,
        },
      }
    },

    listHomePosts: async ({ query }) => ({
      items: await readPage(db, { type: query.category, order: 'new', page: 1, limit: shownPosts }),
    }),
  })

/** Events that have not begun, the earliest first. */
async function nextEvents(db: Db, now: Date) {
  const events = await listEvents(db, nextMonths(now), now)
  return events
    .filter(({ starts_at, state }) => state !== 'called_off' && new Date(starts_at) > now)
    .slice(0, shownInRow)
    .map((event) => ({
      href: eventPath(event),
      title: event.title,
      title_phrases: event.title_phrases,
      art: event.cover.art,
      starts_at: event.starts_at,
      is_simulated: event.is_simulated,
    }))
}

async function newVideos(db: Db) {
  const { items } = await listVideos(db, { page: 1, limit: shownInRow })
  return items.map((video) => ({
    href: videoPath(video),
    title: video.title,
    title_phrases: video.title_phrases,
    art: video.poster.art,
    seconds: video.seconds,
  }))
}

/** The home page. */
export const homeFeature = {
  routes: homeRoutes,
  sitemap: async ({ db }: { db: Db }): Promise<SitemapEntry[]> => [{ path: '/', changed: await readNewest(db) }],
  share: async (_db: Db, ref: string) => (ref === homeShare.ref ? homeShare : null),
}
