import { type BankClock, dayOfMonth, monthOnRealDay } from '../clock/clock-rules.ts'
import {
  type AssetClass,
  assetClasses,
  behaviours,
  daysPerMonth,
  daysPerYear,
  dayTempers,
  type Regime,
  regimes,
  transitions,
  turns,
} from './market-rules.ts'
import { expand, perShock, readNormal, readTemper } from './secret-rules.ts'

/**
 * The engine of NAVs, on both sides of the wire: the same secret gives the same NAVs on every machine. It uses only + − × ÷
 * and Math.sqrt, which IEEE 754 and ECMAScript define to the last bit, and rounds a NAV to 1/10,000 baht each day.
 *
 * A published real business day carries some market days (clock/market-day-rules.ts): 21 in each bank month.
 */

/** What a fund's NAV is made of. `weights` (of 10,000) and `own_risk` (per month) and fees in basis points. */
export type Recipe = {
  /** The fund's place in the stream of shocks, 0 to 63; no two funds share one. */
  seat: number
  weights: Partial<Record<AssetClass, number>>
  own_risk: number
  /** Of a bank year. */
  yearly_fee: number
  /** On the first business day of these months of a bank year it pays `share` of the NAV, as far as the NAV is above `par`. */
  dividend: { months: number[]; share: number } | null
}

/** The NAV at which a fund begins: 10.0000 baht; dividends are paid from what is above it. */
export const par = 100_000

const maxSeats = 64
const factors = assetClasses.length + 2
const streamLength = 3 + (factors + maxSeats) * perShock

/**
 * One market day: the number of 16 bits that draws its state, how wild it is, and standard normal shocks of growth, rates, each
 * class, and each fund's seat.
 */
export type DayShocks = { turn: number; temper: number; shocks: number[] }

/** The shocks of a real day's market day, by its place from 0, drawn by its month's secret. */
export async function drawMarketDay(secret: Uint8Array, day: string, nth: number): Promise<DayShocks> {
  return readShocks(await expand(secret, `market:${day}:${nth}`, streamLength))
}

/** A market day from a stream of random bytes. */
function readShocks(stream: Uint8Array): DayShocks {
  const shocks = Array.from({ length: factors + maxSeats }, (_, nth) => readNormal(stream, 3 + nth * perShock))
  return { turn: stream[1]! * 256 + stream[2]!, temper: readTemper(dayTempers, stream[0]!), shocks }
}

/** The state of the market after a day, from the state before it and a number of 16 bits. */
export function stateAfter(before: Regime, turn: number): Regime {
  const [calm, nervous] = transitions[before]
  if (turn < calm) return 'calm'
  return turn < calm + nervous ? 'nervous' : 'crisis'
}

/** The shock of a change of state for a class of `shock` 100, less what is expected of it: its mean is 0 in every state. */
export function shockOf(before: Regime, after: Regime): number {
  return (turns[before][regimes.indexOf(after)]! - meanTurn[before]) / 10_000
}

/** The expected shock of the next day by state, in basis points. */
const meanTurn = Object.fromEntries(
  regimes.map((from) => [
    from,
    regimes.reduce((sum, _, to) => sum + (transitions[from][to]! * turns[from][to]!) / 65_536, 0),
  ]),
) as Record<Regime, number>

/** What each asset class gained on a market day that went from one state to another (or stayed): 0.01 is 1 %. */
export function classReturns(
  { temper, shocks }: Pick<DayShocks, 'temper' | 'shocks'>,
  { before, after }: { before: Regime; after: Regime },
): Record<AssetClass, number> {
  const perDay = Math.sqrt(daysPerMonth)
  const turn = shockOf(before, after)
  const returns = assetClasses.map((name, nth) => {
    const { mean, shock, swings } = behaviours[name]
    const { volatility, growth, rates } = swings[after]
    const own = Math.sqrt(10_000 - growth * growth - rates * rates)
    const swing = (growth * shocks[0]! + rates * shocks[1]! + own * shocks[2 + nth]!) / 100
    const drift = mean / (10_000 * daysPerYear)
    return [name, drift + (shock / 100) * turn + (temper * volatility * swing) / (10_000 * perDay)]
  })
  return Object.fromEntries(returns) as Record<AssetClass, number>
}

/** A market day as it was: what the classes gained, and the shocks of the funds' own. */
export type MarketDay = { returns: Record<AssetClass, number>; temper: number; shocks: readonly number[] }

/** The market days of a real day, and the state in which they leave the market. */
export async function drawRealDay(
  secret: Uint8Array,
  { day, marketDays, state }: { day: string; marketDays: number; state: Regime },
): Promise<{ days: MarketDay[]; state: Regime }> {
  const days: MarketDay[] = []
  let before = state
  for (let nth = 0; nth < marketDays; nth++) {
    const drawn = await drawMarketDay(secret, day, nth)
    const after = stateAfter(before, drawn.turn)
    days.push({ returns: classReturns(drawn, { before, after }), temper: drawn.temper, shocks: drawn.shocks })
    before = after
  }
  return { days, state: before }
}

export type DayOfFund = {
  recipe: Recipe
  /** Of the business day before, in 1/10,000 baht. */
  nav: number
  days: readonly MarketDay[]
  /** The months of a bank year (1 to 12) that began since the business day before. */
  monthsBegun: readonly number[]
}

/** A fund's NAV of a business day, and the dividend per unit that left it on this day; both in 1/10,000 baht. */
export function nextNav({ recipe, nav, days, monthsBegun }: DayOfFund): { nav: number; dividend: number } {
  let growth = 1
  for (const { returns, temper, shocks } of days) {
    let change = 0
    for (const name of assetClasses) change += ((recipe.weights[name] ?? 0) / 10_000) * returns[name]
    change += (recipe.own_risk * shocks[factors + recipe.seat]! * temper) / (10_000 * Math.sqrt(daysPerMonth))
    change -= recipe.yearly_fee / (10_000 * daysPerYear)
    // No day takes more than half: beyond what the model's tails can give.
    growth *= 1 + Math.max(-0.5, change)
  }
  const gross = Math.max(1, Math.round(nav * growth))
  const dividend = dividendOf(recipe, gross, monthsBegun)
  return { nav: gross - dividend, dividend }
}

function dividendOf({ dividend }: Recipe, nav: number, monthsBegun: readonly number[]): number {
  if (!dividend?.months.some((month) => monthsBegun.includes(month))) return 0
  return Math.max(0, Math.min(Math.floor((nav * dividend.share) / 10_000), nav - par))
}

/** The months of a bank year (1 to 12) that began after one real day and up to another. */
export function monthsBegunIn(clock: BankClock, dayBefore: string, day: string): number[] {
  const [from, to] = [monthOnRealDay(clock, dayBefore), monthOnRealDay(clock, day)]
  return Array.from({ length: to - from }, (_, nth) => Number(dayOfMonth(from + 1 + nth, 1).slice(5, 7)))
}
