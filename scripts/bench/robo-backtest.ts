import { businessDaysBetween } from '#features/bank/clock/business-day-rules.ts'
import { growthOf, type NavDay } from '#features/bank/funds/series-rules.ts'
import { type AssetClass, assetClasses } from '#features/bank/nav/market-rules.ts'
import { classReturns, drawDay, drawRegime } from '#features/bank/nav/nav-rules.ts'
import { drawMarket, type MarketPaths } from '#features/robo/projection/market-paths-rules.ts'
import { growMixture, type Mixture, projectPlan } from '#features/robo/projection/projection-rules.ts'

/** How many of the plan months from which one looks ahead ended below the band, inside it, and above it. */
export type Coverage = { below: number; inside: number; above: number }

export const noCoverage: Coverage = { below: 0, inside: 0, above: 0 }

/** The share inside the band; aimed at 0.7. */
export const insideOf = ({ below, inside, above }: Coverage) => inside / (below + inside + above)

export const addCoverage = (one: Coverage, other: Coverage): Coverage => ({
  below: one.below + other.below,
  inside: one.inside + other.inside,
  above: one.above + other.above,
})

/** How many real days a month of a plan lasts: a bank month, as shipped. */
export const realDays = 7

let market: MarketPaths | null = null

/** P15 and P85 of 1 after so many months of a plan. */
export function bandOf(mixture: Mixture, months: number): { low: number; high: number } {
  market ??= drawMarket({ realDays })
  const start = 1_000_000_000
  const plan = { start, monthly: 0, months, goal: null, withdrawals: [], kept: 1, isInvested: true }
  const { p15, p85 } = projectPlan(growMixture(market, mixture), market.paths, plan).points.at(-1)!
  return { low: p15 / start, high: p85 / start }
}

const stepOf = (day: string) => Math.floor(Date.parse(day) / 86_400_000 / realDays)

/** Whether a plan's month ends with this business day: the next one is in another, or there is none. */
const isEnd = (days: readonly string[], at: number) =>
  days[at + 1] === undefined || stepOf(days[at + 1]!) !== stepOf(days[at]!)

/** The last day of each month of a plan in a series of NAVs, as what 1 became with dividends reinvested. */
export function monthEnds(days: readonly NavDay[]): number[] {
  const dates = days.map(({ day }) => day)
  return growthOf(days).filter((_, at) => isEnd(dates, at))
}

/** What 1 became in each month of a portfolio that is rebalanced monthly: `series` as from monthEnds, with its share of 1. */
export function monthlyFactors(parts: readonly { share: number; series: readonly number[] }[]): number[] {
  const months = Math.min(...parts.map(({ series }) => series.length)) - 1
  return Array.from({ length: months }, (_, at) =>
    parts.reduce((sum, { share, series }) => sum + (share * series[at + 1]!) / series[at]!, 0),
  )
}

/** Looks ahead from each month: where the true value after `months` lay. */
export function cover(
  factors: readonly number[],
  months: number,
  { low, high }: { low: number; high: number },
): Coverage {
  let found = noCoverage
  for (let from = 0; from + months <= factors.length; from++) {
    const end = factors.slice(from, from + months).reduce((value, factor) => value * factor, 1)
    const place = end < low ? 'below' : end > high ? 'above' : 'inside'
    found = { ...found, [place]: found[place] + 1 }
  }
  return found
}

/** What each asset class became, plan month after plan month, in another past that the bank's model could have had. */
export async function anotherPast(seed: string): Promise<Record<AssetClass, number[]>> {
  const secret = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)))
  const series = Object.fromEntries(assetClasses.map((name) => [name, [1]])) as Record<AssetClass, number[]>
  const days = businessDaysBetween('2016-01-04', '2026-10-30')
  let regime = await drawRegime(secret, days[0]!.slice(0, 7), 'calm')
  let value = Object.fromEntries(assetClasses.map((name) => [name, 1])) as Record<AssetClass, number>
  for (const [at, day] of days.entries()) {
    if (at > 0 && day.slice(0, 7) !== days[at - 1]!.slice(0, 7))
      regime = await drawRegime(secret, day.slice(0, 7), regime)
    const gains = classReturns(await drawDay(secret, day), regime)
    value = Object.fromEntries(assetClasses.map((name) => [name, value[name] * (1 + gains[name])])) as typeof value
    if (isEnd(days, at)) for (const name of assetClasses) series[name].push(value[name])
  }
  return series
}
