import { addDays } from '#lib/thai/bangkok-time.ts'

/** A published day: NAV and the dividend that left it, in 1/10,000 baht a unit. */
export type NavDay = { day: string; nav: number; dividend: number }

/** What 1 became on each day with every dividend reinvested at that day's NAV. The first is 1. */
export function growthOf(days: readonly NavDay[]): number[] {
  const growth: number[] = []
  for (const [at, { nav, dividend }] of days.entries()) {
    growth.push(at === 0 ? 1 : (growth[at - 1]! * (nav + dividend)) / days[at - 1]!.nav)
  }
  return growth
}

/** 0.1234 → 1234: a rate in hundredths of a percent. */
export function toRate(part: number): number {
  const rate = Math.round(part * 10_000)
  return rate === 0 ? 0 : rate
}

/** The same day some months earlier, or that month's last day: monthsBefore('2026-03-31', 1) → '2026-02-28'. */
export function monthsBefore(day: string, months: number): string {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months
  const month = `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
  const next = index + 1
  const first = `${String(Math.floor(next / 12)).padStart(4, '0')}-${String((next % 12) + 1).padStart(2, '0')}-01`
  const last = addDays(first, -1)
  return `${month}-${day.slice(8)}` > last ? last : `${month}-${day.slice(8)}`
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

/** The deepest fall from a peak to a later low, in hundredths of a percent (≤ 0); null where there was none. */
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

/** The twelve months, begun on any day, at whose end 1,000.00 baht were the least; amounts in hundredths of baht. */
export function worstYear(days: readonly { day: string }[], growth: readonly number[]): Year | null {
  let worst: { from: number; to: number; end: number } | null = null
  for (let from = 0, to = 0; from < days.length; from++) {
    const end = yearAfter(days[from]!.day)
    while (to < days.length && days[to]!.day < end) to++
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

function yearAfter(day: string): string {
  return `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`
}

/** The volatility of the past year's daily returns (all of them where there are fewer), per year of 250 days. */
export function yearlyVolatility(growth: readonly number[]): number {
  const last = growth.slice(-251)
  const returns = last.slice(1).map((value, at) => value / last[at]! - 1)
  if (returns.length < 2) return 0
  const mean = returns.reduce((sum, one) => sum + one, 0) / returns.length
  const variance = returns.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (returns.length - 1)
  return toRate(Math.sqrt(variance * 250))
}

/** The return over the past months, with `years` > 1 per year; null where the series begins later. */
function returnOver(days: readonly { day: string }[], growth: readonly number[], months: number): number | null {
  const from = placeOf(days, monthsBefore(days.at(-1)!.day, months))
  if (from < 0) return null
  const whole = growth.at(-1)! / growth[from]!
  return toRate((months > 12 ? whole ** (12 / months) : whole) - 1)
}

/** All figures of a series for lists and pages (contract: FundFigures). At least one day. */
export function figuresOf(days: readonly NavDay[]) {
  const growth = growthOf(days)
  const over = (months: number) => returnOver(days, growth, months)
  return {
    returns: { m1: over(1), m3: over(3), y1: over(12), y3: over(36), y5: over(60), all: toRate(growth.at(-1)! - 1) },
    volatility: yearlyVolatility(growth),
    drawdown: deepestFall(days, growth),
    worst_year: worstYear(days, growth),
  }
}

const rangeMonths = { '1m': 1, '3m': 3, '1y': 12, '5y': 60 } as const

/** The place where a range begins: the last day not after so many months before the last one; 0 for 'all' or a young fund. */
export function startOfRange(days: readonly { day: string }[], range: keyof typeof rangeMonths | 'all'): number {
  if (range === 'all') return 0
  return Math.max(0, placeOf(days, monthsBefore(days.at(-1)!.day, rangeMonths[range])))
}

/** At most `most` places of a series of a length, evenly, with the first and the last. */
export function thinPlaces(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, at) => at)
  return Array.from({ length: most }, (_, nth) => Math.round((nth * (length - 1)) / (most - 1)))
}

/** How far each value lies below the highest so far, in hundredths of a percent (≤ 0). */
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
