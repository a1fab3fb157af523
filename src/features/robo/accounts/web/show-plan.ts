import { addBankMonths, startOfBankDay } from '#features/bank/clock/clock-rules.ts'
import type { BankTerms } from '#features/bank/rates/contract.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { PlanStatus } from '../../projection/contract.ts'
import type { RoboAccountDetail, RoboPlan } from '../contract.ts'

/** The bank's time as its terms tell it. */
export type BankTime = Pick<BankTerms, 'clock' | 'now'>

/** The real day on which a plan of so many bank months that begins now ends, in words. */
export function sayGoalDay({ clock, now }: BankTime, months: number): string {
  return formatThaiDate(bangkokDay(startOfBankDay(clock, addBankMonths(now.day, months))))
}

/** Whether a plan is ahead or behind: null before its first price, when nothing has happened that could lie so. */
export function standingOf(
  { units_value }: Pick<RoboAccountDetail, 'units_value'>,
  status: PlanStatus | null,
): PlanStatus | null {
  return units_value > 0 ? status : null
}

/** Bank months until the goal's day; 0 once it has come. */
export function monthsLeft({ horizon, months_done: done }: RoboPlan): number {
  return Math.max(0, horizon - done)
}
