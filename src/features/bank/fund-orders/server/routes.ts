import type { Db, Tx } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { readPracticeBalance } from '#features/koin/server/queries.ts'
import { toPage } from '#lib/contract.ts'
import { refusals } from '#lib/errors.ts'
import type { RequestFacts } from '#lib/server/routes.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { highRiskVersion } from '../high-risk-rules.ts'
import * as riskContract from '../risk-contract.ts'
import { cancelOrder } from './commands.ts'
import { viewHistory, viewHoldings } from './holding-queries.ts'
import { placeSell } from './place-commands.ts'
import { findOrder, laterAt, listOrders, toOrder } from './queries.ts'
import { buyOwn, findRiskRead, switchOwn } from './risk-commands.ts'

const refusal = refusals(contract.fundOrderErrors)
const account = 'own'

/** Nothing else tells a second order from the first one sent again. */
function needKey({ idempotencyKey }: RequestFacts): void {
  if (idempotencyKey === null) throw refusal('fund_key_needed')
}

async function toOrdered(tx: Tx, { userId, ids, now }: { userId: string; ids: readonly string[]; now: Date }) {
  const orders = []
  for (const id of ids) orders.push(toOrder(await findOrder(tx, { userId, id }), now))
  return { orders, balance: await readPracticeBalance(tx, userId) }
}

export const fundOrderRoutes = ({ db, clock }: { db: Db; clock: () => Date }) => [
  ...bind(riskContract, {
    showHighRiskText: async ({ caller }) => {
      return { version: highRiskVersion, acknowledged: await findRiskRead(db, caller.userId) }
    },
  }),
  ...bind(contract, {
    buyFund: (input) => {
      needKey(input.request)
      const { code, amount, trade_on, risk_read: riskRead } = input.body
      const owner = { userId: input.caller.userId, now: clock() }
      return runOnce(db, input, owner.now, async (tx) => {
        const id = await buyOwn(tx, { ...owner, tradeOn: trade_on ?? null, code, amount, riskRead })
        return { ...(await toOrdered(tx, { ...owner, ids: [id] })), later: laterAt(owner.now) }
      })
    },

    sellFund: (input) => {
      needKey(input.request)
      const { code, trade_on, ...wanted } = input.body
      const owner = { userId: input.caller.userId, now: clock() }
      return runOnce(db, input, owner.now, async (tx) => {
        const id = await placeSell(tx, { ...owner, account, tradeOn: trade_on ?? null, code, wanted })
        return { ...(await toOrdered(tx, { ...owner, ids: [id] })), later: laterAt(owner.now) }
      })
    },

    switchFund: (input) => {
      needKey(input.request)
      const { code, to, trade_on, risk_read: riskRead, ...wanted } = input.body
      const owner = { userId: input.caller.userId, now: clock() }
      return runOnce(db, input, owner.now, async (tx) => {
        const ids = await switchOwn(tx, { ...owner, tradeOn: trade_on ?? null, code, to, wanted, riskRead })
        return { ...(await toOrdered(tx, { ...owner, ids })), later: laterAt(owner.now) }
      })
    },

    cancelFundOrder: (input) => {
      const owner = { userId: input.caller.userId, now: clock() }
      return runOnce(db, input, owner.now, async (tx) => {
        const ids = await cancelOrder(tx, { ...owner, id: input.body.id })
        return toOrdered(tx, { ...owner, ids })
      })
    },

    listFundOrders: async ({ query, caller }) => {
      const now = clock()
      const { rows, total } = await listOrders(db, { userId: caller.userId, account, ...query })
      return toPage(
        rows.map((row) => toOrder(row, now)),
        total,
        query,
      )
    },

    showFundOrder: async ({ query, caller }) =>
      toOrder(await findOrder(db, { userId: caller.userId, id: query.id }), clock()),

    listHoldings: ({ caller }) => viewHoldings(db, caller.userId, clock()),

    showHoldingsHistory: async ({ caller }) => ({ points: await viewHistory(db, caller.userId) }),
  }),
]
