import type { Db } from '#db/open.ts'
import { runOnceThenView } from '#db/run-once.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import type { ServerKeys } from '#features/store/codes/server/key-commands.ts'
import { toPage } from '#lib/contract.ts'
import { refusals } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { buyPremium } from './buy-commands.ts'
import { cancelOrder, confirmArrival, reportNotArrived, showCode } from './commands.ts'
import { listHistory, viewOrder } from './queries.ts'

const refusal = refusals(contract.orderErrors)

export const orderRoutes = ({ db, clock, keys }: { db: Db; clock: () => Date; keys: ServerKeys }) =>
  bind(contract, {
    buyPremium: async (input) => {
      // Nothing else tells a second purchase from the first one sent again.
      if (input.request.idempotencyKey === null) throw refusal('idempotency_key_needed')
      const { body, caller } = input
      const owner = { userId: caller.userId, now: clock() }
      const wanted = { premiumId: body.id, quantity: body.quantity, expectedPrice: body.expected_price }
      return runOnceThenView(db, input, owner.now, {
        work: async (tx) => ({ id: await buyPremium(tx, { ...owner, ...wanted, address: body.address }) }),
        view: async (on, { id }) => ({
          order: await viewOrder(on, { ...owner, id }),
          koin: await readBalance(on, owner.userId),
        }),
      })
    },

    listHistory: async ({ query, caller }) => {
      const { items, total } = await listHistory(db, { userId: caller.userId, ...query })
      return toPage(items, total, query)
    },

    showOrder: ({ query, caller }) => viewOrder(db, { userId: caller.userId, id: query.id, now: clock() }),

    cancelOrder: (input) => {
      const which = { userId: input.caller.userId, id: input.query.id, now: clock() }
      return runOnceThenView(db, input, which.now, {
        work: async (tx) => {
          await cancelOrder(tx, which)
          return {}
        },
        view: async (on) => ({ order: await viewOrder(on, which), koin: await readBalance(on, which.userId) }),
      })
    },

    reportNotArrived: (input) => {
      const which = { userId: input.caller.userId, id: input.query.id, now: clock() }
      return runOnceThenView(db, input, which.now, {
        work: async (tx) => {
          await reportNotArrived(tx, which)
          return {}
        },
        view: (on) => viewOrder(on, which),
      })
    },

    confirmArrival: (input) => {
      const which = { userId: input.caller.userId, id: input.query.id, now: clock() }
      return runOnceThenView(db, input, which.now, {
        work: async (tx) => {
          await confirmArrival(tx, which)
          return {}
        },
        view: (on) => viewOrder(on, which),
      })
    },

    // Not by `act`: it would keep the codes in the reply that it remembers.
    showCode: (input) => {
      const which = { userId: input.caller.userId, id: input.query.id, keys, now: clock() }
      return db.transaction().execute((tx) => showCode(tx, which))
    },
  })
