import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '#db/open.ts'
import type { FundClass } from '#features/bank/funds/contract.ts'
import { worthOf } from '#features/bank/funds/fund-rules.ts'
import { type PracticeBaht, practiceBaht } from '#lib/money.ts'
import { type AccountMove, accountHistory, type NavOfDay } from '../../history-rules.ts'
import { largestDrift, type Position } from '../../weight-rules.ts'

type Owner = { userId: string; accountId: string }

export type FundFigure = {
  code: string
  name: string
  class: z.infer<typeof FundClass>
  risk: number
  paused: 'buy' | 'all' | null
  front_fee: number
  share: number
  units: number
  free: number
  nav: number
  nav_on: string
  cost_left: number
  realized: number
  fees: number
  /** Money of purchases without a price, and what the sale of a switch has brought for one. */
  in_orders: number
  /** At the last NAV, what open switches will bring to the fund, and what open sales and switches will take from it. */
  coming: number
  leaving: number
}

/** The funds of an account and of its plan, as they stand at the last NAVs; of the plan first, by level. */
export async function readFunds(
  db: Db | Tx,
  { userId, accountId, parts }: Owner & { parts: readonly { code: string; share: number }[] },
): Promise<FundFigure[]> {
  const { rows } = await sql<FundFigure>`
    with part as (
      select code, share from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (code text, share integer)
    ), held as (
      select code, units, settled - held as free, realized, fees from fund_holding
      where user_id = ${userId} and account = ${accountId}
    ), lots as (
      select code, sum(cost_left) as cost_left from fund_lot
      where user_id = ${userId} and account = ${accountId} group by code
    ), waiting as (
      select buy.code, sum(coalesce(buy.amount, sale.proceeds, 0)) as in_orders from fund_order as buy
      left join fund_order as sale on sale.user_id = buy.user_id and sale.switch_id = buy.switch_id and sale.kind = 'sell'
        and sale.state in ('priced', 'settled')
      where buy.user_id = ${userId} and buy.account = ${accountId} and buy.kind = 'buy' and buy.state = 'accepted'
      group by buy.code
    ), sold as (
      select sale.code, sale.switch_with, sum(coalesce(sale.amount, div(sale.units::numeric * last.nav, 1000000))) as worth
      from fund_order as sale join fund_figure as last on last.code = sale.code
      where sale.user_id = ${userId} and sale.account = ${accountId} and sale.kind = 'sell' and sale.state = 'accepted'
      group by sale.code, sale.switch_with
    ), leaving as (
      select code, sum(worth) as worth from sold group by code
    ), coming as (
      select switch_with as code, sum(worth) as worth from sold where switch_with is not null group by switch_with
    )
    select fund.code, fund.name, class, risk, paused, front_fee, coalesce(part.share, 0)::int as share,
      coalesce(held.units, 0)::float8 as units, coalesce(held.free, 0)::float8 as free, last.nav, last.day as nav_on,
      coalesce(lots.cost_left, 0)::float8 as cost_left, coalesce(held.realized, 0)::float8 as realized,
      coalesce(held.fees, 0)::float8 as fees, coalesce(waiting.in_orders, 0)::float8 as in_orders,
      coalesce(coming.worth, 0)::float8 as coming, coalesce(leaving.worth, 0)::float8 as leaving
    from fund join fund_figure as last on last.code = fund.code
    left join part on part.code = fund.code left join held on held.code = fund.code
    left join lots on lots.code = fund.code left join waiting on waiting.code = fund.code
    left join coming on coming.code = fund.code left join leaving on leaving.code = fund.code
    where part.code is not null or held.code is not null or waiting.code is not null
    order by part.code is null, risk, fund.code`.execute(db)
  return rows
}

export type Flows = { put_in: number; withdrawn: number; on_the_way: number; open_orders: number; until: string | null }

/**
 * What an account was given and gave back (hundredths of baht), and its open orders. What moves between its funds is neither. A
 * sale counts from its price on; a purchase that was too small for a unit came back and does not count.
 */
export async function readFlows(db: Db | Tx, { userId, accountId }: Owner): Promise<Flows> {
  const { rows } = await sql<Flows>`
    select
      coalesce(sum(amount) filter (where kind = 'buy' and switch_id is null
        and (state = 'accepted' or (state in ('priced', 'settled') and units > 0))), 0)::float8 as put_in,
      coalesce(sum(proceeds) filter (where kind = 'sell' and switch_id is null), 0)::float8 as withdrawn,
      coalesce(sum(proceeds) filter (where kind = 'sell' and switch_id is null and state = 'priced'), 0)::float8 as on_the_way,
      (count(*) filter (where state in ('accepted', 'priced')))::int as open_orders,
      max(settled_on) filter (where state in ('accepted', 'priced')) as until
    from fund_order where user_id = ${userId} and account = ${accountId}`.execute(db)
  return rows[0]!
}

/** What the gain of a fund is, exactly: units at the last NAV less their cost, what sales and dividends brought, less fees. */
export function gainOf({ units, nav, cost_left, realized, fees }: FundFigure): number {
  return worthOf(units, nav) - cost_left + realized - fees
}

