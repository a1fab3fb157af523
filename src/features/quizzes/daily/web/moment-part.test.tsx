import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import type { DailyResult } from '../contract.ts'
import { isMoment } from './moment-part.tsx'

const none: DailyResult = {
  right: 0,
  total: 3,
  asked: koin(0),
  paid: koin(0),
  is_capped: false,
  points: [],
  learning_day: { day: '2026-11-21', days_this_month: 1, reward: koin(0), is_new: true },
}

test('none of three is not celebrated, but for the step of the month that its day reached', () => {
  expect(isMoment(none)).toBe(false)
  expect(isMoment({ ...none, learning_day: { ...none.learning_day, days_this_month: 5, reward: koin(300) } })).toBe(
    true,
  )
})

test('one right answer is celebrated, also when the cap leaves nothing to pay', () => {
  expect(isMoment({ ...none, right: 1, is_capped: true })).toBe(true)
})
