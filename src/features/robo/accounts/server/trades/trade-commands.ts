import { createHash } from 'node:crypto'
import type { Tx } from '#db/open.ts'
import { fundOrderErrors } from '#features/bank/fund-orders/contract.ts'
import { daysOf } from '#features/bank/fund-orders/order-state-rules.ts'
import { placeBuy, placeSell, placeSwitch } from '#features/bank/fund-orders/server/place-commands.ts'
import { frontFeeOf, minOrder } from '#features/bank/funds/fund-rules.ts'
import { timingAt } from '#features/bank/funds/server/view-queries.ts'
import { refusals } from '#lib/errors.ts'
import { formatKoin, practiceBaht } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { type RoboTrade, roboMoneyErrors } from '../../money-contract.ts'
import { driftOffered, largestDrift, planSwitches, splitNewMoney, splitPercent, splitSale } from '../../weight-rules.ts'
import { type Flows, type FundFigure, toPositions } from '../figures/figure-queries.ts'

const refusal = refusals({
  ...roboMoneyErrors,
  below_least: fundOrderErrors.below_least,
  fund_paused: fundOrderErrors.fund_paused,
})

/** A trade with how it is ordered: a sale by `amount` lets the bank find the units, one by `units` is exact. */
export type Trade = RoboTrade & { wanted: { amount?: number; units?: number; all?: true } }

const nameOf = (funds: readonly FundFigure[], code: string) => funds.find((fund) => fund.code === code)?.name ?? code
const feeRateOf = (funds: readonly FundFigure[], code: string) =>
  funds.find((fund) => fund.code === code)?.front_fee ?? 0

/**
 * The purchases that spread an amount over a plan. Throws below_least, and fund_paused where no fund of the plan may be
 * bought.
 */
export function tradesOfBuy(funds: readonly FundFigure[], amount: number): Trade[] {
  if (amount < minOrder) throw refusal('below_least', { figures: { min: minOrder } })
  const closed = funds.filter(({ share, paused }) => share > 0 && paused !== null)
  const codes = new Set(closed.map(({ code }) => code))
  if (funds.every(({ share, code }) => share === 0 || codes.has(code)))
    throw refusal('fund_paused', { values: { what: 'ซื้อ', reason: '' } })
  const pieces = splitNewMoney(toPositions(funds), { amount, min: minOrder, isBuyable: (code) => !codes.has(code) })
  return pieces.map((piece) => ({
    kind: 'buy',
    code: piece.code,
    name: nameOf(funds, piece.code),
    to: null,
    to_name: null,
    amount: practiceBaht(piece.amount),
    units: null,
    fee: practiceBaht(frontFeeOf(piece.amount, feeRateOf(funds, piece.code))),
    wanted: { amount: piece.amount },
  }))
}

/** Throws below_least an amount of instalments that the bank does not take; 0 is none. */
export function refuseSmallMonthly(monthly: number | undefined): void {
  if (monthly && monthly < minOrder) throw refusal('below_least', { figures: { min: minOrder } })
}

export type ToSell = {
  amount?: number | undefined
  percent?: number | undefined
  all?: boolean | undefined
  close?: boolean | undefined
}

/**
 * The sales for an amount, a percentage or everything. Throws one_way_to_sell, below_least, robo_sells_short,
 * robo_nothing_to_sell, and robo_orders_open for a close.
 */
export function tradesOfSale(funds: readonly FundFigure[], flows: Flows, sell: ToSell): Trade[] {
  const ways = [sell.amount !== undefined, sell.percent !== undefined, sell.all === true, sell.close === true]
  if (ways.filter(Boolean).length !== 1) throw refusal('one_way_to_sell')
  if (sell.close) refuseOpenOrders(flows)
  const positions = toPositions(funds)
  const free = positions.reduce((sum, { code }) => sum + worthFree(funds, code), 0)
  if (free === 0) {
    if (sell.close) return []
    throw refusal('robo_nothing_to_sell')
  }
  if (sell.amount === undefined) {
    const pieces = splitPercent(positions, { percent: sell.percent ?? 100, min: minOrder })
    if (pieces.length === 0) throw refusal('below_least', { figures: { min: minOrder } })
    return pieces.map((piece) => toSale(funds, piece, piece.isAll ? { all: true } : { units: piece.units }))
  }
  if (sell.amount > free)
    throw refusal('robo_sells_short', { values: { free: formatKoin(practiceBaht(free)) }, figures: { free } })
  if (sell.amount < minOrder && sell.amount < free) throw refusal('below_least', { figures: { min: minOrder } })
  const pieces = splitSale(positions, { amount: sell.amount, min: minOrder })!
  return pieces.map((piece) => toSale(funds, piece, piece.isAll ? { all: true } : { amount: piece.amount }))
}

