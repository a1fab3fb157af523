import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { whyLater } from '#features/bank/funds/server/view-queries.ts'
import { refusals } from '#lib/errors.ts'
import { type PracticeBaht, practiceBaht } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { holidayOn, orderDayAt } from '../../clock/business-day-rules.ts'
import { type FundOrder, type FundOrderState, fundOrderErrors, type LaterDay } from '../contract.ts'
import { cancelUntil } from '../order-state-rules.ts'

const refusal = refusals(fundOrderErrors)

export type OrderRow = {
  id: string
  account: string
  code: string
  name: string
  kind: 'buy' | 'sell'
  state: FundOrderState
  switch_id: string | null
  switch_with: string | null
  switch_trade_on: string | null
  is_all: boolean
  amount: PracticeBaht | null
  units: number | null
  front_fee: number
  nav: number | null
  fee: PracticeBaht | null
  proceeds: PracticeBaht | null
  cost: PracticeBaht | null
  fell_short: boolean
  placed_at: Date
  trade_on: string
  priced_on: string
  settled_on: string
  cancelled_at: Date | null
  lots: { bought_on: string; units: number; cost: PracticeBaht }[]
}

const selectOrders = sql`
  select ordered.id, ordered.account, ordered.code, fund.name, kind, state, switch_id, switch_with, is_all,
    amount::float8 as amount, units::float8 as units, ordered.front_fee, ordered.nav, fee::float8 as fee,
    proceeds::float8 as proceeds, cost::float8 as cost, fell_short, placed_at, trade_on, priced_on, settled_on, cancelled_at,
    (select min(other.trade_on) from fund_order as other
      where other.user_id = ordered.user_id and other.switch_id = ordered.switch_id) as switch_trade_on,
    coalesce((
      select jsonb_agg(jsonb_build_object('bought_on', bought_on, 'units', sale.units, 'cost', sale.cost)
        order by bought_on, lot_id)
      from fund_lot_sale as sale where sale.user_id = ordered.user_id and sale.order_id = ordered.id
    ), '[]') as lots
  from fund_order as ordered join fund on fund.code = ordered.code`

/** One order of a person. Throws fund_order_not_found. */
export async function findOrder(db: Db | Tx, { userId, id }: { userId: string; id: string }): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`
    ${selectOrders} where ordered.user_id = ${userId} and ordered.id = ${id}`.execute(db)
  if (!rows[0]) throw refusal('fund_order_not_found')
  return rows[0]
}

/** The two orders of a switch, the sale first. */
export async function listSwitch(
  db: Db | Tx,
  { userId, switchId }: { userId: string; switchId: string },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    ${selectOrders} where ordered.user_id = ${userId} and ordered.switch_id = ${switchId} order by kind desc`.execute(
    db,
  )
  return rows
}

type Filter = {
  userId: string
  account: string
  state: 'all' | 'open'
  type?: string | undefined
  page: number
  limit: number
}

/** A page of a person's orders in an account, newest first. */
export async function listOrders(db: Db | Tx, { userId, account, state, type, page, limit }: Filter) {
  const where = sql`ordered.user_id = ${userId} and ordered.account = ${account}
    ${state === 'open' ? sql`and ordered.state in ('accepted', 'priced')` : sql``}
    ${type ? sql`and ordered.code = ${type}` : sql``}`
  const { rows } = await sql<OrderRow>`
    ${selectOrders} where ${where} order by ordered.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from fund_order as ordered where ${where}`.execute(db)
  return { rows, total: counted[0]!.total }
}

/** Why an order of this moment gets a later day's NAV than today's: see LaterDay of the contract. */
export function laterAt(now: Date): LaterDay {
  const why = whyLater(now)
  if (why === null) return null
  const trade_on = orderDayAt(now)
  const holiday = holidayOn(bangkokDay(now))?.name
  const reason = {
    after_cut_off: 'เลยเวลา 15:30 แล้ว',
    bank_holiday: `วันนี้เป็นวันหยุด ${holiday}`,
    weekend: 'วันนี้เป็นวันหยุดเสาร์อาทิตย์',
  }[why]
  return { trade_on, why, words: `${reason} คำสั่งนี้จึงใช้ราคาของ ${formatThaiDate(trade_on)}` }
}

/** An order as its owner sees it. */
export function toOrder(row: OrderRow, now: Date): FundOrder {
  const { account: _, front_fee: __, switch_trade_on, placed_at, cancelled_at, ...order } = row
  const until = cancelUntil(row.state, switch_trade_on ?? row.trade_on, now)
  // Before it is priced, what is set aside for a sale by amount is no promise.
  const isGuess = row.kind === 'sell' && row.amount !== null && row.nav === null
  return {
    ...order,
    units: isGuess ? null : row.units,
    gain: row.proceeds === null || row.cost === null ? null : practiceBaht(row.proceeds - row.cost),
    placed_at: placed_at.toISOString(),
    cancelled_at: cancelled_at?.toISOString() ?? null,
    may_cancel_until: until?.toISOString() ?? null,
  }
}
