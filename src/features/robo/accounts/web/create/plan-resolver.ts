import { z } from 'zod/mini'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import type { FieldFault } from '#lib/errors.ts'
import { GoalName, GoalPicture, Horizon, type RoboDraft } from '../../contract.ts'
import { boxOf, readPlanAmount } from '../show-amount.ts'

/** The boxes of a plan: amounts as they are typed. */
const PlanForm = z.object({
  name: GoalName,
  picture: GoalPicture,
  goal_amount: z.string(),
  start_amount: z.string(),
  monthly: z.string(),
  horizon: Horizon,
})
export type PlanValues = z.input<typeof PlanForm>

/** Checks a plan as the server does, and the start against what the purse has. */
export function planResolver(have: number) {
  return resolverFor(PlanForm, { findFaults: (values) => findFaults(values, have) })
}

function findFaults(values: PlanValues, have: number): FieldFault[] {
  const { goal, monthly } = amountsOf(values)
  return faultsAt({
    goal_amount: goal.fault,
    start_amount: readPlanAmount(values.start_amount, { have }).fault,
    monthly: monthly.fault,
  })
}

/** The typed amounts, each with what is wrong with it. */
export function amountsOf(values: Pick<PlanValues, 'goal_amount' | 'start_amount' | 'monthly'>) {
  return {
    goal: readPlanAmount(values.goal_amount),
    start: readPlanAmount(values.start_amount),
    monthly: readPlanAmount(values.monthly, { mayBeZero: true }),
  }
}

/** What the boxes hold first: the interrupted plan, and figures that fit the start of the purse. */
export function planValues(draft: RoboDraft | null): PlanValues {
  const { name = '', picture = 'other', goal_amount, start_amount, monthly, horizon = 24 } = draft?.plan ?? {}
  return {
    name,
    picture,
    goal_amount: goal_amount === undefined ? '' : boxOf(goal_amount),
    start_amount: boxOf(start_amount ?? 100_000),
    monthly: boxOf(monthly ?? 50_000),
    horizon,
  }
}

/** What can be kept of the boxes: whatever of them is right so far. */
export function draftOf(values: PlanValues, saved: RoboDraft['plan']): RoboDraft['plan'] {
  const { goal, start, monthly } = amountsOf(values)
  const name = values.name.trim()
  return {
    ...saved,
    picture: values.picture,
    horizon: values.horizon,
    ...(z.safeParse(GoalName, name).success && { name }),
    ...(goal.amount !== null && { goal_amount: goal.amount }),
    ...(start.amount !== null && { start_amount: start.amount }),
    ...(monthly.amount !== null && { monthly: monthly.amount }),
  }
}
