import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { type FundRow, findFund } from '#features/bank/funds/server/queries.ts'
import { lockPracticeWallet } from '#features/bank/practice-wallet/server/commands.ts'
import { readPracticeBalance } from '#features/koin/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { formatKoin, practiceBaht } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { orderDayAt } from '../../clock/business-day-rules.ts'
import { fundErrors } from '../../funds/contract.ts'
import { minOrder, unitScale, unitsToReceive, worthOf } from '../../funds/fund-rules.ts'
import { fundOrderErrors } from '../contract.ts'
import { daysOf, unitsToHold } from '../order-state-rules.ts'
import { moveBaht } from './money-commands.ts'

const refusal = refusals({ ...fundOrderErrors, fund_without_nav: fundErrors.fund_without_nav })
const maxOpen = 50

/**
 * Whose order, in which account ('own', or the id of an account of the robo-adviser). `tradeOn`: the day that was shown; null:
 * the next day that has a NAV.
 */
export type Placing = { userId: string; account: string; tradeOn: string | null; now: Date }
export type SellWanted = { amount?: number | undefined; units?: number | undefined; all?: boolean | undefined }

/**
 * Orders a purchase → the order's id. The amount (hundredths of baht, fee inside) leaves the purse at once. Needs an
 * Idempotency-Key around it. Refuses as buyFund of the contract says.
 */
export async function placeBuy(tx: Tx, placing: Placing & { code: string; amount: number }): Promise<string> {
  const { userId, code, amount, now } = placing
  const fund = await findFund(tx, code)
  refuseNoNav(fund)
  refusePaused(fund, 'buy')
  const tradeOn = tradeDayOf(placing)
  if (amount < minOrder) throw refusal('below_least', { figures: { min: minOrder } })
  await lockPracticeWallet(tx, { userId, now })
  await refuseFull(tx, userId)
  await refuseShort(tx, userId, amount)
  const id = await storeOrder(tx, placing, { code, kind: 'buy', tradeOn, amount, front_fee: fund.front_fee })
  await moveBaht(tx, { userId, orderId: id, step: 'buy', title: 'สั่งซื้อกองทุน', wallet: -amount, fund_order: amount, now })
  return id
}

/** Orders a sale → its id. The units are set aside at once. Refuses as sellFund of the contract says. */
export async function placeSell(tx: Tx, placing: Placing & { code: string; wanted: SellWanted }): Promise<string> {
  const tradeOn = await prepareSell(tx, placing)
  return storeSell(tx, placing, { tradeOn })
}

/** Orders a switch → the ids of the sale and of the purchase. Refuses as switchFund of the contract says. */
export async function placeSwitch(
  tx: Tx,
  placing: Placing & { code: string; to: string; wanted: SellWanted },
): Promise<[sell: string, buy: string]> {
  const { code, to, now } = placing
  if (code === to) throw refusal('same_fund')
  const target = await findFund(tx, to)
  refuseNoNav(target)
  refusePaused(target, 'buy')
  const tradeOn = await prepareSell(tx, placing)
  const switch_id = newId(now)
  const sell = await storeSell(tx, placing, { tradeOn, switch_id, switch_with: to })
  const buy = await storeOrder(tx, placing, {
    code: to,
    kind: 'buy',
    tradeOn: daysOf(tradeOn).settled_on,
    amount: null,
    front_fee: target.front_fee,
    switch_id,
    switch_with: code,
  })
  return [sell, buy]
}

async function prepareSell(tx: Tx, placing: Placing & { code: string; wanted: SellWanted }): Promise<string> {
  const { userId, code, wanted, now } = placing
  const fund = await findFund(tx, code)
  refuseNoNav(fund)
  refusePaused(fund, 'sell')
  const given = [wanted.amount !== undefined, wanted.units !== undefined, wanted.all === true]
  if (given.filter(Boolean).length !== 1) throw refusal('one_measure')
  const tradeOn = tradeDayOf(placing)
  await lockPracticeWallet(tx, { userId, now })
  await refuseFull(tx, userId)
  return tradeOn
}

