import type { Db } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { listPosts, searchPosts } from './search-queries.ts'

export const postSearchRoutes = ({ db }: { db: Db }) =>
  bind(contract, {
    listPosts: async ({ query }) => {
      const { items, total } = await listPosts(db, query)
      return toPage(items, total, query)
    },

    searchPosts: ({ query }) => searchPosts(db, query),
  })
