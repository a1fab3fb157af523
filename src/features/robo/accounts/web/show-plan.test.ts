import { expect, test } from 'vitest'
import { sayGoalDay } from './show-plan.ts'

test('the goal has a real day: bank months from now by the bank clock', () => {
  const clock = [{ month: 0, starts_on: '2026-01-05', days_per_month: 7 }]
  const now = { day: '0004-12-03', at: '2026-11-30T17:00:00.000Z' }
  expect(sayGoalDay({ clock, now }, 24)).toBe('17 พ.ค. 2570')
})
