import { frontFeeOf, unitsFor, worthOf } from './fund-rules.ts'
import { growthOf, type NavDay, placeFromTime, placeOf, timesOf } from './series-rules.ts'

/** The growth before fees that `feesOfTenYears` assumes, in basis points a year. */
export const assumedGrowth = 500

/**
 * What fees take from an amount (hundredths of baht) in ten years if the market gives `assumedGrowth` a year before fees: the
 * front-end fee once, the yearly fee of the value each year. `paid` is what the fees come to, and `lost` what that money would
 * have grown by; both are missing at the end: `end_without` = `end` + `paid` + `lost`. Amounts half up, `lost` is the rest.
 */
export function feesOfTenYears(amount: number, { front_fee, yearly_fee }: { front_fee: number; yearly_fee: number }) {
  const up = 1 + assumedGrowth / 10_000
  let without = amount
  let fees = frontFeeOf(amount, front_fee)
  let withFees = amount - fees
  for (let year = 0; year < 10; year++) {
    without *= up
    const fee = (withFees * up * yearly_fee) / 10_000
    fees += fee
    withFees = withFees * up - fee
  }
  const [end, end_without, paid] = [Math.round(withFees), Math.round(without), Math.round(fees)]
  return { amount, growth: assumedGrowth, paid, lost: end_without - end - paid, end, end_without }
}

/**
 * What a purchase of `amount` on the day at place `from` of a series was worth each day until its end: the units that the
 * amount bought after the front-end fee, dividends reinvested. Amounts in hundredths of baht, rounded down.
 */
export function valuesSince(
  days: readonly NavDay[],
  from: number,
  { amount, frontFee }: { amount: number; frontFee: number },
) {
  const fee = frontFeeOf(amount, frontFee)
  const first = days[from]!
  const units = unitsFor(amount - fee, first.nav)
  const bought = worthOf(units, first.nav)
  const growth = growthOf(days.slice(from))
  return { fee, units, values: growth.map((factor) => Math.floor(bought * factor)) }
}

export type Chance = {
  stretches: number
  losses: number
  worst: number
  p10: number
  p50: number
  p90: number
  best: number
}

/**
 * The ends of all stretches of a series that are as long as that from the place `since` to its end, by market days, for the same
 * amount and fee: how often it lost, and how the values spread. Null where there is only one stretch.
 */
export function chanceOf(
  days: readonly NavDay[],
  since: number,
  { amount, frontFee }: { amount: number; frontFee: number },
): Chance | null {
  const paid = amount - frontFeeOf(amount, frontFee)
  const growth = growthOf(days)
  const times = timesOf(days)
  const length = times.at(-1)! - times[since]!
  const ends: number[] = []
  for (let from = 0; from < days.length; from++) {
    const to = placeFromTime(times, times[from]! + length)
    if (to >= days.length) break
    ends.push(Math.floor((paid * growth[to]!) / growth[from]!))
  }
  if (ends.length < 2 || length === 0) return null
  ends.sort((one, other) => one - other)
  const at = (part: number) => ends[Math.min(ends.length - 1, Math.floor(part * ends.length))]!
  return {
    stretches: ends.length,
    losses: ends.filter((end) => end < amount).length,
    worst: ends[0]!,
    p10: at(0.1),
    p50: at(0.5),
    p90: at(0.9),
    best: ends.at(-1)!,
  }
}

/** The place of the first day that is not before `day`; the length where all are. */
export function placeFrom(days: readonly { day: string }[], day: string): number {
  const place = placeOf(days, day)
  return place >= 0 && days[place]!.day === day ? place : place + 1
}
