import type { Db } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { countView } from './commands.ts'
import { showPost, viewClub } from './queries.ts'
import { listPosts, searchPosts } from './search-queries.ts'

/** `salt` keeps the hashes of visitors from being guessed; any secret that stays the same for a day. */
export const postRoutes = ({ db, clock, salt }: { db: Db; clock: () => Date; salt: string }) =>
  bind(contract, {
    viewClub: ({ query }) => viewClub(db, query.type),

    listPosts: async ({ query }) => {
      const { items, total } = await listPosts(db, query)
      return toPage(items, total, query)
    },

    searchPosts: ({ query }) => searchPosts(db, query),

    showPost: ({ query }) => showPost(db, query.id),

    countView: ({ query, caller, request }) =>
      db.transaction().execute(async (tx) => {
        const reader = caller ? { userId: caller.userId } : { userId: null, ...request }
        return { view_count: await countView(tx, { ref: query.id, reader, salt, now: clock() }) }
      }),
  })
