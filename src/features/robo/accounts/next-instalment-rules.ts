import type { BankClock } from '#features/bank/clock/clock-rules.ts'
import { dueOf, firstMonth, takenOn } from './dca-rules.ts'

type InstalmentPlan = { day: number | null; monthly: number; after: number | null; now: Date }

/** The columns of the next instalment of an account: none as long as no day is chosen or nothing is put in. */
export function nextInstalment(clock: BankClock, { day, monthly, after, now }: InstalmentPlan) {
  if (day === null || monthly === 0) return { dca_month: null, dca_try_on: null, dca_tries: 0 }
  const month = firstMonth(clock, { day, after, now })
  return { dca_month: month, dca_try_on: takenOn(clock, dueOf(month, day)), dca_tries: 0 }
}
