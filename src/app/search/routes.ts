import type { Db } from '#db/open.ts'
import { findEventItems } from '#features/events/server/list-queries.ts'
import { listTerms } from '#features/glossary/server/queries.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { takeAddressAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { findThings } from '#features/search/server/queries.ts'
import { findHeroes } from '#features/superhero/server/shown-queries.ts'
import { findVideoItems } from '#features/videos/server/queries.ts'
import type { SitemapEntry } from '#kit/server/feature.ts'
import type { ThingListers } from '#kit/server/thing-lister.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from './contract.ts'
import { findQuizzes, findTerms } from './named.ts'

type SearchParts = { db: Db; keys: Keys; clock: () => Date; searchThings: ThingListers }

const searchRoutes = ({ db, keys, clock, searchThings }: SearchParts) =>
  bind(contract, {
    findOthers: async ({ query, request: { address } }) => {
      const now = clock()
      // A page of ours that searches for its reader has no address; it is bounded like every page.
      if (address) await takeAddressAttempt({ db, keys }, 'searchAddress', address, now)
      const { videos, events, things, corrected } = await findThings(db, query.keyword, now, searchThings)
      return {
        videos: await findVideoItems(db, videos),
        events: await findEventItems(db, events, now),
        terms: findTerms(await listTerms(db), query.keyword),
        heroes: await findHeroes(db, query.keyword, now),
        quizzes: findQuizzes(query.keyword),
        things: things.map(({ tags: _tags, ...thing }) => thing),
        corrected,
      }
    },
  })

/** The search over all features. */
export const findEverythingFeature = {
  routes: searchRoutes,
  sitemap: async (): Promise<SitemapEntry[]> => [{ path: '/search' }],
}
