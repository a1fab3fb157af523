import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { figuresOf, type NavDay } from '#features/bank/funds/series-rules.ts'
import { addDays, bangkokDay, bangkokMonth, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { businessDaysBetween, isBusinessDay, nextBusinessDay } from '../../clock/business-day-rules.ts'
import type { BankClock } from '../../clock/clock-rules.ts'
import { marketDaysOn } from '../../clock/market-day-rules.ts'
import { readBankClock } from '../../clock/server/queries.ts'
import { drawFirstDay, firstNextNav } from '../first-nav-rules.ts'
import type { Regime } from '../market-rules.ts'
import { drawRealDay, monthsBegunIn, nextNav, type Recipe } from '../nav-rules.ts'
import { type OpenMonth, openMonth, promiseMonths, storeHistoryMonths } from './month-commands.ts'
import { listSeries, type SeriesState } from './series-queries.ts'

const publishedHour = 18

/** The moment at which a business day's NAV is published: 18:00 in Bangkok, after the cut-off. */
export function navMomentOf(day: string): Date {
  return new Date(startOfBangkokDay(day).getTime() + publishedHour * 3_600_000)
}

type Made = { kind: 'fund' | 'index'; code: string; day: string; nav: number; dividend: number }

type Next = { nav: number; dividend: number }
type PricedDay = { day: string; market_days: number; state: Regime }
/** Prices a day of a fund from its NAV of a day before. */
type Pricer = (recipe: Recipe, last: { day: string; nav: number }) => Next

/**
 * Continues these series over the business days up to `until`; one that has not begun begins on `firstDay`.
 * `days` are those whose market days were not known yet.
 */
async function continueSeries(
  db: Db | Tx,
  states: SeriesState[],
  { firstDay, until }: { firstDay: string; until: string },
) {
  const made: Made[] = []
  const days: PricedDay[] = []
  const months = new Map<string, OpenMonth>()
  const begins = states.map(({ last }) => (last ? nextBusinessDay(last.day) : firstDay))
  const first = [...begins, until].toSorted()[0]!
  const market = await readMarket(db, first)
  for (const day of businessDaysBetween(first, until)) {
    const name = day.slice(0, 7)
    const month = months.get(name) ?? (await openMonth(db, name))
    months.set(name, month)
    const price = month.recipe === 1 ? await priceFirst(month, day) : await priceDay(month, day, market, days)
    for (const state of states) {
      if (state.last && state.last.day >= day) continue
      const { kind, last, recipe, code, start } = state
      const next = last ? price(recipe, last) : { nav: start, dividend: 0 }
      made.push({ kind, code, day, ...next })
      state.last = { day, nav: next.nav }
    }
  }
  return { made, days }
}

async function priceFirst({ secret, regime }: OpenMonth, day: string): Promise<Pricer> {
  const market = await drawFirstDay(secret, day)
  return (recipe, last) => firstNextNav({ recipe, nav: last.nav, market, regime, day, dayBefore: last.day })
}

type Market = { clock: BankClock; known: ReadonlyMap<string, PricedDay>; state: Regime | null }

/** The bank clock, and of the second recipe the days from a day on and the state before it. */
async function readMarket(db: Db | Tx, from: string): Promise<Market> {
  const { rows } = await sql<PricedDay>`
    select day, market_days, state from nav_day
    where day >= coalesce((select max(day) from nav_day where day < ${from}::date), '0001-01-01') order by day`.execute(
    db,
  )
  const before = rows.find(({ day }) => day < from)
  return {
    clock: await readBankClock(db),
    known: new Map(rows.map((row) => [row.day, row])),
    state: before?.state ?? null,
  }
}

/** Draws a day of the second recipe; the market goes on to its state. */
async function priceDay(month: OpenMonth, day: string, market: Market, fresh: PricedDay[]): Promise<Pricer> {
  const known = market.known.get(day)
  const marketDays = known?.market_days ?? marketDaysOn(market.clock, day)
  const before = market.state ?? month.regime
  const { days, state } = await drawRealDay(month.secret, { day, marketDays, state: before })
  market.state = state
  if (!known) fresh.push({ day, market_days: marketDays, state })
  return (recipe, last) =>
    nextNav({ recipe, nav: last.nav, days, monthsBegun: monthsBegunIn(market.clock, last.day, day) })
}

async function storeMade(tx: Tx, { made, days }: Awaited<ReturnType<typeof continueSeries>>): Promise<void> {
  const { fund = [], index = [] } = Object.groupBy(made, ({ kind }) => kind)
  await storeNavs(tx, fund)
  await storeIndices(tx, index)
  if (days.length === 0) return
  await tx
    .insertInto('nav_day')
    .values(days)
    .onConflict((c) => c.doNothing())
    .execute()
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

async function storeIndices(tx: Tx, made: readonly Made[]): Promise<void> {
  await sql`
    insert into class_index (class, day, value)
    select * from unnest(${made.map(({ code }) => code)}::text[], ${made.map(({ day }) => day)}::date[],
      ${made.map(({ nav }) => nav)}::int[])
    on conflict do nothing`.execute(tx)
}

/** Works out the figures of these funds again from their series, after NAVs were added. */
export async function storeFigures(tx: Tx, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    const { rows } = await sql<NavDay>`
      select fund_nav.day, nav, dividend, coalesce(market_days, 1) as market_days
      from fund_nav left join nav_day on nav_day.day = fund_nav.day where code = ${code} order by day`.execute(tx)
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
    const states = await listSeries(tx, day)
    await storeMade(tx, await continueSeries(tx, states, { firstDay: day, until: day }))
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

/**
 * At the first start: the months of the past and the promises, then ten years of NAVs and indices. A series that came later gets
 * its own past.
 */
export async function makeHistory(tx: Tx, history: { seed: string; first_day: string }, now: Date): Promise<void> {
  await storeHistoryMonths(tx, history, now)
  await promiseMonths(tx, now)
  const fresh = (await listSeries(tx, '9999-01-01')).filter(({ last }) => last === null)
  const { rows } = await sql<{ day: string | null }>`select max(day) as day from fund_nav`.execute(tx)
  const until = rows[0]?.day ?? lastNavDay(now)
  if (fresh.length === 0 || until < history.first_day) return
  await storeMade(tx, await continueSeries(tx, fresh, { firstDay: history.first_day, until }))
  const funds = fresh.filter(({ kind }) => kind === 'fund')
  await storeFigures(
    tx,
    funds.map(({ code }) => code),
  )
}

/** Opens the secrets of months that are over and whose last NAV is published. Idempotent. */
export async function openSecrets(db: Db, now: Date): Promise<void> {
  await sql`
    update nav_month set opened_at = ${now}
    where opened_at is null and regime is not null and month < ${bangkokMonth(now)}
      and exists (select from fund_nav where day >= (month || '-01')::date + interval '1 month')`.execute(db)
}
