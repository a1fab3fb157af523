import type { Db } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { listGiftHistory } from './queries.ts'

export const giftRoutes = ({ db }: { db: Db }) =>
  bind(contract, {
    premiumGiftHistory: async ({ query, caller }) => {
      const { items, total } = await listGiftHistory(db, { userId: caller.userId, ...query })
      return toPage(items, total, query)
    },
  })
