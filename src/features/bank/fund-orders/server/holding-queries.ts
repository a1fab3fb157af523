import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '#db/open.ts'
import type { FundClass } from '#features/bank/funds/contract.ts'
import { thinPlaces, toRate } from '#features/bank/funds/series-rules.ts'
import { readPracticeBalance } from '#features/koin/server/queries.ts'
import { practiceBaht } from '#lib/money.ts'
import { worthOf } from '../../funds/fund-rules.ts'
import { practiceWalletMonthly, practiceWalletStart } from '../../practice-wallet/contract.ts'
import type { Holding } from '../contract.ts'
import { type NavOfDay, type UnitMove, valueHistory } from '../history-rules.ts'
import { tellReturns } from '../return-rules.ts'

type Owner = { userId: string; account: string }
type LotRow = {
  kind: 'buy' | 'dividend'
  bought_on: string
  settles_on: string
  nav: number
  units: number
  units_left: number
  cost_left: number
}
type HoldingRow = {
  code: string
  name: string
  risk: number
  class: z.infer<typeof FundClass>
  units: number
  free_units: number
  nav: number
  nav_on: string
  realized: number
  fees: number
  lots: LotRow[]
}

async function readHoldings(db: Db | Tx, { userId, account }: Owner): Promise<HoldingRow[]> {
  const { rows } = await sql<HoldingRow>`
    select own.code, name, risk, class, own.units::float8 as units, (settled - held)::float8 as free_units, last.nav,
      last.day as nav_on, realized::float8 as realized, fees::float8 as fees, coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'bought_on', bought_on, 'settles_on', settles_on, 'nav', lot.nav,
          'units', lot.units, 'units_left', units_left, 'cost_left', cost_left) order by bought_on, id)
        from fund_lot as lot
        where lot.user_id = own.user_id and lot.account = own.account and lot.code = own.code and units_left > 0
      ), '[]') as lots
    from fund_holding as own join fund on fund.code = own.code join fund_figure as last on last.code = own.code
    where own.user_id = ${userId} and own.account = ${account} order by risk, own.code`.execute(db)
  return rows
}

/**
 * What is on the way in an account, or in all of a person's (null): purchases that are not priced, sales that are not in the
 * purse; hundredths of baht.
 */
