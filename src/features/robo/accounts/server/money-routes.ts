import type { Db, Tx } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { laterAt } from '#features/bank/fund-orders/server/queries.ts'
import { readPracticeBalance } from '#features/koin/server/queries.ts'
import type { RoboLevel } from '#features/robo/risk/level-rules.ts'
import { refusals } from '#lib/errors.ts'
import { bind, type Handlers, type RequestFacts } from '#lib/server/routes.ts'
import { roboAccountErrors } from '../log-contract.ts'
import * as contract from '../money-contract.ts'
import * as rebalance from '../rebalance-contract.ts'
import { viewAccount } from './figures/detail-queries.ts'
import { adjustAccount } from './plan/adjust-commands.ts'
import { viewChange } from './plan/change-queries.ts'
import { refreshTarget } from './plan/target-commands.ts'
import { findAccount } from './queries.ts'
import type { RoboParts } from './routes.ts'
import { buyIntoAccount, sellFromAccount } from './trades/money-commands.ts'
import { quoteTrades } from './trades/quote-queries.ts'
import { setAutoRebalance } from './trades/rebalance-commands.ts'
import { type Trade, toShown } from './trades/trade-commands.ts'

const refusal = refusals(roboAccountErrors)

export const roboMoneyRoutes = (parts: RoboParts) => [
  ...bind(contract, { ...readHandlers(parts), ...actHandlers(parts) }),
  ...bind(rebalance, rebalanceHandlers(parts)),
]

function rebalanceHandlers({ db, clock }: RoboParts): Handlers<typeof rebalance> {
  const show = async (where: Db | Tx, owner: { userId: string; accountId: string }) => {
    const { auto_rebalance_at: since } = await findAccount(where, owner)
    return { is_on: since !== null, since: since?.toISOString() ?? null }
  }
  return {
    showAutoRebalance: ({ query, caller: { userId } }) => show(db, { userId, ...query }),

    setAutoRebalance: (input) => {
      const { accountId, is_on: isOn } = input.body
      const owner = { userId: input.caller.userId, accountId, now: clock() }
      return runOnce(db, input, owner.now, async (tx) => {
        await setAutoRebalance(tx, { ...owner, isOn })
        return show(tx, owner)
      })
    },
  }
}

type Contract = typeof contract
type ActHandlers = Pick<Handlers<Contract>, 'buyMutualFund' | 'saleMutualFund' | 'adjustMutualFund'>

/** Nothing else tells a second order from the first one sent again. */
function needKey({ idempotencyKey }: RequestFacts): void {
  if (idempotencyKey === null) throw refusal('robo_key_needed')
}

function readHandlers({ db, clock, projector }: RoboParts): Omit<Handlers<Contract>, keyof ActHandlers> {
  return {
    showRoboQuote: ({ query, caller: { userId } }) => {
      const { all, level, ...asked } = query
      const wanted = level === undefined ? undefined : (Number(level) as RoboLevel)
      return quoteTrades(db, {
        ...asked,
        userId,
        all: all === undefined ? undefined : true,
        level: wanted,
        now: clock(),
      })
    },

    getChangedTargetValue: ({ body: { accountId }, caller: { userId } }) =>
      viewChange(db, projector, { userId, accountId, now: clock() }),
  }
}

function actHandlers(parts: RoboParts): ActHandlers {
  const { db, clock } = parts
  return {
    buyMutualFund: (input) => {
      needKey(input.request)
      const { accountId, amount, trade_on, quote } = input.body
      const owner = { userId: input.caller.userId, accountId, now: clock() }
      return runOnce(db, input, owner.now, async (tx) => {
        const trades = await buyIntoAccount(tx, { ...owner, amount, tradeOn: trade_on ?? null, quote })
        return toMoved(tx, owner, trades)
      })
    },

    saleMutualFund: (input) => {
      needKey(input.request)
      const { accountId, trade_on, quote, ...sell } = input.body
      const owner = { userId: input.caller.userId, accountId, now: clock() }
      return runOnce(db, input, owner.now, async (tx) => {
        const trades = await sellFromAccount(tx, { ...owner, sell, tradeOn: trade_on ?? null, quote })
        return toMoved(tx, owner, trades)
      })
    },

    adjustMutualFund: async (input) => {
      needKey(input.request)
      const { accountId, trade_on, quote, ...changes } = input.body
      const owner = { userId: input.caller.userId, accountId, now: clock() }
      const moved = await runOnce(db, input, owner.now, async (tx) => {
        const trades = await adjustAccount(tx, { ...owner, changes, tradeOn: trade_on ?? null, quote })
        return toMoved(tx, owner, trades)
      })
      await refreshTarget(parts, owner)
      return moved
    },
  }
}

async function toMoved(tx: Tx, owner: { userId: string; accountId: string; now: Date }, trades: readonly Trade[]) {
  const balance = await readPracticeBalance(tx, owner.userId)
  const later = trades.length === 0 ? null : laterAt(owner.now)
  return { account: await viewAccount(tx, owner), trades: toShown(trades), balance, later }
}
