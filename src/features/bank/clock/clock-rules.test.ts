import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addBankDays,
  addBankMonths,
  type BankClock,
  bankDayAt,
  bankDaysBetween,
  changeClock,
  daysInBankMonth,
  firstClock,
  lengthBefore,
  monthIndex,
  startOfBankDay,
  waitOfOwnClock,
} from './clock-rules.ts'
import { sayBankDay, sayBothDays, sayRealTerm, sayRealTime, sayRealWait, sayTerm, sayWait } from './time-text-rules.ts'

const at = (moment: string) => new Date(`${moment}+07:00`)

test('one real week is one bank month, and a bank year has its own number', () => {
  expect(bankDayAt(firstClock, at('2026-01-05T00:00'))).toBe('0001-01-01')
  expect(bankDayAt(firstClock, at('2026-01-11T23:59'))).toBe('0001-01-31')
  expect(bankDayAt(firstClock, at('2026-01-12T00:00'))).toBe('0001-02-01')
  // 52 weeks later: four years and four months.
  expect(bankDayAt(firstClock, at('2027-01-04T00:00'))).toBe('0005-05-01')
  expect(bankDayAt(firstClock, at('2020-01-01T00:00'))).toBe('0001-01-01')
})

test('bank months have the lengths of a calendar, leap years included', () => {
  expect([0, 1, 2, 3, 11, 37].map(daysInBankMonth)).toEqual([31, 28, 31, 30, 31, 29])
  expect(addBankMonths('0001-01-31', 1)).toBe('0001-02-28')
  expect(addBankMonths('0001-11-30', 3)).toBe('0002-02-28')
  expect(addBankMonths('0002-03-15', -3)).toBe('0001-12-15')
  expect(bankDaysBetween('0001-01-15', '0002-01-15')).toBe(365)
})

const clocks: fc.Arbitrary<BankClock> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 0, max: 400 })), { maxLength: 4 })
  .map((changes) => {
    const clock = [...firstClock]
    for (const [length, days] of changes) {
      const now = new Date(
        startOfBankDay(clock, addBankMonths('0001-01-01', clock.at(-1)!.month)).getTime() + days * 864e5,
      )
      const part = changeClock(clock, length, now)
      if (part.month === clock.at(-1)!.month) clock.pop()
      clock.push(part)
    }
    return clock
  })

test('each bank day begins at a moment, which is the first one of it, after any changes of the clock', () => {
  fc.assert(
    fc.property(clocks, fc.integer({ min: 0, max: 15_000 }), (clock, days) => {
      const day = addBankDays('0001-01-01', days)
      const start = startOfBankDay(clock, day)
      expect(bankDayAt(clock, start)).toBe(day)
      if (days > 0) expect(bankDayAt(clock, new Date(start.getTime() - 1))).toBe(addBankDays(day, -1))
    }),
  )
})

test('a change of the setting moves no day of the next seven, nor any before', () => {
  const now = at('2026-11-22T12:00')
  const changed = [...firstClock, changeClock(firstClock, 5, now)]
  expect(changed[1]).toEqual({
    month: monthIndex(bankDayAt(firstClock, now)) + 2,
    starts_on: '2026-11-30',
    days_per_month: 5,
  })
  expect(bankDayAt(changed, at('2026-11-29T23:59'))).toBe(bankDayAt(firstClock, at('2026-11-29T23:59')))
  expect(bankDayAt(changed, at('2026-12-05T00:00')).slice(8)).toBe('01')
  expect(lengthBefore(changed, changed[1]!)).toBe(7)
})

test('a second change follows the first one that is announced, and the same month is one change', () => {
  const first = changeClock(firstClock, 5, at('2026-11-22T12:00'))
  const announced = [...firstClock, first]
  expect(changeClock(announced, 6, at('2026-11-23T00:00')).month).toBe(first.month)
  const later = changeClock(announced, 6, at('2026-11-24T12:00'))
  expect(later).toEqual({ month: first.month + 1, starts_on: '2026-12-05', days_per_month: 6 })
  expect(lengthBefore([...announced, later], later)).toBe(5)
})

test('who shortened the month, or their family, waits 90 days; a longer month is no gain', () => {
  const parts = [
    { ...firstClock[0]!, made_by: null, decided_by: null },
    { month: 50, starts_on: '2026-12-21', days_per_month: 9, made_by: 'c', decided_by: 'd' },
    { month: 60, starts_on: '2027-03-22', days_per_month: 7, made_by: 'a', decided_by: 'b' },
  ]
  const wait = (who: string[], today: string) => waitOfOwnClock(parts, new Set(who), today)
  expect(wait(['a'], '2027-03-01')).toBe('2027-06-20')
  expect(wait(['b', 'x'], '2027-06-19')).toBe('2027-06-20')
  expect(wait(['b'], '2027-06-20')).toBeNull()
  expect([wait(['c', 'd'], '2027-01-01'), wait([], '2027-03-01')]).toEqual([null, null])
})

test('both times in words', () => {
  const now = at('2026-01-05T00:00')
  expect(sayWait(firstClock, now, '0001-03-01')).toBe('อีก 2 สัปดาห์จริง = 2 เดือนของธนาคาร')
  expect(sayWait(firstClock, now, '0001-01-16')).toBe('อีก 3 วัน 9 ชั่วโมงจริง = 15 วันของธนาคาร')
  expect(sayWait(firstClock, at('2026-01-08T00:00'), '0001-03-01')).toBe('อีก 1 สัปดาห์ 4 วันจริง = 1 เดือน 15 วันของธนาคาร')
  expect(sayWait(firstClock, now, '0001-01-01')).toBe('ถึงกำหนดแล้ว')
  expect(sayTerm(firstClock, now, 24)).toBe('24 สัปดาห์จริง = 24 เดือนของธนาคาร')
  expect(sayBankDay('0003-03-05')).toBe('5 มี.ค. ปีที่ 3')
  expect(sayRealWait(firstClock, now, '0001-03-01')).toBe('อีก 2 สัปดาห์')
  expect(sayRealWait(firstClock, now, '0001-01-01')).toBe('ถึงกำหนดแล้ว')
  expect(sayRealTerm(firstClock, now, 6)).toBe('6 สัปดาห์')
  expect(sayBothDays(firstClock, '0001-02-01')).toBe('12 ม.ค. 2569 = 1 ก.พ. ปีที่ 1 ของธนาคาร')
  expect([30_000, 90 * 60_000, 24 * 3_600_000].map(sayRealTime)).toEqual(['1 นาที', '2 ชั่วโมง', '1 วัน'])
})