type SellExtra = { tradeOn: string; switch_id?: string; switch_with?: string }

async function storeSell(
  tx: Tx,
  placing: Placing & { code: string; wanted: SellWanted },
  extra: SellExtra,
): Promise<string> {
  const { userId, account, code, wanted } = placing
  const fund = await findFund(tx, code)
  const free = await readFree(tx, placing)
  if (free === 0) throw refusal('no_units')
  const units = unitsOf(wanted, free, fund.nav!)
  // One guarded statement: of two sales of the same units the second finds too few free.
  const { numAffectedRows } = await sql`
    update fund_holding set held = held + ${units}
    where user_id = ${userId} and account = ${account} and code = ${code} and settled - held >= ${units}`.execute(tx)
  if (numAffectedRows !== 1n) throw refuseUnits(free)
  const amount = wanted.amount ?? null
  return storeOrder(tx, placing, {
    code,
    kind: 'sell',
    amount,
    units,
    is_all: wanted.all === true,
    front_fee: 0,
    ...extra,
  })
}

function unitsOf({ amount, units, all }: SellWanted, free: number, nav: number): number {
  if (all) return free
  const wanted = units ?? unitsToReceive(amount!, nav)
  if (wanted > free) throw refuseUnits(free)
  const worth = amount ?? worthOf(wanted, nav)
  if (worth < minOrder && wanted < free) throw refusal('below_least', { figures: { min: minOrder } })
  return amount === undefined ? wanted : unitsToHold(wanted, free)
}

function refuseUnits(free: number) {
  const text = (free / unitScale).toFixed(4)
  return refusal('units_short', { values: { units: text }, figures: { free_units: free } })
}

async function readFree(tx: Tx, { userId, account, code }: Placing & { code: string }): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select (settled - held)::float8 as free from fund_holding
    where user_id = ${userId} and account = ${account} and code = ${code}`.execute(tx)
  return rows[0]?.free ?? 0
}

/** The trade day of an order of this moment. Refuses where the person was shown another day. */
function tradeDayOf({ tradeOn, now }: Placing): string {
  const due = orderDayAt(now)
  if (tradeOn === null || tradeOn === due) return due
  throw refusal('trade_day_changed', { values: { day: formatThaiDate(due) } })
}

function refuseNoNav(fund: FundRow): void {
  if (fund.nav === null) throw refusal('fund_without_nav')
}

function refusePaused({ paused, pause_reason }: FundRow, what: 'buy' | 'sell'): void {
  if (paused === null || (paused === 'buy' && what === 'sell')) return
  const values = { what: what === 'buy' ? 'ซื้อ' : 'ขาย', reason: pause_reason ?? '' }
  throw refusal('fund_paused', { values })
}

async function refuseShort(tx: Tx, userId: string, amount: number): Promise<void> {
  const balance = await readPracticeBalance(tx, userId)
  if (balance >= amount) return
  const missing = amount - balance
  throw refusal('baht_short', { values: { missing: formatKoin(practiceBaht(missing)) }, figures: { missing, balance } })
}

async function refuseFull(tx: Tx, userId: string): Promise<void> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from fund_order
    where user_id = ${userId} and state in ('accepted', 'priced')`.execute(tx)
  if (rows[0]!.open >= maxOpen) throw refusal('fund_orders_full')
}

type NewOrder = {
  code: string
  kind: 'buy' | 'sell'
  tradeOn: string
  amount: number | null
  units?: number
  is_all?: boolean
  front_fee: number
  switch_id?: string
  switch_with?: string
}

async function storeOrder(tx: Tx, { userId, account, now }: Placing, order: NewOrder): Promise<string> {
  const id = newId(now)
  const { tradeOn, amount, ...rest } = order
  await tx
    .insertInto('fund_order')
    .values({
      ...rest,
      ...daysOf(tradeOn),
      user_id: userId,
      id,
      account,
      state: 'accepted',
      amount: amount === null ? null : practiceBaht(amount),
      placed_at: now,
    })
    .execute()
  return id
}
