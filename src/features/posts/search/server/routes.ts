import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { takeAddressAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { listPosts, searchPosts } from './search-queries.ts'

export const postSearchRoutes = ({ db, keys, clock }: { db: Db; keys: Keys; clock: () => Date }) =>
  bind(contract, {
    listPosts: async ({ query }) => {
      const { items, total } = await listPosts(db, query)
      return toPage(items, total, query)
    },

    searchPosts: async ({ query, request: { address } }) => {
      // A page of ours that searches for its reader has no address; it is bounded like every page.
      if (address) await takeAddressAttempt({ db, keys }, 'searchAddress', address, clock())
      return searchPosts(db, query)
    },
  })
