import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { type AssetClass, assetClasses } from '../market-rules.ts'
import { par, type Recipe } from '../nav-rules.ts'

/**
 * A series that the model continues: the NAVs of a fund, or the index of an asset class, which is made as a fund without fees, a
 * shock of its own or dividends. It begins at `start` (1/10,000).
 */
export type SeriesState = {
  kind: 'fund' | 'index'
  code: string
  recipe: Recipe
  start: number
  last: { day: string; nav: number } | null
}

/** The funds of the model with their last NAV; `before`: of those whose series ends before this day. */
async function listFundStates(db: Db | Tx, before: string): Promise<SeriesState[]> {
  const { rows } = await sql<{
    code: string
    yearly_fee: number
    recipe: Omit<Recipe, 'yearly_fee'>
    day: string | null
    nav: number | null
  }>`
    select fund.code, yearly_fee, recipe, last.day, last.nav from fund
    left join lateral (
      select day, nav from fund_nav where fund_nav.code = fund.code order by day desc limit 1
    ) as last on true
    where source = 'model' and (last.day is null or last.day < ${before}::date)
    order by fund.code`.execute(db)
  return rows.map(({ code, yearly_fee, recipe, day, nav }) => ({
    kind: 'fund' as const,
    code,
    recipe: { ...recipe, yearly_fee },
    start: par,
    last: day !== null && nav !== null ? { day, nav } : null,
  }))
}

/** An index begins at 100.0000 points, in 1/10,000. */
const indexStart = 1_000_000

/** The indices of all asset classes with their last value; `before`: of those whose series ends before this day. */
async function listIndexStates(db: Db | Tx, before: string): Promise<SeriesState[]> {
  const { rows } = await sql<{ class: AssetClass; day: string | null; value: number | null }>`
    select one.class, last.day, last.value from unnest(${[...assetClasses]}::text[]) as one (class)
    left join lateral (
      select day, value from class_index where class_index.class = one.class order by day desc limit 1
    ) as last on true
    where last.day is null or last.day < ${before}::date`.execute(db)
  return rows.map((row) => ({
    kind: 'index',
    code: row.class,
    recipe: { seat: 0, weights: { [row.class]: 10_000 }, own_risk: 0, yearly_fee: 0, dividend: null },
    start: indexStart,
    last: row.day !== null && row.value !== null ? { day: row.day, nav: row.value } : null,
  }))
}

/** All series of the model, or those that end `before` a day: the funds by code, then the indices. */
export async function listSeries(db: Db | Tx, before: string): Promise<SeriesState[]> {
  return [...(await listFundStates(db, before)), ...(await listIndexStates(db, before))]
}
