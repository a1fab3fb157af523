import { act } from '#db/act.ts'
import type { Db } from '#db/open.ts'
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
      const whose = { userId: caller.userId, now: clock() }
      const wanted = { premiumId: body.id, quantity: body.quantity, expectedPrice: body.expected_price }
      return act(db, input, whose.now, async (tx) => {
        const id = await buyPremium(tx, { ...whose, ...wanted, address: body.address })
        return { order: await viewOrder(tx, { ...whose, id }), koin: await readBalance(tx, whose.userId) }
      })
    },

    listHistory: async ({ query, caller }) => {
      const { items, total } = await listHistory(db, { userId: caller.userId, ...query })
      return toPage(items, total, query)
    },

    showOrder: ({ query, caller }) => viewOrder(db, { userId: caller.userId, id: query.id, now: clock() }),

    cancelOrder: (input) => {
      const which = { userId: input.caller.userId, id: input.query.id, now: clock() }
      return act(db, input, which.now, async (tx) => {
        await cancelOrder(tx, which)
        return { order: await viewOrder(tx, which), koin: await readBalance(tx, which.userId) }
      })
    },

    reportNotArrived: (input) => {
      const which = { userId: input.caller.userId, id: input.query.id, now: clock() }
      return act(db, input, which.now, async (tx) => {
        await reportNotArrived(tx, which)
        return viewOrder(tx, which)
      })
    },

    confirmArrival: (input) => {
      const which = { userId: input.caller.userId, id: input.query.id, now: clock() }
      return act(db, input, which.now, async (tx) => {
        await confirmArrival(tx, which)
        return viewOrder(tx, which)
      })
    },

    // Not by `act`: it would keep the codes in the reply that it remembers.
    showCode: (input) => {
      const which = { userId: input.caller.userId, id: input.query.id, keys, now: clock() }
      return db.transaction().execute((tx) => showCode(tx, which))
    },
  })
