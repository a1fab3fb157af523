import { marketDaysPerMonth } from '../../bank/clock/market-day-rules.ts'
import { deepestFall, growthOf, type NavDay, timesOf, worstYear } from '../../bank/funds/series-rules.ts'
import type { PortfolioPast } from './contract.ts'

type Part = { share: number; days: readonly NavDay[] }

/**
 * The worst bank year and the deepest fall of a portfolio in the past that its funds show: dividends reinvested, brought back to
 * its shares (of 10,000) every bank month, without front-end fees. Null where the funds have no year in common, or never fell.
 */
export function pastOf(parts: readonly Part[]): PortfolioPast | null {
  const series = seriesOf(parts)
  if (series === null) return null
  const { days, growth } = series
  const [year, fall] = [worstYear(days, growth), deepestFall(days, growth)]
  if (!year || !fall) return null
  // `end` of a worst year is what 1,000.00 baht became, in hundredths.
  const rate = Math.round(year.end / 10) - 10_000
  return {
    worst_year: { rate, from: year.from, to: year.to },
    fall: { rate: fall.fall, from: fall.from, to: fall.to },
  }
}

/** What 1 became in a portfolio on each day that all its funds have: see pastOf. Null where they have no days in common. */
export function seriesOf(parts: readonly Part[]): { days: readonly NavDay[]; growth: number[] } | null {
  const days = commonDays(parts)
  return days && { days, growth: growPortfolio(parts, days) }
}

/** What a portfolio's worst bank year and deepest fall would have been of a sum (hundredths of baht), rounded to whole baht. */
export function pastOfSum({ worst_year: year, fall }: PortfolioPast, sum: number) {
  const whole = (rate: number) => Math.round((sum * rate) / 1_000_000) * 100
  return { yearEnd: sum + whole(year.rate), fallen: -whole(fall.rate) }
}

/** The days that every fund has; all funds of the model share theirs from the first on. */
function commonDays(parts: readonly Part[]): readonly NavDay[] | null {
  const shortest = parts.map(({ days }) => days).toSorted((one, other) => one.length - other.length)[0]
  if (!shortest || shortest.length < 2) return null
  const isWhole = parts.every(({ days }) => days.at(-shortest.length)?.day === shortest[0]!.day)
  return isWhole ? shortest : null
}

function growPortfolio(parts: readonly Part[], days: readonly NavDay[]): number[] {
  const times = timesOf(days)
  const grown = parts.map(({ share, days: own }) => {
    return { share: share / 10_000, growth: growthOf(own.slice(own.length - days.length)) }
  })
  const whole: number[] = [1]
  let [begun, worth] = [0, 1]
  for (let at = 1; at < days.length; at++) {
    const since = grown.reduce((sum, { share, growth }) => sum + (share * growth[at]!) / growth[begun]!, 0)
    whole.push(worth * since)
    if (Math.floor(times[at]! / marketDaysPerMonth) > Math.floor(times[begun]! / marketDaysPerMonth))
      [begun, worth] = [at, whole[at]!]
  }
  return whole
}
