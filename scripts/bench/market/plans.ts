import { readFundFile } from '#features/bank/funds/server/fund-file.ts'
import { assetClasses, type Regime } from '#features/bank/nav/market-rules.ts'
import { mixFunds } from '#features/robo/projection/mixture-rules.ts'
import type { Mixture } from '#features/robo/projection/projection-rules.ts'
import { PortfolioFile } from '#features/robo/risk/content.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import type { Past, RecipeName } from './pasts.ts'

const content = new URL('../../../content/', import.meta.url)

/** The shipped portfolios of the five levels, as mixtures of classes. */
export async function readMixtures(): Promise<{ level: number; mixture: Mixture }[]> {
  const { funds } = await readFundFile(new URL('funds.json', content))
  const { portfolios } = await readContentFile(new URL('robo-portfolios.json', content), PortfolioFile)
  return portfolios.map(({ level, parts }) => ({
    level,
    mixture: mixFunds(parts.map(({ code, share }) => ({ ...funds.find((fund) => fund.code === code)!, share }))),
  }))
}

/** A plan by market days: the logarithm of what 1 became, after fees. The funds' own shocks, whose mean is 0, are left out. */
export function planOf({ returns }: Past, { weights, fee }: Mixture): Float64Array {
  const parts = assetClasses.flatMap((name) => (weights[name] ? [{ gains: returns[name], weight: weights[name] }] : []))
  let log = 0
  return returns.cash.map((_, at) => {
    const gain = parts.reduce((sum, { gains, weight }) => sum + weight * gains[at]!, -fee / 252)
    log += Math.log(1 + gain)
    return log
  })
}

/** The market days of bank months: 21 each, and before the one clock what a real week had. */
export const daysOf = (recipe: RecipeName, months: number) =>
  recipe === 'second' ? 21 * months : Math.round((months * 7 * 244) / 365.25)

const fall = Math.log(0.9)

/** The days on which a plan first stood 10 % below its top; the next counts a month after, from what it is then. */
export function alarmsOf(log: Float64Array): number[] {
  const found: number[] = []
  let top = 0
  for (let at = 0; at < log.length; at++) {
    top = Math.max(top, log[at]!)
    if (log[at]! > top + fall) continue
    found.push(at)
    at += 21
    top = log[at] ?? 0
  }
  return found
}

/** Where values lay: below a band, inside, above. */
export type Coverage = { below: number; inside: number; above: number }
export const noCoverage = (): Coverage => ({ below: 0, inside: 0, above: 0 })
/** The share inside in hundredths; aimed at 70. */
export const insideOf = ({ below, inside, above }: Coverage) => (100 * inside) / Math.max(1, below + inside + above)

type Looking = {
  log: Float64Array
  from: readonly number[]
  days: number
  bandAt: (at: number) => { low: number; high: number }
}

/** Looks ahead from some days and counts where the true value lay. */
export function look(found: Coverage, { log, from, days, bandAt }: Looking): void {
  for (const at of from) {
    if (at + days >= log.length) continue
    const end = Math.exp(log[at + days]! - log[at]!)
    const { low, high } = bandAt(at)
    found[end < low ? 'below' : end > high ? 'above' : 'inside']++
  }
}

/** The last days of bank months that a past left in a state. */
export function monthEndsIn(states: readonly Regime[], state: Regime): number[] {
  return states.flatMap((one, at) => (at % 21 === 20 && one === state ? [at] : []))
}
