import { z } from 'zod/mini'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import { describeIssues } from '#lib/thai/field-messages.ts'
import { RoboLevel } from '../../../risk/contract.ts'
import { GoalName, planLimits, type RoboPlan } from '../../contract.ts'
import { boxOf, readPlanAmount } from '../show-amount.ts'
import { monthsLeft } from '../show-plan.ts'

/** What the boxes of a plan's change hold: amounts as they are typed. `read`: the warning of the level was acknowledged. */
const AdjustValues = z.object({
  name: z.string(),
  goal_amount: z.string(),
  monthly: z.string(),
  horizon: z.number(),
  level: RoboLevel,
  read: z.boolean(),
})
export type AdjustValues = z.infer<typeof AdjustValues>

/** Checks the boxes as the server does. */
export const adjustResolver = resolverFor(AdjustValues, { findFaults: (values) => faultsAt(adjustFaults(values)) })

/** What a plan is now, and over it what the address asks for (what-if: `monthly` in hundredths, `horizon`, `level`). */
export function adjustValues(plan: RoboPlan, asked: URLSearchParams): AdjustValues {
  const number = (name: string, min: number, max: number) => {
    const value = asked.get(name)
    if (value === null || !/^\d{1,10}$/.test(value)) return null
    return Math.min(max, Math.max(min, Number(value)))
  }
  return {
    name: plan.name,
    goal_amount: boxOf(plan.goal_amount),
    monthly: boxOf(number('monthly', 0, planLimits.max) ?? plan.monthly),
    horizon: number('horizon', planLimits.horizonFrom, planLimits.horizonTo) ?? horizonOf(plan),
    level: (number('level', 1, 5) as AdjustValues['level'] | null) ?? plan.level,
    read: false,
  }
}

function horizonOf(plan: RoboPlan): number {
  return Math.max(planLimits.horizonFrom, monthsLeft(plan))
}

/** What is wrong in each box. */
export function adjustFaults({ name, goal_amount, monthly }: AdjustValues) {
  return {
    name: faultOfName(name),
    goal_amount: readPlanAmount(goal_amount).fault,
    monthly: readPlanAmount(monthly, { mayBeZero: true }).fault,
  }
}

function faultOfName(name: string): string | null {
  const read = z.safeParse(GoalName, name, { reportInput: true })
  return read.success ? null : describeIssues(read.error)[0]!.detail
}

/** Only what differs from the plan: what is left out stays. */
export function changesOf(values: AdjustValues, plan: RoboPlan) {
  const goal = readPlanAmount(values.goal_amount).amount
  const monthly = readPlanAmount(values.monthly, { mayBeZero: true }).amount
  const name = values.name.trim()
  return {
    ...(name !== '' && name !== plan.name && { name }),
    ...(goal !== null && goal !== plan.goal_amount && { goal_amount: goal }),
    ...(monthly !== null && monthly !== plan.monthly && { monthly }),
    ...(values.horizon !== horizonOf(plan) && { horizon: values.horizon }),
    ...(values.level !== plan.level && { level: values.level }),
  }
}
