import { marketDaysPerYear } from '../clock/market-day-rules.ts'
import { growthOf, type NavDay, placeAtTime, thinPlaces, timesOf, toRate } from './series-rules.ts'

const maxPoints = 40

/**
 * The last bank year of a fund (all of it where it is younger) for a small line: at most 42 values of what 1,000.00 baht
 * became, in hundredths of baht. `dip`: the deepest fall, in basis points (≤ 0), and where it begins and ends among the
 * values, which contain both; null where there was none. Null with fewer than two days.
 */
export function yearLineOf(series: readonly NavDay[]) {
  const times = timesOf(series)
  const from = Math.max(0, placeAtTime(times, (times.at(-1) ?? 0) - marketDaysPerYear))
  const growth = growthOf(series.slice(from))
  if (growth.length < 2) return null
  let top = 0
  let fall = { part: 0, peak: 0, low: 0 }
  for (const [at, value] of growth.entries()) {
    if (value >= growth[top]!) top = at
    const part = value / growth[top]! - 1
    if (part < fall.part) fall = { part, peak: top, low: at }
  }
  const hasDip = toRate(fall.part) < 0
  const places = [...new Set([...thinPlaces(growth.length, maxPoints), ...(hasDip ? [fall.peak, fall.low] : [])])]
  places.sort((one, other) => one - other)
  return {
    growth: places.map((at) => Math.round(growth[at]! * 100_000)),
    dip: hasDip ? { fall: toRate(fall.part), from: places.indexOf(fall.peak), to: places.indexOf(fall.low) } : null,
  }
}
