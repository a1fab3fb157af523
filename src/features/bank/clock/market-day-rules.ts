import { addDays } from '#lib/thai/bangkok-time.ts'
import { businessDaysBetween, isBusinessDay } from './business-day-rules.ts'
import { type BankClock, monthOnRealDay, realDaysOfMonth } from './clock-rules.ts'

/** The market days of a bank month, and of a bank year: the market moves by the bank's time (bank.md, "One clock"). */
export const marketDaysPerMonth = 21
export const marketDaysPerYear = 12 * marketDaysPerMonth

/**
 * How many market days a real business day carries. The 21 of a bank month are spread over its business days as evenly as whole
 * numbers allow (4, 4, 4, 4, 5 in a week without holidays), and what bank months without one would have had is caught up in the
 * next. 0 on a day that is none.
 */
export function marketDaysOn(clock: BankClock, day: string): number {
  if (!isBusinessDay(day)) return 0
  const month = monthOnRealDay(clock, day)
  const { first, last } = realDaysOfMonth(clock, month)
  const open = businessDaysBetween(first, last)
  let before = addDays(first, -1)
  while (!isBusinessDay(before)) before = addDays(before, -1)
  const missed = Math.max(0, month - monthOnRealDay(clock, before) - 1)
  const whole = marketDaysPerMonth * (1 + missed)
  const nth = open.indexOf(day)
  return Math.floor((whole * (nth + 1)) / open.length) - Math.floor((whole * nth) / open.length)
}

/** Market days in days of a bank year of 365, by which a return a year is reckoned. */
export function yearDaysOf(marketDays: number): number {
  return (marketDays * 365) / marketDaysPerYear
}
