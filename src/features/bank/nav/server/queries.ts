import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { readBankClock } from '../../clock/server/queries.ts'
import { type NavMonth, navErrors } from '../contract.ts'
import type { Regime } from '../market-rules.ts'
import type { Recipe } from '../nav-rules.ts'
import { addMonths } from './month-commands.ts'

const refusal = refusals(navErrors)

type MonthRow = {
  month: string
  commitment: string
  committed_at: Date
  is_history: boolean
  recipe: number
  regime: Regime | null
  opened_at: Date | null
  secret: string | null
}

/** The secret is read for opened months alone. */
const selectMonths = sql`
  select nav_month.month, commitment, committed_at, is_history, recipe, opened_at,
    case when opened_at is not null then regime end as regime,
    case when opened_at is not null then secret end as secret
  from nav_month join nav_secret on nav_secret.month = nav_month.month`

function toMonth({ month, commitment, committed_at, is_history, recipe, opened_at, secret }: MonthRow): NavMonth {
  return {
    month,
    commitment,
    committed_at: committed_at.toISOString(),
    secret,
    opened_at: opened_at?.toISOString() ?? null,
    is_history,
    is_late: !is_history && committed_at >= startOfBangkokDay(`${month}-01`),
    recipe,
  }
}

/** All months with their promises, newest first. */
export async function listNavMonths(db: Db | Tx): Promise<NavMonth[]> {
  const { rows } = await sql<MonthRow>`${selectMonths} order by nav_month.month desc`.execute(db)
  return rows.map(toMonth)
}

/** What is needed to check a month. Throws nav_month_not_found. */
export async function viewNavMonth(db: Db | Tx, month: string) {
  const { rows } = await sql<MonthRow>`
    ${selectMonths} where nav_month.month in (${month}, ${addMonths(month, -1)})`.execute(db)
  const own = rows.find((row) => row.month === month)
  if (!own) throw refusal('nav_month_not_found')
  const before = rows.find((row) => row.month !== month)
  const series = await readMonthSeries(db, month)
  const { rows: days } = await sql<{ market_days: number; state: Regime }>`
    select market_days, state from nav_day where day = any (${series.days}::date[]) order by day`.execute(db)
  return {
    ...toMonth(own),
    regime_before: own.opened_at ? (before?.regime ?? null) : null,
    regime: own.regime,
    ...series,
    market_days: days.map(({ market_days }) => market_days),
    states: days.map(({ state }) => state),
    clock: [...(await readBankClock(db))],
  }
}

type FundOfMonth = {
  code: string
  name: string
  yearly_fee: number
  recipe: Omit<Recipe, 'yearly_fee'>
  days: string[]
  navs: number[]
}

/** The NAVs of the model's funds in a month; one that began within it is left out, as it has no NAV to start from. */
async function readMonthSeries(db: Db | Tx, month: string) {
  const { rows } = await sql<FundOfMonth>`
    select fund.code, name, yearly_fee, recipe, array_agg(day order by day) as days, array_agg(nav order by day) as navs
    from fund join fund_nav on fund_nav.code = fund.code
    where source = 'model' and day < (${month} || '-01')::date + interval '1 month' and day >= (
      select coalesce(max(day), (${month} || '-01')::date) from fund_nav where day < (${month} || '-01')::date
    )
    group by fund.code order by risk, fund.code`.execute(db)
  const whole = rows.filter(({ days }) => days[0]! < `${month}-01`)
  const days = whole[0]?.days ?? []
  return {
    start_on: days[0] ?? null,
    days: days.slice(1),
    funds: whole.map(({ code, name, yearly_fee, recipe, navs }) => ({
      code,
      name,
      recipe: { ...recipe, yearly_fee },
      start: navs[0]!,
      navs: navs.slice(1),
    })),
  }
}

/** The state in which the last day left the market: public, as it says how wide prices swing. Null before the second recipe. */
export async function readMarketState(db: Db | Tx): Promise<Regime | null> {
  const { rows } = await sql<{ state: Regime }>`select state from nav_day order by day desc limit 1`.execute(db)
  return rows[0]?.state ?? null
}
