import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { practiceBaht } from '#lib/money.ts'
import { worthOf } from '../../funds/fund-rules.ts'
import { practiceWalletMonthly, practiceWalletStart } from '../../practice-wallet/contract.ts'
import { readProgress } from './end-of-day-commands.ts'

type FundSums = {
  code: string
  name: string
  nav: number | null
  nav_on: string | null
  holders: number
  units: number
  lot_units: number
  cost: number
  buys_waiting: number
  sales_waiting: number
}

/** The books of funds from the ledger, beside the registers: showFundBooks of the contract. */
export async function readFundBooks(db: Db, now: Date) {
  const { rows: funds } = await sql<FundSums>`
    with lots as (
      select code, sum(units_left) as units, sum(cost_left) as cost from fund_lot group by code
    ), held as (
      select code, count(*) filter (where units > 0) as holders, sum(units) as units from fund_holding group by code
    ), waiting as (
      select code, sum(amount) filter (where kind = 'buy') as buys, sum(units) filter (where kind = 'sell') as sales
      from fund_order where state = 'accepted' group by code
    )
    select fund.code, name, last.nav, last.day as nav_on, coalesce(held.holders, 0)::int as holders,
      coalesce(held.units, 0)::float8 as units, coalesce(lots.units, 0)::float8 as lot_units,
      coalesce(lots.cost, 0)::float8 as cost, coalesce(buys, 0)::float8 as buys_waiting,
      coalesce(sales, 0)::float8 as sales_waiting
    from fund left join fund_figure as last on last.code = fund.code left join lots on lots.code = fund.code
    left join held on held.code = fund.code left join waiting on waiting.code = fund.code
    order by risk, fund.code`.execute(db)
  return { funds: funds.map(toFundBook), checks: await readChecks(db, funds), night: await readEndOfDay(db, now) }
}

function toFundBook({ lot_units: _, ...fund }: FundSums) {
  const value = fund.nav === null ? 0 : worthOf(fund.units, fund.nav)
  return {
    ...fund,
    cost: practiceBaht(fund.cost),
    value: practiceBaht(value),
    gain: practiceBaht(value - fund.cost),
    buys_waiting: practiceBaht(fund.buys_waiting),
  }
}

type Registers = { lot_cost: number; in_orders: number; months: number; purses: number; fees: number; gain: number }

async function readChecks(db: Db, funds: readonly FundSums[]) {
  const { rows: entries } = await sql<{ account: string; sum: number }>`
    select account, sum(satang)::float8 as sum from ledger_entry where currency = 'practice_baht' group by account`.execute(
    db,
  )
  const { rows } = await sql<Registers>`
    select
      (select coalesce(sum(cost_left), 0)::float8 from fund_lot) as lot_cost,
      (select coalesce(sum(case when kind = 'buy' and state = 'accepted' then amount
        when kind = 'sell' and state = 'priced' then proceeds end), 0)::float8 from fund_order) as in_orders,
      (select coalesce(sum(months), 0)::float8 from practice_purse) as months,
      (select count(*)::float8 from practice_purse) as purses,
      (select coalesce(sum(fees), 0)::float8 from fund_holding) as fees,
      (select coalesce(sum(realized), 0)::float8 from fund_holding) as gain`.execute(db)
  const own = rows[0]!
  const ledger = (account: string) => entries.find((entry) => entry.account === account)?.sum ?? 0
  const income = own.purses * practiceWalletStart + own.months * practiceWalletMonthly
  const sum = (pick: (fund: FundSums) => number) => funds.reduce((total, fund) => total + pick(fund), 0)
  // All practice baht that was given is in purses, on the way, in units at cost or in fees, plus what the market brought.
  const saved = income + own.gain - own.fees - own.lot_cost - own.in_orders
  return [
    check('fund_units', ledger('fund_units'), own.lot_cost),
    check('fund_order', ledger('fund_order'), own.in_orders),
    check('allowance', -ledger('allowance'), income),
    check('fund_fee', ledger('fund_fee'), own.fees),
    check('fund_gain', -ledger('fund_gain'), own.gain),
    check(
      'units',
      sum(({ lot_units }) => lot_units),
      sum(({ units }) => units),
    ),
    check('purses', ledger('wallet'), saved),
  ]
}

type Check = 'fund_units' | 'fund_order' | 'allowance' | 'fund_fee' | 'fund_gain' | 'units' | 'purses'
const check = (name: Check, ledger: number, register: number) => ({
  name,
  ledger,
  register,
  agrees: ledger === register,
})

async function readEndOfDay(db: Db, now: Date) {
  const { nav_on, orders_on } = await readProgress(db, now)
  const { rows } = await sql<{ late: number }>`
    select count(*)::int as late from fund_order
    where state = 'accepted' and priced_on <= ${orders_on ?? '0001-01-01'}::date`.execute(db)
  return { nav_on, orders_on, late: rows[0]!.late }
}
