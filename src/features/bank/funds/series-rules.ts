import { marketDaysPerMonth, marketDaysPerYear } from '../clock/market-day-rules.ts'

/**
 * A published day: NAV and the dividend that left it, in 1/10,000 baht a unit. Lengths are of the bank's time: a month is 21
 * market days. `market_days`: how many the day carried; left out: one, as before the market moved by the bank clock.
 */
export type NavDay = { day: string; nav: number; dividend: number; market_days?: number }
/** A day with its market days. */
export type TimedDay = Pick<NavDay, 'day' | 'market_days'>

/** How many market days have passed at the end of each day, from the first one's end. */
export function timesOf(days: readonly TimedDay[]): number[] {
  let passed = 0
  return days.map(({ market_days: carried = 1 }, at) => {
    if (at > 0) passed += carried
    return passed
  })
}

/** The place of the last day whose time is not after `time`; −1: all are. `times` rise. */
export function placeAtTime(times: readonly number[], time: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (times[middle]! <= time) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The place of the first day whose time is `time` or later; the length where none is. */
export function placeFromTime(times: readonly number[], time: number): number {
  return placeAtTime(times, time - 1) + 1
}

/** What 1 became on each day with every dividend reinvested at that day's NAV. The first is 1. */
export function growthOf(days: readonly NavDay[]): number[] {
  const growth: number[] = []
  for (const [at, { nav, dividend }] of days.entries()) {
    growth.push(at === 0 ? 1 : (growth[at - 1]! * (nav + dividend)) / days[at - 1]!.nav)
  }
  return growth
}

/** 0.1234 → 1234: a rate in basis points. */
export function toRate(part: number): number {
  const rate = Math.round(part * 10_000)
  return rate === 0 ? 0 : rate
}

/** The place of the last day that is not after `day`; −1: all are. */
export function placeOf(days: readonly { day: string }[], day: string): number {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (days[middle]!.day <= day) low = middle + 1
    else high = middle
  }
  return low - 1
}

export type Fall = { fall: number; from: string; to: string; back: string | null }

/** The deepest fall from a peak to a later low, in basis points (≤ 0); null where there was none. */
export function deepestFall(days: readonly { day: string }[], growth: readonly number[]): Fall | null {
  let peak = 0
  let worst = { fall: 0, from: 0, to: 0 }
  for (let at = 1; at < growth.length; at++) {
    if (growth[at]! >= growth[peak]!) peak = at
    const fall = growth[at]! / growth[peak]! - 1
    if (fall < worst.fall) worst = { fall, from: peak, to: at }
  }
  if (worst.fall === 0) return null
  const back = growth.findIndex((value, at) => at > worst.to && value >= growth[worst.from]!)
  return {
    fall: toRate(worst.fall),
    from: days[worst.from]!.day,
    to: days[worst.to]!.day,
    back: back < 0 ? null : days[back]!.day,
  }
}

export type Year = { from: string; to: string; low: number; low_on: string; end: number }

/** The bank year, begun on any day, at whose end 1,000.00 baht were the least; amounts in hundredths of baht. */
export function worstYear(days: readonly TimedDay[], growth: readonly number[]): Year | null {
  const times = timesOf(days)
  let worst: { from: number; to: number; end: number } | null = null
  for (let from = 0, to = 0; from < days.length; from++) {
    while (to < days.length && times[to]! < times[from]! + marketDaysPerYear) to++
    if (to >= days.length) break
    const value = growth[to]! / growth[from]!
    if (!worst || value < worst.end) worst = { from, to, end: value }
  }
  if (!worst) return null
  let low = worst.from
  for (let at = worst.from; at <= worst.to; at++) if (growth[at]! < growth[low]!) low = at
  return {
    from: days[worst.from]!.day,
    to: days[worst.to]!.day,
    low: Math.round((growth[low]! / growth[worst.from]!) * 100_000),
    low_on: days[low]!.day,
    end: Math.round(worst.end * 100_000),
  }
}

/**
 * The volatility of the past bank year's returns (all of them where there are fewer), per bank year of 252 market days. A day
 * that carried several counts as several: its square is divided by them.
 */