function worthFree(funds: readonly FundFigure[], code: string): number {
  const { free, nav } = funds.find((fund) => fund.code === code)!
  return Number((BigInt(free) * BigInt(nav)) / 1_000_000n)
}

function toSale(
  funds: readonly FundFigure[],
  { code, units, amount }: { code: string; units: number; amount: number },
  wanted: Trade['wanted'],
): Trade {
  const fee = practiceBaht(0)
  return {
    kind: 'sell',
    code,
    name: nameOf(funds, code),
    to: null,
    to_name: null,
    amount: practiceBaht(amount),
    units,
    fee,
    wanted,
  }
}

/**
 * The switches that bring an account to the shares in `funds`. Throws robo_orders_open, fund_paused, and robo_no_drift where
 * `isRebalance` and nothing has drifted.
 */
export function tradesOfSwitch(funds: readonly FundFigure[], flows: Flows, isRebalance: boolean): Trade[] {
  refuseOpenOrders(flows)
  const positions = toPositions(funds)
  if (isRebalance && largestDrift(positions) < driftOffered) throw refusal('robo_no_drift')
  return planSwitches(positions, minOrder).map(({ code, to, units, amount, isAll }) => ({
    kind: 'switch',
    code,
    name: nameOf(funds, code),
    to,
    to_name: nameOf(funds, to),
    amount: practiceBaht(amount),
    units,
    fee: practiceBaht(frontFeeOf(amount, feeRateOf(funds, to))),
    wanted: isAll ? { all: true } : { units },
  }))
}

/** Throws robo_orders_open, which names the day on which the last order settles. */
export function refuseOpenOrders({ open_orders, until }: Flows): void {
  if (open_orders > 0) throw refusal('robo_orders_open', { values: { day: formatThaiDate(until!) } })
}

/** A name for trades on a day: sent back with the act, so that nothing is ordered that was not shown. */
export function quoteOf(trades: readonly Trade[], tradeOn: string): string {
  const text = JSON.stringify([
    tradeOn,
    trades.map(({ kind, code, to, amount, units }) => [kind, code, to, amount, units]),
  ])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Throws robo_trades_changed where the person agreed to other trades; `must`: or to none. */
export function refuseOtherTrades(
  trades: readonly Trade[],
  { quote, now, must = false }: { quote: string | undefined; now: Date; must?: boolean },
): void {
  if (quote === undefined && !(must && trades.length > 0)) return
  if (quote !== quoteOf(trades, timingAt(now).trade_on)) throw refusal('robo_trades_changed')
}

type Placing = { userId: string; accountId: string; tradeOn: string | null; now: Date }

/** Orders trades at the bank → the ids of the orders. Refuses as the bank does. */
export async function placeTrades(
  tx: Tx,
  { userId, accountId, tradeOn, now }: Placing,
  trades: readonly Trade[],
): Promise<string[]> {
  const ids: string[] = []
  for (const { kind, code, to, amount, wanted } of trades) {
    const placing = { userId, account: accountId, tradeOn, now, code }
    if (kind === 'buy') ids.push(await placeBuy(tx, { ...placing, amount }))
    else if (kind === 'sell') ids.push(await placeSell(tx, { ...placing, wanted }))
    else ids.push(...(await placeSwitch(tx, { ...placing, to: to!, wanted })))
  }
  return ids
}

/** The trades as the reply names them. */
export function toShown(trades: readonly Trade[]): RoboTrade[] {
  return trades.map(({ wanted: _, ...trade }) => trade)
}

/** When trades of this moment are priced and settled; the last purchase of a switch settles later. */
export function timesOf(trades: readonly Trade[], now: Date) {
  const timing = timingAt(now)
  const isSwitch = trades.some(({ kind }) => kind === 'switch')
  const { trade_on, priced_on, settled_on, why_later } = timing
  return { trade_on, priced_on, settled_on: isSwitch ? daysOf(settled_on).settled_on : settled_on, why_later }
}
