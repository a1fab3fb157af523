// What the screens teach: figures beside the booked ones, for both sides. Nothing here is booked.
import { type Koin, koin } from '#lib/money.ts'
import { mulDiv } from '#lib/mul-div.ts'
import { taxRate } from '../rates/terms-rules.ts'
import { interestOf } from './payout-rules.ts'

const whole = 10_000

/** The rate that is left after withholding tax, in basis points, half-up: 135 → 115. */
export function rateAfterTax(rate: number): number {
  return mulDiv(koin(rate), whole - taxRate, whole, 'half-up')
}

/**
 * The effective rate a year of what was really paid (interest less tax) on a principal over days, in basis points,
 * half-up: paid × 365 / (principal × days). 0 for no days.
 */
export function effectiveRate(principal: Koin, gained: Koin, days: number): number {
  if (principal <= 0 || days <= 0) return 0
  return Math.round((gained * whole * 365) / (principal * days))
}

/**
 * The headline inflation of Thailand by real year, in basis points: Trade Policy and Strategy Office, Ministry of
 * Commerce (ดัชนีราคาผู้บริโภคทั่วไป, annual averages 2559 to 2567). An example of what prices did, no forecast.
 */
export const inflationOf: readonly { year: number; rate: number }[] = [
  { year: 2559, rate: 19 },
  { year: 2560, rate: 66 },
  { year: 2561, rate: 107 },
  { year: 2562, rate: 71 },
  { year: 2563, rate: -85 },
  { year: 2564, rate: 123 },
  { year: 2565, rate: 608 },
  { year: 2566, rate: 123 },
  { year: 2567, rate: 40 },
]

/** The mean of those years, in basis points, half-up. */
export const meanInflation = Math.round(inflationOf.reduce((sum, { rate }) => sum + rate, 0) / inflationOf.length)

/**
 * What an amount of later buys at today's prices, after bank days of inflation at a rate a year (basis points):
 * amount / (1 + rate)^(days / 365), half-up to 0.01.
 */
export function atTodaysPrices(amount: Koin, inflation: number, days: number): Koin {
  return koin(Math.round(amount / (1 + inflation / whole) ** (days / 365)))
}

/**
 * The real rate a year after tax and inflation (Fisher): (1 + rate less tax) / (1 + inflation) − 1, in hundredths of a
 * percent, half-up; rounded once, at the end. Negative: prices outran the interest.
 */
export function realRate(rate: number, inflation: number): number {
  const above = rate * (whole - taxRate) - inflation * whole
  return Math.round(above / (whole + inflation))
}

/** One point of a curve of saving: what was put in until the end of a month, and what there is. */
export type CurvePoint = { month: number; put: Koin; worth: Koin }

export type CurvePlan = {
  first: Koin
  /** Put in at the beginning of each month from the second on. */
  monthly: Koin
  /** A year, in basis points, before tax. */
  rate: number
  months: number
  /** How often interest is added to what earns: each month, each half-year, each year, or never (simple interest). */
  adds: 'month' | 'half' | 'year' | 'never'
  isTaxed: boolean
}

const addsAfter = { month: 1, half: 6, year: 12, never: Number.POSITIVE_INFINITY } as const

/**
 * The playground of compound interest: month by month, each of a twelfth of a year, in whole hundredths; interest is rounded
 * half-up where it is added, and what was earned but not added yet is part of the worth. Month 0 is the beginning.
 */
export function drawCurve({ first, monthly, rate, months, adds, isTaxed }: CurvePlan): CurvePoint[] {
  const net = isTaxed ? rate * (whole - taxRate) : rate * whole
  const points: CurvePoint[] = [{ month: 0, put: first, worth: first }]
  let [put, base, weighted] = [first as number, first as number, 0]
  for (let month = 1; month <= months; month++) {
    if (month > 1) [put, base] = [put + monthly, base + monthly]
    weighted += base
    const earned = mulDiv(koin(weighted), net, 12 * whole * whole, 'half-up')
    points.push({ month, put: koin(put), worth: koin(base + earned) })
    if (month % addsAfter[adds] === 0) [base, weighted] = [base + earned, 0]
  }
  return points
}

/** Interest a year of an amount at a rate, for a sentence on the terms page: 1,000.00 at 1.35 % → 13.50. */
export function interestOfYear(amount: Koin, rate: number): Koin {
  return interestOf(amount, rate, 365)
}
