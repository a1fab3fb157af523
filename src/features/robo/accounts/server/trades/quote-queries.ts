import type { Db, Tx } from '#db/open.ts'
import { listFunds } from '#features/bank/funds/server/queries.ts'
import type { RoboLevel } from '#features/robo/risk/level-rules.ts'
import { findModelPortfolio } from '#features/robo/risk/server/portfolio-queries.ts'
import { requireLevel, requirePlanLevel } from '#features/robo/risk/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { practiceBaht } from '#lib/money.ts'
import { isLive } from '../../account-state-rules.ts'
import { isInFall } from '../../fall-rules.ts'
import { roboAccountErrors } from '../../log-contract.ts'
import type { RoboQuote } from '../../money-contract.ts'
import { driftsOf } from '../../weight-rules.ts'
import { type FundFigure, readAccountHistory, readFlows, readFunds, toPositions } from '../figures/figure-queries.ts'
import { findAccount, findPlan } from '../queries.ts'
import { quoteOf, type Trade, timesOf, toShown, tradesOfBuy, tradesOfSale, tradesOfSwitch } from './trade-commands.ts'

const refusal = refusals(roboAccountErrors)

type Asked = {
  userId: string
  kind: 'open' | 'buy' | 'sell' | 'level' | 'rebalance'
  accountId?: string | undefined
  amount?: number | undefined
  percent?: number | undefined
  all?: boolean | undefined
  level?: RoboLevel | undefined
  now: Date
}

type Found = { funds: FundFigure[]; trades: Trade[]; isFall: boolean }

/** The trades of an act, and nothing is changed: showRoboQuote of the contract. */
export async function quoteTrades(db: Db | Tx, asked: Asked): Promise<RoboQuote> {
  const { funds, trades, isFall } =
    asked.kind === 'open' ? await quoteOpening(db, asked) : await quoteAccount(db, asked)
  const times = timesOf(trades, asked.now)
  const items = await listFunds(
    db,
    funds.map(({ code }) => code),
  )
  const sum = (pick: (trade: Trade) => number) => practiceBaht(trades.reduce((total, trade) => total + pick(trade), 0))
  return {
    trades: toShown(trades),
    amount: sum(({ amount }) => amount),
    fees: sum(({ fee }) => fee),
    ...times,
    quote: quoteOf(trades, times.trade_on),
    after: sharesAfter(funds, trades),
    is_in_fall: isFall,
    parts: funds
      .filter(({ share }) => share > 0)
      .map(({ code, name, risk, share }) => {
        return { code, name, class: items.find((one) => one.code === code)!.class, risk, share }
      }),
  }
}

async function quoteOpening(db: Db | Tx, { userId, amount = 0, level, now }: Asked): Promise<Found> {
  if (!level) throw refusal('robo_account_not_found')
  await requireLevel(db, { userId, level, isAcknowledged: true, now })
  const { parts } = await findModelPortfolio(db, level)
  const funds = await readFunds(db, { userId, accountId: 'none', parts })
  return { funds, trades: tradesOfBuy(funds, amount), isFall: false }
}

async function quoteAccount(db: Db | Tx, asked: Asked): Promise<Found> {
  const { userId, accountId, kind, amount, percent, all, level, now } = asked
  if (!accountId) throw refusal('robo_account_not_found')
  const owner = { userId, accountId }
  const account = await findAccount(db, owner)
  if (!isLive(account.state)) throw refusal('robo_account_closed')
  const plan = await findPlan(db, { userId, id: account.plan_id })
  const isLevel = kind === 'level' && level !== undefined && level !== plan.level
  if (isLevel) await requireLevel(db, { userId, level, isAcknowledged: true, now })
  if (kind === 'buy' || kind === 'rebalance') await requirePlanLevel(db, { userId, level: plan.level, now })
  const isSwitch = kind === 'level' || kind === 'rebalance'
  const { parts } = isSwitch ? await findModelPortfolio(db, isLevel ? level : plan.level) : plan
  const funds = await readFunds(db, { ...owner, parts })
  const flows = await readFlows(db, owner)
  const { points } = await readAccountHistory(db, owner)
  const isFall = isInFall(points)
  if (kind === 'buy') return { funds, trades: tradesOfBuy(funds, amount ?? 0), isFall }
  if (kind === 'sell') return { funds, trades: tradesOfSale(funds, flows, { amount, percent, all }), isFall }
  return { funds, trades: tradesOfSwitch(funds, flows, kind === 'rebalance'), isFall }
}

/** The shares after the trades, at the last NAVs and without fees. */
function sharesAfter(funds: readonly FundFigure[], trades: readonly Trade[]): RoboQuote['after'] {
  const change = (code: string) =>
    trades.reduce((sum, trade) => {
      if (trade.kind === 'buy') return trade.code === code ? sum + trade.amount : sum
      const out = trade.code === code ? -trade.amount : 0
      return sum + out + (trade.to === code ? trade.amount : 0)
    }, 0)
  const positions = toPositions(funds).map((one) => ({ ...one, value: Math.max(0, one.value + change(one.code)) }))
  const shares = driftsOf(positions)
  return funds.map(({ code, name, share }, at) => ({ code, name, share: shares[at]!.share, target_share: share }))
}
