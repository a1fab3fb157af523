import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { figuresOf, type NavDay } from '#features/bank/funds/series-rules.ts'
import { addDays, bangkokDay, bangkokMonth, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { businessDaysBetween, isBusinessDay, nextBusinessDay } from '../../clock/business-day-rules.ts'
import { drawDay, nextNav, par, type Recipe } from '../nav-rules.ts'
import { openMonth, promiseMonths, storeHistoryMonths } from './month-commands.ts'

const publishedHour = 18

/** The moment at which a business day's NAV is published: 18:00 in Bangkok, after the cut-off. */
export function navMomentOf(day: string): Date {
  return new Date(startOfBangkokDay(day).getTime() + publishedHour * 3_600_000)
}

type Made = { code: string; day: string; nav: number; dividend: number }
type State = { code: string; recipe: Recipe; last: { day: string; nav: number } | null }

/** The funds of the model with their last NAV; `before`: of those whose series ends before this day. */
async function listStates(db: Db | Tx, before: string): Promise<State[]> {
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
    code,
    recipe: { ...recipe, yearly_fee },
    last: day !== null && nav !== null ? { day, nav } : null,
  }))
}

/** Continues the series of these funds over the business days up to `until`; a fund without one begins at par on `firstDay`. */
async function continueSeries(db: Db | Tx, states: State[], { firstDay, until }: { firstDay: string; until: string }) {
  const made: Made[] = []
  const months = new Map<string, Awaited<ReturnType<typeof openMonth>>>()
  const begins = states.map(({ last }) => (last ? nextBusinessDay(last.day) : firstDay))
  const first = [...begins, until].toSorted()[0]!
  for (const day of businessDaysBetween(first, until)) {
    const name = day.slice(0, 7)
    const month = months.get(name) ?? (await openMonth(db, name))
    months.set(name, month)
    const { secret, regime } = month
    const market = await drawDay(secret, day)
    for (const state of states) {
      if (state.last && state.last.day >= day) continue
      const { last, recipe, code } = state
      const next = last
        ? nextNav({ recipe, nav: last.nav, market, regime, day, dayBefore: last.day })
        : { nav: par, dividend: 0 }
      made.push({ code, day, ...next })
      state.last = { day, nav: next.nav }
    }
  }
  return made
}

async function storeNavs(tx: Tx, made: readonly Made[]): Promise<void> {
  const perInsert = 20_000
  for (let from = 0; from < made.length; from += perInsert) {
    const part = made.slice(from, from + perInsert)
    await sql`
      insert into fund_nav (code, day, nav, dividend)
      select * from unnest(${part.map(({ code }) => code)}::text[], ${part.map(({ day }) => day)}::date[],
        ${part.map(({ nav }) => nav)}::int[], ${part.map(({ dividend }) => dividend)}::int[])
      on conflict do nothing`.execute(tx)
  }
}

/** Works out the figures of these funds again from their series, after NAVs were added. */
export async function storeFigures(tx: Tx, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    const { rows } = await sql<NavDay>`
      select day, nav, dividend from fund_nav where code = ${code} order by day`.execute(tx)
    const last = rows.at(-1)
    if (!last) continue
    const row = {
      day: last.day,
      nav: last.nav,
      nav_before: rows.at(-2)?.nav ?? null,
      figures: JSON.stringify(figuresOf(rows)),
    }
    await tx
      .insertInto('fund_figure')
      .values({ code, ...row })
      .onConflict((c) => c.column('code').doUpdateSet(row))
      .execute()
  }
}

/**
 * Publishes the NAV of a business day, and of those before it that are missing, of every fund of the model. Idempotent: a day
 * that is there stays. The figures are worked out again where no later day is due at `now`. Throws where its month was never
 * promised.
 */
export async function publishNavs(db: Db, day: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const states = await listStates(tx, day)
    await storeNavs(tx, await continueSeries(tx, states, { firstDay: day, until: day }))
    const isLast = navMomentOf(nextBusinessDay(day)) > now
    if (isLast) await storeFigures(tx, await listBehind(tx))
  })
}

/** The funds whose figures are older than their last NAV. */
async function listBehind(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select fund.code from fund left join fund_figure as known on known.code = fund.code
    where exists (select from fund_nav where fund_nav.code = fund.code and day > coalesce(known.day, '0001-01-01'))
    order by fund.code`.execute(tx)
  return rows.map(({ code }) => code)
}

/** The last business day whose NAV is due at a moment. */
export function lastNavDay(now: Date): string {
  let day = bangkokDay(now)
  while (!isBusinessDay(day) || navMomentOf(day) > now) day = addDays(day, -1)
  return day
}

/** At the first start: the months of the past and the promises, then ten years of NAVs. A fund that came later gets its own past. */
export async function makeHistory(tx: Tx, history: { seed: string; first_day: string }, now: Date): Promise<void> {
  await storeHistoryMonths(tx, history, now)
  await promiseMonths(tx, now)
  const fresh = (await listStates(tx, '9999-01-01')).filter(({ last }) => last === null)
  const { rows } = await sql<{ day: string | null }>`select max(day) as day from fund_nav`.execute(tx)
  const until = rows[0]?.day ?? lastNavDay(now)
  if (fresh.length === 0 || until < history.first_day) return
  await storeNavs(tx, await continueSeries(tx, fresh, { firstDay: history.first_day, until }))
  await storeFigures(tx, codesOf(fresh))
}

const codesOf = (states: readonly State[]) => states.map(({ code }) => code)

/** Opens the secrets of months that are over and whose last NAV is published. Idempotent. */
export async function openSecrets(db: Db, now: Date): Promise<void> {
  await sql`
    update nav_month set opened_at = ${now}
    where opened_at is null and regime is not null and month < ${bangkokMonth(now)}
      and exists (select from fund_nav where day >= (month || '-01')::date + interval '1 month')`.execute(db)
}
