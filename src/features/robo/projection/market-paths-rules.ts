import { mulberry32 } from '#lib/shuffle.ts'
import {
  assetClasses,
  behaviours,
  daysPerMonth,
  dayTempers,
  type Regime,
  regimes,
  transitions,
} from '../../bank/nav/market-rules.ts'

/**
 * The simulated market in many paths: the model that makes the bank's NAVs (decision 0033), a month of a plan at a time. Like
 * bank/nav/nav-rules.ts it uses + − × ÷ and Math.sqrt alone, so the same seed gives the same paths on every machine.
 *
 * A plan's month is a month of the bank (a real week as shipped), and NAVs move by real business days: a projection lets the
 * market go as far in a plan's month as it will.
 */
export const pathCount = 2_000
export const longest = 120
/** Of 24 seeds the one whose percentiles lie nearest to those of all 48,000 paths (decision 0039). */
export const pathSeed = 25_690_014

/** Of the Thai calendar, without weekends and bank holidays: the mean of 2560 to 2571. */
const businessDaysPerYear = 244
const realDaysPerYear = 365.25
/** The market's state changes with the calendar month. */
const realDaysPerMonth = realDaysPerYear / 12

/**
 * What each class gained (0.01 is 1 %) in each month of a plan, which lasts so many real days: `gains[class][month * paths +
 * path]`. `own` is a shock of a portfolio's own, mean 0; its variance is that of a market month, 1, times the plan month's part
 * of it.
 */
export type MarketPaths = {
  paths: number
  months: number
  realDays: number
  gains: Float32Array[]
  own: Float32Array
}

/** How much of a market month of 21 business days, as means and volatilities are given, a number of real days has. */
function partOfMonth(realDays: number): number {
  return (realDays * businessDaysPerYear) / realDaysPerYear / daysPerMonth
}

/** The long-run share of each state of the market: where the transitions lead from any beginning. */
export function longRun(): Record<Regime, number> {
  let share = [1, 0, 0]
  for (let nth = 0; nth < 500; nth++)
    share = [0, 1, 2].map((to) =>
      regimes.reduce((sum, from, at) => sum + (share[at]! * transitions[from][to]!) / 65_536, 0),
    )
  return { calm: share[0]!, nervous: share[1]!, crisis: share[2]! }
}

type Random = () => number

/** Twelve uniform numbers of 16 bits from six draws, summed and centred: as nav-rules.ts makes its normal numbers. */
function drawNormal(random: Random): number {
  let sum = 0
  for (let nth = 0; nth < 6; nth++) {
    const bits = random() * 4_294_967_296
    const high = Math.floor(bits / 65_536)
    sum += high + (bits - high * 65_536)
  }
  return (sum - 6 * 65_535) / 65_536
}

const squares = dayTempers.flatMap(([factor, chance]) => Array.from({ length: chance }, () => factor * factor))

/** How wild a number of business days is: the mean square of their tempers, about 1. */
function drawWildness(random: Random, days: number): number {
  let sum = 0
  for (let day = 0; day < days; day++) sum += squares[Math.floor(random() * 256)]!
  return sum / days
}

function drawRegime(random: Random, shares: readonly [number, number]): Regime {
  const drawn = random()
  if (drawn < shares[0]) return 'calm'
  return drawn < shares[0] + shares[1] ? 'nervous' : 'crisis'
}

const next = Object.fromEntries(
  regimes.map((from) => [from, [transitions[from][0] / 65_536, transitions[from][1] / 65_536]]),
) as unknown as Record<Regime, readonly [number, number]>

/** e to the power of a small number (within ±2), by its series: Math.exp may differ between machines. */
export function power(x: number): number {
  let sum = 1
  for (let nth = 18; nth >= 1; nth--) sum = 1 + (x * sum) / nth
  return sum
}

type Part = { mean: number; volatility: number; growth: number; rates: number; own: number }
/** What a plan's month brings: business days, the width of its shocks beside a market month's, and its classes by state. */
type Step = { days: number; width: number; classes: Record<Regime, Part[]> }

function stepOf(realDays: number): Step {
  const part = partOfMonth(realDays)
  const width = Math.sqrt(part)
  const partsIn = (regime: Regime) =>
    assetClasses.map((name): Part => {
      const { mean, volatility, growth, rates } = behaviours[name][regime]
      const own = Math.sqrt(10_000 - growth * growth - rates * rates)
      return {
        mean: (part * mean) / 10_000,
        volatility: (width * volatility) / 10_000,
        growth: growth / 100,
        rates: rates / 100,
        own: own / 100,
      }
    })
  const days = Math.max(1, Math.round(part * daysPerMonth))
  return { days, width, classes: Object.fromEntries(regimes.map((one) => [one, partsIn(one)])) as Step['classes'] }
}

type Drawn = { realDays: number; paths?: number; months?: number; seed?: number }

/**
 * Draws the market by months of a plan that last `realDays` each. A path begins somewhere in a market month, in a state drawn
 * by its long-run share, since the state of the running month is nobody's to know; a plan's month has the state in which it
 * begins. Its gain is that of its days compounded: e^(mean + volatility × shock − volatility² / 2), with the volatility of how
 * wild these days are.
 */
export function drawMarket({ realDays, paths = pathCount, months = longest, seed = pathSeed }: Drawn): MarketPaths {
  const random = mulberry32(seed)
  const size = paths * months
  const gains = assetClasses.map(() => new Float32Array(size))
  const own = new Float32Array(size)
  const { calm, nervous } = longRun()
  const step = stepOf(realDays)
  for (let path = 0; path < paths; path++) {
    let regime = drawRegime(random, [calm, nervous])
    let gone = random() * realDaysPerMonth
    for (let month = 0; month < months; month++) {
      const at = month * paths + path
      own[at] = drawMonth(random, step, regime, { gains, at })
      for (gone += realDays; gone >= realDaysPerMonth; gone -= realDaysPerMonth)
        regime = drawRegime(random, next[regime])
    }
  }
  return { paths, months, realDays, gains, own }
}

type Place = { gains: readonly Float32Array[]; at: number }

/** Fills a month of a path, and returns the portfolio's own shock. */
function drawMonth(random: Random, { days, width: part, classes: all }: Step, regime: Regime, { gains, at }: Place) {
  const classes = all[regime]
  const wild = drawWildness(random, days)
  const width = Math.sqrt(wild)
  const growth = drawNormal(random)
  const rates = drawNormal(random)
  for (let nth = 0; nth < classes.length; nth++) {
    const one = classes[nth]!
    const shock = one.growth * growth + one.rates * rates + one.own * drawNormal(random)
    const { mean, volatility } = one
    gains[nth]![at] = power(mean + width * volatility * shock - (wild * volatility * volatility) / 2) - 1
  }
  return part * width * drawNormal(random)
}
