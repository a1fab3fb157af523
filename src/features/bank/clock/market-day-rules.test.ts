// The market moves by bank time: each bank month has 21 market days, however many real days are open in it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { businessDaysBetween } from './business-day-rules.ts'
import { type BankClock, firstClock, monthOnRealDay, realDaysOfMonth } from './clock-rules.ts'
import { marketDaysOn } from './market-day-rules.ts'

const over = (clock: BankClock, from: string, to: string) =>
  businessDaysBetween(from, to).map((day) => marketDaysOn(clock, day))
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)

test('a week carries 21 market days over its open days, with holidays too', () => {
  expect(over(firstClock, '2026-11-23', '2026-11-29')).toEqual([4, 4, 4, 4, 5])
  // 7 and 10 December are holidays, and 13 to 15 April.
  expect(over(firstClock, '2026-12-07', '2026-12-13')).toEqual([7, 7, 7])
  expect(over(firstClock, '2026-04-13', '2026-04-19')).toEqual([10, 11])
  expect(['2026-11-28', '2026-12-07'].map((day) => marketDaysOn(firstClock, day))).toEqual([0, 0])
})

test('bank months without an open day are caught up by the next', () => {
  const daily: BankClock = [{ month: 0, starts_on: '2026-01-05', days_per_month: 1 }]
  // A month a day: the weekend's two come on Monday.
  expect(over(daily, '2026-11-20', '2026-11-23')).toEqual([21, 63])
})

test('whatever the length of a month, 21 for each bank month that has passed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 0, max: 25 }), (length, months) => {
      const clock: BankClock = [firstClock[0]!, { month: 40, starts_on: '2026-10-12', days_per_month: length }]
      const { last } = realDaysOfMonth(clock, 40 + months)
      const carried = sum(over(clock, '2026-10-12', last))
      // The last months may have been closed so far.
      const open = businessDaysBetween('2026-10-12', last).at(-1)
      const gone = open === undefined ? 0 : monthOnRealDay(clock, open) - 39
      expect(carried).toBe(21 * gone)
    }),
    { numRuns: 25 },
  )
})

test('a real day belongs to one bank month, before the clock begins too', () => {
  expect(
    ['2026-01-04', '2026-01-05', '2026-01-11', '2026-01-12'].map((day) => monthOnRealDay(firstClock, day)),
  ).toEqual([-1, 0, 0, 1])
  for (const month of [-3, 0, 46]) {
    const { first, last } = realDaysOfMonth(firstClock, month)
    expect([monthOnRealDay(firstClock, first), monthOnRealDay(firstClock, last)]).toEqual([month, month])
    expect(monthOnRealDay(firstClock, addDays(last, 1))).toBe(month + 1)
  }
})
