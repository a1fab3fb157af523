import type { Db } from '#db/open.ts'
import { runOnce, runOnceThenView } from '#db/run-once.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { toPage } from '#lib/contract.ts'
import { bind, type Caller, hasRole } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as contract from '../admin-contract.ts'
import * as forecast from '../stock-forecast-contract.ts'
import { moveOrder, refundOrder } from './admin-commands.ts'
import { countQueue, type Looking, listAdminOrders, viewAdminOrder } from './admin-queries.ts'
import { exportOrders, importOrders } from './csv-commands.ts'
import { listStockForecast } from './stock-forecast-queries.ts'

const lookOf = (caller: Caller, now: Date): Looking => ({ mayPack: hasRole(caller, contract.packers), now })

/** When things run out. */
export const stockForecastRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(forecast, {
    readStockForecast: async () => {
      const now = clock()
      return { day: bangkokDay(now), items: await listStockForecast(db, now) }
    },
  })

export const orderAdminRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listAdminOrders: async ({ query, caller }) => {
      const looking = lookOf(caller, clock())
      const { items, total } = await listAdminOrders(db, query, looking)
      return { ...toPage(items, total, query), may_pack: looking.mayPack, counts: await countQueue(db) }
    },

    showAdminOrder: ({ query, caller }) => viewAdminOrder(db, query.id, lookOf(caller, clock())),

    moveOrder: (input) => {
      const [now, actorId, orderId] = [clock(), input.caller.userId, input.query.id]
      const { from, to, tracking } = input.body
      return runOnceThenView(db, input, now, {
        work: async (tx) => {
          await moveOrder(tx, { orderId, from, to, tracking, actorId, now })
          const subject = { kind: 'premium_order', id: orderId } as const
          const passed = from === 'paid' && to === 'shipped' ? { passed: 'packed' } : {}
          const change = { before: { state: from }, after: { state: to, ...passed } }
          await recordStaffAct(tx, { actorId, act: 'store.order-moved', subject, ...change, now })
          return {}
        },
        view: (on) => viewAdminOrder(on, orderId, lookOf(input.caller, now)),
      })
    },

    refundOrder: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      const orderId = input.query.id
      const { reason, is_back: isBack } = input.body
      return runOnceThenView(db, input, staff.now, {
        work: async (tx) => {
          await refundOrder(tx, { ...staff, orderId, reason, isBack })
          return {}
        },
        view: (on) => viewAdminOrder(on, orderId, lookOf(input.caller, staff.now)),
      })
    },

    // Not by `act`: it would keep the addresses in the reply that it remembers.
    exportOrders: ({ body, caller }) =>
      db.transaction().execute((tx) => exportOrders(tx, { actorId: caller.userId, filter: body, now: clock() })),

    importOrders: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      const { csv, is_trial: isTrial } = input.body
      return runOnce(db, input, staff.now, (tx) => importOrders(tx, { ...staff, csv, isTrial }))
    },
  })
