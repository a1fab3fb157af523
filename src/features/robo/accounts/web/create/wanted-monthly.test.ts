import { expect, test } from 'vitest'
import { wantedMonthly } from './wanted-monthly.ts'

test('a goal that is mostly missed offers the instalment that reaches it, in whole ten baht', () => {
  expect(wantedMonthly({ goal_chance: 0, monthly_for_50: 77_123 }, 50_000)).toBe(78_000)
  expect(wantedMonthly({ goal_chance: 4_999, monthly_for_50: 60_000 }, 50_000)).toBe(60_000)
})

test('nothing is offered where the goal is reached half the time, where no instalment would do, or less than now', () => {
  expect(wantedMonthly({ goal_chance: 5_000, monthly_for_50: 60_000 }, 50_000)).toBeNull()
  expect(wantedMonthly({ goal_chance: 0, monthly_for_50: null }, 50_000)).toBeNull()
  expect(wantedMonthly({ goal_chance: null, monthly_for_50: 60_000 }, 50_000)).toBeNull()
  expect(wantedMonthly({ goal_chance: 4_900, monthly_for_50: 50_000 }, 50_000)).toBeNull()
})
