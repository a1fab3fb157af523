import { expect, test } from 'vitest'
import { practiceBaht } from '#lib/money.ts'
import type { Projection } from '../../projection/contract.ts'
import type { RoboPlan } from '../contract.ts'
import { askedOf, cutTo } from './show-plan.ts'

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
  const value = practiceBaht(100_000)
  expect(askedOf({ value }, plan)).toMatchObject({ months: 6, start: 100_000, monthly: 50_000, goal: 3_000_000 })
  expect(askedOf({ value }, { ...plan, months_done: 2 })?.months).toBe(22)
  expect(askedOf({ value }, { ...plan, months_done: 24 })).toBeNull()

  const projection = {
    points: [0, 1, 2, 3, 4, 5, 6].map(point),
    goal_chance: 5_000,
    plan_status: 'on',
  } as unknown as Projection
  expect(cutTo(projection, 6)).toBe(projection)
  expect(cutTo(projection, 4)).toMatchObject({ goal_chance: null, plan_status: null })
  expect(cutTo(projection, 4).points).toHaveLength(5)
})