async function sumInOrders(
  db: Db | Tx,
  { userId, account }: { userId: string; account: string | null },
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(case
      when kind = 'buy' and state = 'accepted' and switch_id is null then amount
      when kind = 'buy' and state = 'accepted' and amount is not null then amount
      when kind = 'sell' and state = 'priced' then proceeds
      else 0 end), 0)::float8 as sum
    from fund_order where user_id = ${userId} and (${account}::text is null or account = ${account})
      and state in ('accepted', 'priced')`.execute(db)
  return rows[0]!.sum
}

/** Everything that a person has in the account of one's own: see listHoldings of the contract. */
export async function viewHoldings(db: Db | Tx, userId: string, now: Date) {
  const owner = { userId, account: 'own' }
  const rows = await readHoldings(db, owner)
  const held = rows.filter(({ units }) => units > 0)
  const unitsValue = sumOf(held, ({ units, nav }) => worthOf(units, nav))
  const items = held.map((row) => toHolding(row, unitsValue, now))
  const wallet = await readPracticeBalance(db, userId)
  const inOrders = await sumInOrders(db, owner)
  const history = await readHistory(db, owner)
  const cost = sumOf(items, (item) => item.cost)
  const whole = await readWhole(db, userId)
  const roboValue = whole.value - inOrders - unitsValue
  const total = wallet + whole.value
  const income = await readIncome(db, userId)
  return {
    wallet,
    in_orders: practiceBaht(inOrders),
    units_value: practiceBaht(unitsValue),
    robo_value: practiceBaht(roboValue),
    total: practiceBaht(total),
    income: practiceBaht(income),
    market: practiceBaht(total - income),
    whole: {
      unrealized: practiceBaht(whole.unrealized),
      realized: practiceBaht(whole.realized),
      fees: practiceBaht(whole.fees),
    },
    cost: practiceBaht(cost),
    gain: practiceBaht(unitsValue - cost),
    realized: practiceBaht(sumOf(rows, ({ realized }) => realized)),
    fees: practiceBaht(sumOf(rows, ({ fees }) => fees)),
    returns: tellReturns(history),
    levels: sharesByLevel(items, unitsValue),
    items,
  }
}

/** The worth of a person's funds in an account, day by day since the first purchase, thinned. */
export async function viewHistory(db: Db | Tx, userId: string) {
  const { points } = await readHistory(db, { userId, account: 'own' })
  return thinPlaces(points.length, 300).map((at) => {
    const { day, value, put_in } = points[at]!
    return { day, value: practiceBaht(value), put_in: practiceBaht(put_in) }
  })
}

const sumOf = <T>(list: readonly T[], pick: (one: T) => number) => list.reduce((sum, one) => sum + pick(one), 0)

async function readIncome(db: Db | Tx, userId: string): Promise<number> {
  const wallet = await db.selectFrom('practice_purse').select('months').where('user_id', '=', userId).executeTakeFirst()
  return wallet ? practiceWalletStart + wallet.months * practiceWalletMonthly : 0
}

function toHolding(row: HoldingRow, total: number, now: Date): Holding {
  const { lots, nav, units, code, name, risk, free_units, nav_on } = row
  const cost = sumOf(lots, ({ cost_left }) => cost_left)
  const value = worthOf(units, nav)
  const today = now.toISOString().slice(0, 10)
  return {
    code,
    name,
    risk,
    class: row.class,
    units,
    free_units,
    nav,
    nav_on,
    cost: practiceBaht(cost),
    value: practiceBaht(value),
    gain: practiceBaht(value - cost),
    gain_rate: cost === 0 ? 0 : toRate(value / cost - 1),
    share: total === 0 ? 0 : toRate(value / total),
    realized: practiceBaht(row.realized),
    lots: lots.map(({ cost_left, settles_on, ...lot }) => ({
      ...lot,
      cost_left: practiceBaht(cost_left),
      value: practiceBaht(worthOf(lot.units_left, nav)),
      gain: practiceBaht(worthOf(lot.units_left, nav) - cost_left),
      settles_on: settles_on > today ? settles_on : null,
    })),
  }
}

function sharesByLevel(items: readonly Holding[], total: number): Record<string, number> {
  const share = (level: number) =>
    total === 0 ? 0 : toRate(sumOf(items, ({ risk, value }) => (risk === level ? value : 0)) / total)
  return Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((level) => [String(level), share(level)]))
}

async function readHistory(db: Db | Tx, { userId, account }: Owner) {
  const { rows: moves } = await sql<UnitMove>`
    select trade_on as day, code, (case when kind = 'buy' then units else -units end)::float8 as units,
      (case when kind = 'buy' then amount else -proceeds end)::float8 as paid
    from fund_order where user_id = ${userId} and account = ${account} and state in ('priced', 'settled') and units > 0
    union all
    select bought_on, code, units::float8, 0 from fund_lot
    where user_id = ${userId} and account = ${account} and kind = 'dividend'
    order by day`.execute(db)
  if (moves.length === 0) return valueHistory([], [])
  const codes = [...new Set(moves.map(({ code }) => code))]
  const { rows: navs } = await sql<NavOfDay>`
    select fund_nav.day, code, nav, coalesce(market_days, 1) as market_days
    from fund_nav left join nav_day on nav_day.day = fund_nav.day
    where code = any (${codes}::text[]) and fund_nav.day >= ${moves[0]!.day}::date order by day`.execute(db)
  return valueHistory(moves, navs)
}

/**
 * A person's funds in all accounts, those of the robo-adviser too (hundredths of baht): units at the last NAVs with what is in
 * orders, and what became of them: not sold, sold and dividends, fees.
 */
async function readWhole(db: Db | Tx, userId: string) {
  const { rows } = await sql<{ units: number; nav: number; cost: number; realized: number; fees: number }>`
    select own.units::float8 as units, nav, realized::float8 as realized, fees::float8 as fees, coalesce((
        select sum(cost_left) from fund_lot as lot
        where lot.user_id = own.user_id and lot.account = own.account and lot.code = own.code
      ), 0)::float8 as cost
    from fund_holding as own join fund_figure on fund_figure.code = own.code
    where user_id = ${userId}`.execute(db)
  const units = sumOf(rows, (own) => worthOf(own.units, own.nav))
  return {
    value: units + (await sumInOrders(db, { userId, account: null })),
    unrealized: units - sumOf(rows, ({ cost }) => cost),
    realized: sumOf(rows, ({ realized }) => realized),
    fees: sumOf(rows, ({ fees }) => fees),
  }
}

/** What lies in a person's funds in all accounts: see readWhole. Null for somebody whose purse was never opened. */
export async function sumFunds(db: Db | Tx, userId: string): Promise<number | null> {
  return (await readIncome(db, userId)) === 0 ? null : (await readWhole(db, userId)).value
}

/** Whether an account of this id exists. */
export async function isPerson(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db.selectFrom('user_account').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}