/** The account's own gain from its flows: value + withdrawn − put in (robo.md). */
export function sumsOf(funds: readonly FundFigure[], { put_in, withdrawn }: Flows) {
  const unitsValue = funds.reduce((sum, { units, nav }) => sum + worthOf(units, nav), 0)
  const inOrders = funds.reduce((sum, { in_orders }) => sum + in_orders, 0)
  const value = unitsValue + inOrders
  return {
    units_value: practiceBaht(unitsValue),
    in_orders: practiceBaht(inOrders),
    value: practiceBaht(value),
    put_in: practiceBaht(put_in),
    withdrawn: practiceBaht(withdrawn),
    gain: practiceBaht(value + withdrawn - put_in),
    fees: practiceBaht(funds.reduce((sum, { fees }) => sum + fees, 0)),
  }
}

/**
 * The funds as the rules on weights see them: as they will stand when all open orders are done, at the last NAVs. What is
 * being sold is no longer held, and what is being bought is held already.
 */
export function toPositions(funds: readonly FundFigure[]): Position[] {
  return funds.map(({ code, units, nav, in_orders, coming, leaving, share, free }) => ({
    code,
    value: Math.max(0, worthOf(units, nav) + in_orders + coming - leaving),
    share,
    free,
    nav,
  }))
}

/**
 * The largest drift just after the last orders that were priced: the units of now at the NAVs of that day. Null before the
 * first one. What has come since is the work of prices.
 */
export async function readTradedDrift(
  db: Db | Tx,
  { userId, accountId }: Owner,
  funds: readonly FundFigure[],
): Promise<{ on: string; drift: number } | null> {
  const { rows } = await sql<{ on: string; code: string; nav: number }>`
    select last.day as on, code, nav from (
      select max(trade_on) as day from fund_order
      where user_id = ${userId} and account = ${accountId} and state in ('priced', 'settled') and units > 0
    ) as last join lateral (
      select distinct on (code) code, nav from fund_nav
      where code = any (${funds.map(({ code }) => code)}::text[]) and day <= last.day order by code, day desc
    ) as known on true`.execute(db)
  if (!rows[0]) return null
  const navs = new Map(rows.map(({ code, nav }) => [code, nav]))
  const then = toPositions(funds).map((one, at) => {
    const { code, units, in_orders, coming, leaving, nav } = funds[at]!
    return { ...one, value: worthOf(units, navs.get(code) ?? nav) + in_orders + coming - leaving }
  })
  return { on: rows[0].on, drift: largestDrift(then) }
}

/** An account day by day since its first priced purchase: see accountHistory. */
export async function readAccountHistory(db: Db | Tx, { userId, accountId }: Owner) {
  const { rows: moves } = await sql<AccountMove>`
    select trade_on as day, code, (case when kind = 'buy' then units else -units end)::float8 as units,
      (case when kind = 'buy' then amount else -proceeds end)::float8 as paid, switch_id is not null as "isInside"
    from fund_order
    where user_id = ${userId} and account = ${accountId} and state in ('priced', 'settled') and units > 0
    union all
    select bought_on, code, units::float8, 0, false from fund_lot
    where user_id = ${userId} and account = ${accountId} and kind = 'dividend'
    order by day`.execute(db)
  if (moves.length === 0) return accountHistory([], [])
  const codes = [...new Set(moves.map(({ code }) => code))]
  const { rows: navs } = await sql<NavOfDay>`
    select fund_nav.day, code, nav, coalesce(market_days, 1) as market_days
    from fund_nav left join nav_day on nav_day.day = fund_nav.day
    where code = any (${codes}::text[]) and fund_nav.day >= ${moves[0]!.day}::date order by day`.execute(db)
  return accountHistory(moves, navs)
}

/** The last day of which a NAV was published. */
export async function readLastNavDay(db: Db | Tx): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select max(day) as day from fund_figure`.execute(db)
  return rows[0]!.day
}

export type OrderLine = {
  id: string
  code: string
  name: string
  kind: 'buy' | 'sell'
  state: 'accepted' | 'priced' | 'settled' | 'cancelled'
  amount: PracticeBaht | null
  units: number | null
  nav: number | null
  fee: PracticeBaht | null
  proceeds: PracticeBaht | null
  trade_on: string
  priced_on: string
  settled_on: string
}

/** The orders of an account by id. What is set aside for a sale by amount is no promise, so it is left out before its price. */
export async function readOrderLines(db: Db | Tx, { userId, accountId }: Owner): Promise<Map<string, OrderLine>> {
  const { rows } = await sql<OrderLine>`
    select ordered.id, ordered.code, fund.name, kind, state, amount::float8 as amount,
      (case when kind = 'sell' and amount is not null and nav is null then null else units end)::float8 as units, nav,
      fee::float8 as fee, proceeds::float8 as proceeds, trade_on, priced_on, settled_on
    from fund_order as ordered join fund on fund.code = ordered.code
    where user_id = ${userId} and account = ${accountId} order by ordered.id desc limit 3000`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
