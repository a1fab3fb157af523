import { businessDayFrom, nextBusinessDay } from '#features/bank/clock/business-day-rules.ts'
import {
  type BankClock,
  type BankDay,
  bankDayAt,
  dayOfMonth,
  daysInBankMonth,
  monthIndex,
  startOfBankDay,
} from '#features/bank/clock/clock-rules.ts'
import { bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'

/** robo.md: an instalment that finds too little is tried on 3 more business days, then skipped; 3 skips in a row pause the plan. */
export const maxRetries = 3
export const skipsThatPause = 3

const dcaHour = 8

/** The moment at which a business day's instalments are taken: 08:00 in Bangkok, after the funds' morning step. */
export function dcaMomentOf(day: string): Date {
  return new Date(startOfBangkokDay(day).getTime() + dcaHour * 3_600_000)
}

/** The bank day of a month's instalment: day 1 to 28, or 0 for the month's last day. */
export function dueOf(month: number, day: number): BankDay {
  return dayOfMonth(month, day === 0 ? daysInBankMonth(month) : day)
}

/** The business day on which a due bank day's instalment is taken: the real day on which it begins, or the next business day. */
export function takenOn(clock: BankClock, due: BankDay): string {
  return businessDayFrom(bangkokDay(startOfBankDay(clock, due)))
}

/**
 * The first month whose instalment is still to come: taken on a day after today, in a month after `after` (the last one that
 * had an instalment; null: none had).
 */
export function firstMonth(
  clock: BankClock,
  { day, after, now }: { day: number; after: number | null; now: Date },
): number {
  const today = bangkokDay(now)
  let month = Math.max(monthIndex(bankDayAt(clock, now)), (after ?? Number.NEGATIVE_INFINITY) + 1)
  while (takenOn(clock, dueOf(month, day)) <= today) month++
  return month
}

export type Coming = { month: number; due: BankDay; on: string }

/** The next instalments from a month on. */
export function comingFrom(
  clock: BankClock,
  { month, day, count }: { month: number; day: number; count: number },
): Coming[] {
  return Array.from({ length: count }, (_, nth) => {
    const due = dueOf(month + nth, day)
    return { month: month + nth, due, on: takenOn(clock, due) }
  })
}

/**
 * Why an instalment is not taken: the purse has too little, the assessment has ended, every fund of the plan is paused, too many
 * orders are open, or the plan is now too risky for its owner. Each is tried again in the same way.
 */
export const missReasons = ['baht', 'assessment', 'funds', 'orders', 'level'] as const
export type MissReason = (typeof missReasons)[number]

/** What becomes of an instalment that is not taken: another try, or it is skipped, and the plan may pause. */
export function afterShort({ tries, skips, today }: { tries: number; skips: number; today: string }) {
  if (tries < maxRetries) return { kind: 'retry' as const, tries: tries + 1, on: nextBusinessDay(today) }
  return { kind: 'skip' as const, skips: skips + 1, pauses: skips + 1 >= skipsThatPause }
}
