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
import { shockOf } from '../../bank/nav/nav-rules.ts'

/**
 * The simulated market in many paths: the model that makes the bank's NAVs (decision 0018), a month of a plan at a time. Like
 * bank/nav/nav-rules.ts it uses + − × ÷ and Math.sqrt alone, so the same seed gives the same paths on every machine.
 *
 * A plan's month is a month of the bank, and so has 21 market days, however many real days it lasts.
 */
export const pathCount = 2_000
export const longest = 120
/** Of 24 seeds the one whose percentiles lie nearest to those of all 48,000 paths (decision 0018). */
export const pathSeed = 25_690_014

/**
 * What each class gained (0.01 is 1 %) in each month of a plan: `gains[class][month * paths + path]`. `own` is a shock of a
 * portfolio's own, mean 0, variance 1. `state` is that of the market at the beginning; null: drawn by the long-run shares.
 */
export type MarketPaths = {
  paths: number
  months: number
  state: Regime | null
  gains: Float32Array[]
  own: Float32Array
}

/** The long-run share of each state of the market: where the transitions lead from any beginning. */
export function longRun(): Record<Regime, number> {
  let share = [1, 0, 0]
  for (let nth = 0; nth < 20_000; nth++)
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

/** e to the power of a small number (within ±2), by its series: Math.exp may differ between machines. */
export function power(x: number): number {
  let sum = 1
  for (let nth = 18; nth >= 1; nth--) sum = 1 + (x * sum) / nth
  return sum
}

type Swing = { volatility: number; growth: number; rates: number; own: number }
/** The classes' swings by state, as parts of 1. */
const swings = Object.fromEntries(
  regimes.map((regime) => [
    regime,
    assetClasses.map((name): Swing => {
      const { volatility, growth, rates } = behaviours[name].swings[regime]
      const own = Math.sqrt(10_000 - growth * growth - rates * rates)
      return { volatility: volatility / 10_000, growth: growth / 100, rates: rates / 100, own: own / 100 }
    }),
  ]),
) as Record<Regime, Swing[]>
const means = assetClasses.map((name) => behaviours[name].mean / (12 * 10_000))
const shocks = assetClasses.map((name) => behaviours[name].shock / 100)
/** What of a turn of the market is left over on a day that stays, for a class of shock 1; and on one that turns. */
const turnOf = regimes.map((from) => regimes.map((to) => shockOf(from, to)))

/** What a month went through: the mean square of its days' tempers by state, as parts of a month, and its turns. */
type Course = { wildness: number[]; stays: number; turns: number[]; last: number }

/** Goes through the market days of a month: in which states, how wild, and with which turns. */
function drawCourse(random: Random, begin: number): Course {
  const wildness = [0, 0, 0]
  const found: Course = { wildness, stays: 0, turns: [], last: begin }
  for (let day = 0; day < daysPerMonth; day++) {
    const bits = random() * 65_536
    const turn = Math.floor(bits)
    // What the turn leaves of the number draws the temper.
    const temper = Math.floor((bits - turn) * 256)
    const chances = transitions[regimes[found.last]!]
    const to = turn < chances[0] ? 0 : turn < chances[0] + chances[1] ? 1 : 2
    if (to === found.last) found.stays += turnOf[to]![to]!
    else found.turns.push(turnOf[found.last]![to]!)
    found.last = to
    wildness[to]! += squares[temper]! / daysPerMonth
  }
  return found
}

type Drawn = { paths?: number; months?: number; seed?: number; state?: Regime | null }

/**
 * Draws the market by months of a plan from a state of the market, day by day in its states and turns; the swings of a month's
 * days in one state are drawn at once. A class gains e^(mean + volatility × shock − volatility² / 2) by the volatility of how wild
 * these days were, times its shock of each turn.
 */
export function drawMarket({
  paths = pathCount,
  months = longest,
  seed = pathSeed,
  state = null,
}: Drawn = {}): MarketPaths {
  const random = mulberry32(seed)
  const size = paths * months
  const gains = assetClasses.map(() => new Float32Array(size))
  const own = new Float32Array(size)
  const { calm, nervous } = longRun()
  for (let path = 0; path < paths; path++) {
    const drawn = random()
    const any = drawn < calm ? 0 : drawn < calm + nervous ? 1 : 2
    let last = state === null ? any : regimes.indexOf(state)
    for (let month = 0; month < months; month++) {
      const course = drawCourse(random, last)
      last = course.last
      const at = month * paths + path
      own[at] = drawMonth(random, course, { gains, at })
    }
  }
  return { paths, months, state, gains, own }
}

type Place = { gains: readonly Float32Array[]; at: number }

const logs = new Float64Array(assetClasses.length)

/** Fills a month of a path, and returns the portfolio's own shock. */
function drawMonth(random: Random, course: Course, { gains, at }: Place): number {
  let all = 0
  logs.fill(0)
  for (let state = 0; state < 3; state++) {
    const wild = course.wildness[state]!
    if (wild === 0) continue
    all += wild
    addSwings(random, swings[regimes[state]!], wild)
  }
  for (let nth = 0; nth < logs.length; nth++) {
    const shock = shocks[nth]!
    let factor = power(means[nth]! + shock * course.stays + logs[nth]!)
    for (const turn of course.turns) factor *= 1 + shock * turn
    gains[nth]![at] = factor - 1
  }
  return Math.sqrt(all) * drawNormal(random)
}

/** Adds the swings of the days in one state to the logarithms of the classes. */
function addSwings(random: Random, classes: readonly Swing[], wild: number): void {
  const width = Math.sqrt(wild)
  const growth = drawNormal(random)
  const rates = drawNormal(random)
  for (let nth = 0; nth < classes.length; nth++) {
    const one = classes[nth]!
    const shock = one.growth * growth + one.rates * rates + one.own * drawNormal(random)
    logs[nth]! += width * one.volatility * shock - (wild * one.volatility * one.volatility) / 2
  }
}
