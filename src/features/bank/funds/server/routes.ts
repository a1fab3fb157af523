import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'
import { createFund, editFund, pauseFund } from './admin-commands.ts'
import { listAdminFunds, viewAdminFund } from './admin-queries.ts'
import { compareFunds, searchFunds, viewFund, viewNav, whatIf } from './view-queries.ts'

export const fundRoutes = ({ db, clock }: { db: Db; clock: () => Date }) => [
  ...bind(contract, {
    detailFund: ({ query, caller }) => viewFund(db, { code: query.type, userId: caller?.userId ?? null, now: clock() }),

    searchFund: async ({ query }) => {
      const { items, total, levels } = await searchFunds(db, query)
      return { ...toPage(items, total, query), levels }
    },

    showFundNav: ({ query }) => viewNav(db, { code: query.type, range: query.range }),

    compareFunds: ({ query }) => compareFunds(db, query),

    whatIfFund: ({ query }) => whatIf(db, { code: query.type, from: query.from, amount: query.amount }),
  }),

  ...bind(admin, {
    listAdminFunds: async () => ({ items: await listAdminFunds(db) }),

    showAdminFund: ({ query }) => viewAdminFund(db, query.code, clock()),

    createFund: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await createFund(tx, { ...staff, fund: input.body })
        return viewAdminFund(tx, input.body.code, staff.now)
      })
    },

    editFund: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      const { version, ...words } = input.body
      return runOnce(db, input, staff.now, async (tx) => {
        await editFund(tx, { ...staff, code: input.query.code, words, version })
        return viewAdminFund(tx, input.query.code, staff.now)
      })
    },

    pauseFund: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await pauseFund(tx, { ...staff, code: input.query.code, ...input.body })
        return viewAdminFund(tx, input.query.code, staff.now)
      })
    },
  }),
]
