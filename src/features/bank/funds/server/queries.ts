import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { groupBy } from '#lib/group-by.ts'
import { type PracticeBaht, practiceBaht } from '#lib/money.ts'
import type { ClassIndices } from '../benchmark-rules.ts'
import { type CurrencyRisk, type FundClass, type FundFigures, type FundItem, fundErrors } from '../contract.ts'
import { offerOf } from '../fund-rules.ts'
import { type NavDay, toRate } from '../series-rules.ts'

const refusal = refusals(fundErrors)

/** What of a fund's recipe its sheet tells: weights of asset classes (basis points), and its dividend. */
export type FundRecipe = {
  weights: Record<string, number>
  dividend: { months: number[]; share: number } | null
}

export type FundRow = {
  code: string
  name: string
  risk: number
  class: z.infer<typeof FundClass>
  summary: string
  policy: string
  benchmark: string
  benchmark_weights: Record<string, number> | null
  abroad: number | null
  recipe: FundRecipe | null
  currency: z.infer<typeof CurrencyRisk>
  currency_text: string
  dividend_text: string | null
  front_fee: number
  yearly_fee: number
  parts: { name: string; share: number }[]
  sheet: { title: string; text: string }[]
  source: 'model' | 'file'
  paused: 'buy' | 'all' | null
  pause_reason: string | null
  version: number
  updated_at: Date
  nav: number | null
  nav_on: string | null
  nav_before: number | null
  figures: FundFigures | null
}

/** All funds with their last figures, by level and code; or those of these codes. */
export async function listFunds(db: Db | Tx, codes: readonly string[] | null = null): Promise<FundRow[]> {
  const { rows } = await sql<FundRow>`
    select fund.code, name, risk, class, summary, policy, benchmark, benchmark_weights, abroad, recipe, currency, currency_text, dividend_text, front_fee,
      yearly_fee, parts, sheet, source, paused, pause_reason, version, updated_at,
      last.nav, last.day as nav_on, last.nav_before, last.figures
    from fund left join fund_figure as last on last.code = fund.code
    ${codes ? sql`where fund.code = any (${codes}::text[])` : sql``}
    order by risk, fund.code`.execute(db)
  return rows
}

/** The fund of a code. Throws fund_not_found. */
export async function findFund(db: Db | Tx, code: string): Promise<FundRow> {
  const [fund] = await listFunds(db, [code])
  if (!fund) throw refusal('fund_not_found')
  return fund
}

/** The whole series of a fund, oldest first. Throws fund_without_nav where it has none. */
export async function readSeries(db: Db | Tx, code: string): Promise<NavDay[]> {
  const { rows: days } = await sql<NavDay>`
    select fund_nav.day, nav, dividend, coalesce(market_days, 1) as market_days
    from fund_nav left join nav_day on nav_day.day = fund_nav.day where code = ${code} order by day`.execute(db)
  if (days.length === 0) throw refusal('fund_without_nav')
  return days
}

/** The indices of these asset classes from a day on. */
export async function readIndices(db: Db | Tx, classes: readonly string[], from: string): Promise<ClassIndices> {
  const { rows } = await sql<{ class: string; day: string; value: number }>`
    select class, day, value from class_index where class = any (${classes}::text[]) and day >= ${from}::date`.execute(
    db,
  )
  return new Map(
    [...groupBy(rows, (row) => row.class)].map(([name, days]) => [
      name,
      new Map(days.map(({ day, value }) => [day, value])),
    ]),
  )
}

/** More published days than any bank year has: each carries a market day or several. */
const yearRows = 300

/** The last days of these funds by code, oldest first, enough for a bank year; funds without NAV are left out. */
export async function readLastDays(db: Db | Tx, codes: readonly string[]): Promise<Map<string, NavDay[]>> {
  const { rows } = await sql<NavDay & { code: string }>`
    select asked.code, last.day, nav, dividend, coalesce(market_days, 1) as market_days
    from unnest(${codes}::text[]) as asked (code)
    cross join lateral (
      select day, nav, dividend from fund_nav where fund_nav.code = asked.code order by day desc limit ${yearRows}
    ) as last
    left join nav_day on nav_day.day = last.day
    order by asked.code, last.day`.execute(db)
  return groupBy(rows, ({ code }) => code)
}

/** A fund as lists show it. */
export function toItem(fund: FundRow): FundItem {
  const { code, name, risk, summary, currency, front_fee, yearly_fee, paused, figures, nav, nav_on, nav_before } = fund
  const known = nav !== null && nav_on !== null
  return {
    code,
    name,
    risk,
    class: fund.class,
    summary,
    currency,
    front_fee,
    yearly_fee,
    has_dividends: fund.dividend_text !== null,
    paused,
    nav: known
      ? { day: nav_on, nav, bid: nav, offer: offerOf(nav, front_fee), change: toRate(nav / (nav_before ?? nav) - 1) }
      : null,
    figures: known ? figures : null,
  }
}

/** What a person has of a fund in the account of one's own; null for none. */
export async function readMine(db: Db | Tx, userId: string, fund: FundRow) {
  const { rows } = await sql<{ units: number; free_units: number; cost: PracticeBaht; open_orders: number }>`
    select coalesce(own.units, 0)::float8 as units, coalesce(own.settled - own.held, 0)::float8 as free_units,
      (select coalesce(sum(cost_left), 0)::float8 from fund_lot as lot
        where lot.user_id = ${userId} and lot.account = 'own' and lot.code = ${fund.code}) as cost,
      (select count(*)::int from fund_order as ordered
        where ordered.user_id = ${userId} and ordered.account = 'own' and ordered.code = ${fund.code}
        and ordered.state in ('accepted', 'priced')) as open_orders
    from (select) as one left join fund_holding as own
      on own.user_id = ${userId} and own.account = 'own' and own.code = ${fund.code}`.execute(db)
  const { units, free_units, cost, open_orders } = rows[0]!
  const value = practiceBaht(Number((BigInt(units) * BigInt(fund.nav ?? 0)) / 1_000_000n))
  return { units, free_units, value, cost, gain: practiceBaht(value - cost), open_orders }
}
