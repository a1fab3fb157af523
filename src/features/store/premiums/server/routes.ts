import type { Db } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { readCharity } from './charity-queries.ts'
import { listForHome, listPremiums } from './queries.ts'
import { viewPremium } from './view-queries.ts'

export const premiumRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listPremiums: async ({ query }) => {
      const { items, total } = await listPremiums(db, { ...query, type: query.type }, clock())
      return toPage(items, total, query)
    },
    showPremium: ({ query, caller }) => viewPremium(db, query.id, caller?.userId ?? null, clock()),
    listHomePremiums: ({ query }) => listForHome(db, query.category, clock()),
    showCharity: () => readCharity(db),
  })
