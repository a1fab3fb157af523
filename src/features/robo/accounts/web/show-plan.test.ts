import { expect, test } from 'vitest'
import { practiceBaht } from '#lib/money.ts'
import { sayGoalDay, standingOf } from './show-plan.ts'

test('the goal has a real day: bank months from now by the bank clock', () => {
  const clock = [{ month: 0, starts_on: '2026-01-05', days_per_month: 7 }]
  const now = { day: '0004-12-03', at: '2026-11-30T17:00:00.000Z' }
  expect(sayGoalDay({ clock, now }, 24)).toBe('17 พ.ค. 2570')
})

test('a plan is ahead or behind from its first price on, and neither before', () => {
  expect(standingOf({ units_value: practiceBaht(0) }, 'behind')).toBe(null)
  expect(standingOf({ units_value: practiceBaht(1) }, 'behind')).toBe('behind')
})
