import { expect, test } from 'vitest'
import { practiceBaht } from '#lib/money.ts'
import type { Projection } from '../../projection/contract.ts'
import type { RoboPlan } from '../contract.ts'
import { askedOf, cutTo, sayGoalDay } from './show-plan.ts'

const plan = {
  level: 3,
  goal_amount: practiceBaht(3_000_000),
  monthly: practiceBaht(50_000),
  horizon: 24,
  months_done: 20,
} as unknown as RoboPlan
const point = (month: number) => {
  const amount = practiceBaht(month * 100)
  return { month, put_in: amount, p15: amount, p50: amount, p85: amount }
}

test('a goal that is nearer than six months is projected over six and cut', () => {
  const account = { value: practiceBaht(100_000), needs_day: false, is_dca_paused: false }
  expect(askedOf(account, plan)).toMatchObject({ months: 6, start: 100_000, monthly: 50_000, goal: 3_000_000 })
  expect(askedOf(account, { ...plan, months_done: 2 })?.months).toBe(22)
  expect(askedOf(account, { ...plan, months_done: 24 })).toBeNull()
  // No day chosen, or paused: nothing will be taken.
  expect(askedOf({ ...account, needs_day: true }, plan)?.monthly).toBe(0)
  expect(askedOf({ ...account, is_dca_paused: true }, plan)?.monthly).toBe(0)

  const projection = {
    points: [0, 1, 2, 3, 4, 5, 6].map(point),
    goal_chance: 5_000,
    plan_status: 'on',
  } as unknown as Projection
  expect(cutTo(projection, 6)).toBe(projection)
  expect(cutTo(projection, 4)).toMatchObject({ goal_chance: null, plan_status: null })
  expect(cutTo(projection, 4).points).toHaveLength(5)
})

test('the goal has a real day: bank months from now by the bank clock', () => {
  const clock = [{ month: 0, starts_on: '2026-01-05', days_per_month: 7 }]
  const now = { day: '0004-12-03', at: '2026-11-30T17:00:00.000Z' }
  expect(sayGoalDay({ clock, now }, 24)).toBe('17 พ.ค. 2570')
})
