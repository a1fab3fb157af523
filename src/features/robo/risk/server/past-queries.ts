import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { viewHoldings } from '#features/bank/fund-orders/server/holding-queries.ts'
import { readSeries } from '#features/bank/funds/server/queries.ts'
import { practiceWalletStart } from '#features/bank/practice-wallet/contract.ts'
import { type PracticeBaht, practiceBaht } from '#lib/money.ts'
import type { PortfolioPast } from '../contract.ts'
import { pastOf, pastOfSum, seriesOf } from '../portfolio-past-rules.ts'
import type { Share } from './portfolio-queries.ts'

/** Pasts by what they are made of: ten years of days are read once for each evening's NAVs, not for each reader. */
const known = new Map<string, PortfolioPast | null>()
const maxKnown = 50

/** The worst bank year and the deepest fall of portfolios, in their order; null where a fund has no NAV or none is that old. */
export async function readPasts(
  db: Db | Tx,
  portfolios: readonly (readonly Share[])[],
): Promise<(PortfolioPast | null)[]> {
  const codes = [...new Set(portfolios.flat().map(({ code }) => code))]
  const { rows } = await sql<{ code: string; day: string; nav: number }>`
    select code, day, nav from fund_figure where code = any (${codes}::text[])`.execute(db)
  const last = new Map(rows.map(({ code, day, nav }) => [code, `${day} ${nav}`]))
  const pasts: (PortfolioPast | null)[] = []
  for (const parts of portfolios) {
    const key = JSON.stringify(parts.map(({ code, share }) => [code, share, last.get(code)]))
    if (!known.has(key)) remember(key, parts.every(({ code }) => last.has(code)) ? await readPast(db, parts) : null)
    pasts.push(known.get(key)!)
  }
  return pasts
}

async function readPast(db: Db | Tx, parts: readonly Share[]): Promise<PortfolioPast | null> {
  return pastOf(await readParts(db, parts))
}

async function readParts(db: Db | Tx, parts: readonly Share[]) {
  const series = []
  for (const { code, share } of parts) series.push({ share, days: await readSeries(db, code) })
  return series
}

/** What 1 became in a portfolio day by day; null where a fund has no NAV or they have no days in common. */
export async function readPortfolioSeries(db: Db | Tx, parts: readonly Share[]) {
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from fund_figure where code = any (${parts.map(({ code }) => code)}::text[])`.execute(
    db,
  )
  return rows[0]!.known < parts.length ? null : seriesOf(await readParts(db, parts))
}

function remember(key: string, past: PortfolioPast | null): void {
  if (known.size >= maxKnown) known.delete(known.keys().next().value!)
  known.set(key, past)
}

/** All practice baht that a person has, plans included; what the purse begins with where it is not opened. */
export async function readOwnSum(db: Db | Tx, userId: string, now: Date): Promise<PracticeBaht> {
  const { total, income } = await viewHoldings(db, userId, now)
  return income === 0 ? practiceBaht(practiceWalletStart) : total
}

/** A portfolio's worst year and deepest fall of a sum, as the contract tells them. */
export function toPastOfSum(past: PortfolioPast, sum: number) {
  const { yearEnd, fallen } = pastOfSum(past, sum)
  return { year_end: practiceBaht(yearEnd), fallen: practiceBaht(fallen) }
}
