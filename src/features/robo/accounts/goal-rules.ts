import { addBankMonths, type BankClock, type BankDay, bankDayAt, monthIndex } from '#features/bank/clock/clock-rules.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { planLimits } from './contract.ts'

/** Whole bank months from one bank day to another; negative where it lies before. */
export function monthsBetween(from: BankDay, to: BankDay): number {
  const months = monthIndex(to) - monthIndex(from)
  return addBankMonths(from, months) > to ? months - 1 : months
}

type Until = { horizon?: number | undefined; goal_on?: string | undefined }
type Goal = { horizon: number; starts_on: BankDay; goal_on: BankDay }
export type GoalFault = { fault: 'one_goal_date' | 'goal_in_past' } | { fault: 'goal_out_of_range'; months: number }

/** The bank days of a plan that begins now, from its months or from a real day; a fault where they are none. */
export function goalOf(clock: BankClock, { horizon, goal_on }: Until, now: Date): Goal | GoalFault {
  if ((horizon === undefined) === (goal_on === undefined)) return { fault: 'one_goal_date' }
  const starts_on = bankDayAt(clock, now)
  if (horizon !== undefined) return { horizon, starts_on, goal_on: addBankMonths(starts_on, horizon) }
  if (goal_on! <= bangkokDay(now)) return { fault: 'goal_in_past' }
  // A real day has several bank days: the last of them counts.
  const until = bankDayAt(clock, new Date(startOfBangkokDay(addDays(goal_on!, 1)).getTime() - 1))
  const months = monthsBetween(starts_on, until)
  if (months < planLimits.horizonFrom || months > planLimits.horizonTo) return { fault: 'goal_out_of_range', months }
  return { horizon: months, starts_on, goal_on: until }
}
