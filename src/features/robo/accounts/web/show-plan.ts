import { addBankMonths, startOfBankDay } from '#features/bank/clock/clock-rules.ts'
import type { BankTerms } from '#features/bank/rates/contract.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { Projection } from '../../projection/contract.ts'
import type { RoboLevel } from '../../risk/level-rules.ts'
import { planLimits, type RoboAccountDetail, type RoboPlan } from '../contract.ts'
import { monthlyTaken } from '../taken-rules.ts'
import type { Asked } from './use-projection.ts'

/** The bank's time as its terms tell it. */
export type BankTime = Pick<BankTerms, 'clock' | 'now'>

/** The real day on which a plan of so many bank months that begins now ends, in words. */
export function sayGoalDay({ clock, now }: BankTime, months: number): string {
  return formatThaiDate(bangkokDay(startOfBankDay(clock, addBankMonths(now.day, months))))
}

/** Bank months until the goal's day; 0 once it has come. */
export function monthsLeft({ horizon, months_done: done }: RoboPlan): number {
  return Math.max(0, horizon - done)
}

/**
 * What is projected of a running plan: from its value as it is now, orders included, with the instalments that will really be
 * taken. The projection has at least 6 months, also where the
 * goal's day is nearer; null once the goal's day has come.
 */
export function askedOf(
  {
    value,
    needs_day: needsDay,
    is_dca_paused: isPaused,
  }: Pick<RoboAccountDetail, 'value' | 'needs_day' | 'is_dca_paused'>,
  plan: RoboPlan,
): Asked | null {
  const left = monthsLeft(plan)
  if (left === 0) return null
  const { level, goal_amount: goal } = plan
  const monthly = monthlyTaken({ monthly: plan.monthly, hasDay: !needsDay, isPaused })
  return { level: level as RoboLevel, months: Math.max(left, planLimits.horizonFrom), goal, start: value, monthly }
}

/** A projection up to the goal's day. What it says of its own end does not hold for an earlier one. */
export function cutTo(projection: Projection, months: number): Projection {
  if ((projection.points.at(-1)?.month ?? 0) <= months) return projection
  const points = projection.points.filter(({ month }) => month <= months)
  return { ...projection, points, goal_chance: null, plan_status: null, monthly_for_50: null, monthly_for_80: null }
}
