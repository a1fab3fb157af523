import { expect, test } from 'vitest'
import {
  addBusinessDays,
  businessDayFrom,
  businessDaysBetween,
  cutOffOf,
  holidayOn,
  isBusinessDay,
  nextBusinessDay,
  orderDayAt,
} from './business-day-rules.ts'
import { holidaysOf } from './holiday-rules.ts'

const at = (moment: string) => new Date(`${moment}+07:00`)

test('weekends and bank holidays are no business days', () => {
  expect(['2026-04-10', '2026-04-11', '2026-04-13', '2026-04-15', '2026-04-16'].map(isBusinessDay)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
  expect(nextBusinessDay('2026-04-10')).toBe('2026-04-16')
  expect(businessDayFrom('2026-12-05')).toBe('2026-12-08')
  expect(addBusinessDays('2026-12-30', 2)).toBe('2027-01-05')
  expect(addBusinessDays('2026-05-02', 0)).toBe('2026-05-05')
  expect(businessDaysBetween('2026-12-29', '2027-01-05')).toEqual([
    '2026-12-29',
    '2026-12-30',
    '2027-01-04',
    '2027-01-05',
  ])
})

test('an order before 15:30 belongs to that day, at 15:30 to the next business day', () => {
  expect(cutOffOf('2026-11-23').toISOString()).toBe('2026-11-23T08:30:00.000Z')
  expect(orderDayAt(at('2026-11-23T15:29:59'))).toBe('2026-11-23')
  expect(orderDayAt(at('2026-11-23T15:30'))).toBe('2026-11-24')
  expect(orderDayAt(at('2026-11-21T10:00'))).toBe('2026-11-23')
  expect(orderDayAt(at('2026-12-30T16:00'))).toBe('2027-01-04')
})

test('announced and computed holidays are told apart, and each year has its own', () => {
  expect(holidayOn('2026-06-01')).toEqual({ day: '2026-06-01', name: 'ชดเชยวันวิสาขบูชา', source: 'announced' })
  expect(holidayOn('2027-05-03')).toEqual({ day: '2027-05-03', name: 'ชดเชยวันแรงงานแห่งชาติ', source: 'rule' })
  expect(holidaysOf('2026')).toHaveLength(19)
  expect(['2027-02-21', '2027-02-22', '2029-07-25', '2030-07-15'].map((day) => holidayOn(day)?.name)).toEqual([
    'วันมาฆบูชา',
    'ชดเชยวันมาฆบูชา',
    'วันอาสาฬหบูชา',
    'วันอาสาฬหบูชา',
  ])
  expect(holidaysOf('2031').some(({ name }) => name.includes('บูชา'))).toBe(false)
})

test('substitutes: Songkran by one day together, 31 December on the Tuesday after New Year', () => {
  const substitutes = (year: string) =>
    holidaysOf(year)
      .filter(({ name }) => name.startsWith('ชดเชย'))
      .map(({ day }) => day)
  expect(substitutes('2029').filter((day) => day.startsWith('2029-04'))).toEqual(['2029-04-16'])
  expect(substitutes('2030').filter((day) => day.startsWith('2030-04'))).toEqual(['2030-04-08', '2030-04-16'])
  expect(substitutes('2031').filter((day) => day.startsWith('2031-04'))).toEqual(['2031-04-07'])
  expect(holidayOn('2029-01-02')?.name).toBe('ชดเชยวันสิ้นปี')
})
