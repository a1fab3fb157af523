import { expect, test } from 'vitest'
import { practiceBaht } from '#lib/money.ts'
import type { RoboPlan } from '../../contract.ts'
import { adjustFaults, adjustValues, changesOf } from './show-adjust.ts'

const plan = {
  name: 'ทริป',
  level: 3,
  goal_amount: practiceBaht(3_000_000),
  monthly: practiceBaht(50_000),
  horizon: 24,
  months_done: 4,
} as unknown as RoboPlan
const values = adjustValues(plan, new URLSearchParams())

test('a plan that was not touched has no changes', () => {
  expect(values).toEqual({
    name: 'ทริป',
    goal_amount: '30,000.00',
    monthly: '500.00',
    horizon: 20,
    level: 3,
    read: false,
  })
  expect(changesOf(values, plan)).toEqual({})
})

test('what the what-if asks for stands in the boxes, within the bounds', () => {
  const asked = new URLSearchParams({ monthly: '75000', horizon: '500', level: '4' })
  expect(adjustValues(plan, asked)).toMatchObject({ monthly: '750.00', horizon: 120, level: 4 })
  expect(adjustValues(plan, new URLSearchParams({ monthly: '-1', level: 'x' }))).toEqual(values)
})

test('only what differs is sent, and what cannot be read is told at its box', () => {
  expect(changesOf({ ...values, monthly: '0', name: ' ทริปใหม่ ', level: 2 }, plan)).toEqual({
    name: 'ทริปใหม่',
    monthly: 0,
    level: 2,
  })
  expect(adjustFaults({ ...values, goal_amount: 'x' }).goal_amount).not.toBeNull()
  expect(adjustFaults({ ...values, monthly: '10' }).monthly).not.toBeNull()
  expect(adjustFaults({ ...values, name: 'ที่'.repeat(60) }).name).toBeNull()
  expect(adjustFaults({ ...values, name: 'ที่'.repeat(61) }).name).toBe('ชื่อยาวไม่เกิน 60 ตัวอักษร')
  expect(adjustFaults({ ...values, name: ' ' }).name).toBe('ตั้งชื่อเป้าหมาย')
})
