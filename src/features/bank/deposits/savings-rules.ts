import { addBankDays, addBankMonths, type BankDay, bankDaysBetween } from '../clock/clock-rules.ts'

/** The first day of the bank half-year of a day: 1 January or 1 July. */
export function halfOf(day: BankDay): BankDay {
  return `${day.slice(0, 5)}${day.slice(5, 7) < '07' ? '01' : '07'}-01`
}

/** The first day of the half-year after this one, on which its interest is credited. */
export function nextHalf(half: BankDay): BankDay {
  return addBankMonths(half, 6)
}

/**
 * How much each koin that arrives on a day adds to the sum of balance × rate of a half-year: the rates of that day and of all
 * later ones up to `until` (not included; default: the whole half). Balances count at the end of each bank day.
 */
export type HalfWeights = { half: BankDay; until: BankDay; byDay: readonly number[] }

export function weighHalf(half: BankDay, rateOn: (day: BankDay) => number, until = nextHalf(half)): HalfWeights {
  const byDay: number[] = []
  let sum = 0
  for (let nth = bankDaysBetween(half, until) - 1; nth >= 0; nth--) {
    sum += rateOn(addBankDays(half, nth))
    byDay[nth] = sum
  }
  return { half, until, byDay }
}

/** What an amount adds that arrives (or leaves, if negative) on a bank day; before the half-year it counts for all of it. */
export function weightOf({ half, until, byDay }: HalfWeights, day: BankDay): number {
  if (day >= until) return 0
  return byDay[day < half ? 0 : bankDaysBetween(half, day)]!
}