export function yearlyVolatility(days: readonly TimedDay[], growth: readonly number[]): number {
  const times = timesOf(days)
  const from = Math.max(0, placeAtTime(times, (times.at(-1) ?? 0) - marketDaysPerYear))
  const returns = growth.flatMap((value, at) => {
    const carried = at > from ? times[at]! - times[at - 1]! : 0
    return carried > 0 ? [{ gain: value / growth[at - 1]! - 1, carried }] : []
  })
  if (returns.length < 2) return 0
  const mean = returns.reduce((sum, { gain }) => sum + gain, 0) / returns.reduce((sum, { carried }) => sum + carried, 0)
  const squares = returns.reduce((sum, { gain, carried }) => sum + (gain - mean * carried) ** 2 / carried, 0)
  return toRate(Math.sqrt((squares / (returns.length - 1)) * marketDaysPerYear))
}

/**
 * The one rule for a return of some length: from one bank year on it is a bank year's, before it is plain, as a yearly rate of
 * some weeks would promise what nobody saw. `growth`: what 1 became in `years` bank years; the answer is a part (0.1: 10 %).
 */
export function returnOf(growth: number, years: number): { rate: number; is_yearly: boolean } {
  const is_yearly = years >= 1
  return { rate: (is_yearly ? growth ** (1 / years) : growth) - 1, is_yearly }
}

/** The return over the past bank months by `returnOf`; null where the series begins later. */
function returnOver(times: readonly number[], growth: readonly number[], months: number): number | null {
  const from = placeAtTime(times, times.at(-1)! - months * marketDaysPerMonth)
  if (from < 0) return null
  return toRate(returnOf(growth.at(-1)! / growth[from]!, months / 12).rate)
}

/** All figures of a series for lists and pages (contract: FundFigures). At least one day. */
export function figuresOf(days: readonly NavDay[]) {
  const growth = growthOf(days)
  const times = timesOf(days)
  const over = (months: number) => returnOver(times, growth, months)
  return {
    returns: { m1: over(1), m3: over(3), y1: over(12), y3: over(36), y5: over(60), all: toRate(growth.at(-1)! - 1) },
    volatility: yearlyVolatility(days, growth),
    drawdown: deepestFall(days, growth),
    worst_year: worstYear(days, growth),
  }
}

const rangeMonths = { '1m': 1, '3m': 3, '1y': 12, '5y': 60 } as const

/** The place where a range begins: the last day not after so many bank months before the last one; 0 for 'all' or a young fund. */
export function startOfRange(days: readonly TimedDay[], range: keyof typeof rangeMonths | 'all'): number {
  if (range === 'all') return 0
  const times = timesOf(days)
  return Math.max(0, placeAtTime(times, times.at(-1)! - rangeMonths[range] * marketDaysPerMonth))
}

/** At most `max` places of a series of a length, evenly, with the first and the last. */
export function thinPlaces(length: number, max: number): number[] {
  if (length <= max) return Array.from({ length }, (_, at) => at)
  return Array.from({ length: max }, (_, nth) => Math.round((nth * (length - 1)) / (max - 1)))
}

/** How far each value lies below the highest so far, in basis points (≤ 0). */
export function fallsOf(growth: readonly number[]): number[] {
  let peak = 0
  return growth.map((value) => {
    peak = Math.max(peak, value)
    return toRate(value / peak - 1)
  })
}

/** How alike two series moved from week to week: −100 to 100, Pearson's correlation × 100. 0 with fewer than 8 weeks. */
export function weeklyCorrelation(one: readonly number[], other: readonly number[]): number {
  const week = 5
  const pairs: [number, number][] = []
  for (let at = week; at < one.length; at += week)
    pairs.push([one[at]! / one[at - week]! - 1, other[at]! / other[at - week]! - 1])
  if (pairs.length < 8) return 0
  const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length
  const [mx, my] = [mean(0), mean(1)]
  let [xy, xx, yy] = [0, 0, 0]
  for (const [x, y] of pairs) {
    xy += (x - mx) * (y - my)
    xx += (x - mx) ** 2
    yy += (y - my) ** 2
  }
  return xx === 0 || yy === 0 ? 0 : Math.round((100 * xy) / Math.sqrt(xx * yy))
}
