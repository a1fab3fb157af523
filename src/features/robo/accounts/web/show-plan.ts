import type { Projection } from '../../projection/contract.ts'
import type { RoboLevel } from '../../risk/level-rules.ts'
import { planLimits, type RoboAccountDetail, type RoboPlan } from '../contract.ts'
import type { Asked } from './use-projection.ts'

/** Bank months until the goal's day; 0 once it has come. */
export function monthsLeft({ horizon, months_done: done }: RoboPlan): number {
  return Math.max(0, horizon - done)
}

/**
 * What is projected of a running plan: from its value as it is now. The projection has at least 6 months, also where the
 * goal's day is nearer; null once the goal's day has come.
 */
export function askedOf({ value }: Pick<RoboAccountDetail, 'value'>, plan: RoboPlan): Asked | null {
  const left = monthsLeft(plan)
  if (left === 0) return null
  const { level, goal_amount: goal, monthly } = plan
  return { level: level as RoboLevel, months: Math.max(left, planLimits.horizonFrom), goal, start: value, monthly }
}

/** A projection up to the goal's day. What it says of its own end does not hold for an earlier one. */
export function cutTo(projection: Projection, months: number): Projection {
  if ((projection.points.at(-1)?.month ?? 0) <= months) return projection
  const points = projection.points.filter(({ month }) => month <= months)
  return { ...projection, points, goal_chance: null, plan_status: null, monthly_for_50: null, monthly_for_80: null }
}
