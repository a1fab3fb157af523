import type { Db } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { listGiftOrders, listGifts } from './queries.ts'

export const giftAdminRoutes = ({ db }: { db: Db }) =>
  bind(contract, {
    listGifts: async () => ({ items: await listGifts(db) }),

    listGiftOrders: async ({ query }) => {
      const { items, total } = await listGiftOrders(db, query)
      return toPage(items, total, query)
    },
  })
