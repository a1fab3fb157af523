import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  bangkokDay,
  bangkokIso,
  bangkokMinute,
  bangkokMonth,
  bangkokTime,
  bangkokWeek,
  formatBangkokStamp,
  formatThaiDate,
  formatThaiMonth,
  startOfBangkokDay,
  weekday,
  weekOfDay,
} from './bangkok-time.ts'

const moments = fc.date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('a day ends at midnight in Bangkok, which is 17:00 UTC', () => {
  expect(bangkokDay(new Date('2026-11-21T16:59:59.999Z'))).toBe('2026-11-21')
  expect(bangkokDay(new Date('2026-11-21T17:00:00Z'))).toBe('2026-11-22')
  expect(startOfBangkokDay('2026-11-22').toISOString()).toBe('2026-11-21T17:00:00.000Z')
})

test('year and month change with the Bangkok day', () => {
  expect(bangkokMonth(new Date('2026-12-31T16:59:59.999Z'))).toBe('2026-12')
  expect(bangkokMonth(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01')
  expect(formatBangkokStamp(new Date('2026-12-31T17:00:00Z'))).toBe('01/01/2570 | 00:00')
})

test('a week is named by its Monday, also across the end of a year', () => {
  expect(bangkokWeek(new Date('2026-11-22T16:59:59.999Z'))).toBe('2026-11-16')
  expect(bangkokWeek(new Date('2026-11-22T17:00:00Z'))).toBe('2026-11-23')
  expect(bangkokWeek(new Date('2027-01-03T12:00:00Z'))).toBe('2026-12-28')
  expect(['2026-11-23', '2026-11-29'].map(weekday)).toEqual([1, 7])
})

test('leap days are valid, and invalid days are refused', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2028-02-29', 1)).toBe('2028-03-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(formatThaiDate('2028-02-29')).toBe('29 ก.พ. 2571')
  for (const day of ['2027-02-29', '2026-13-01', '2026-1-1', ''])
    expect(() => startOfBangkokDay(day)).toThrow(RangeError)
})

test('dates are formatted in the Buddhist era', () => {
  expect(formatBangkokStamp(new Date('2026-11-21T09:05:00Z'))).toBe('21/11/2569 | 16:05')
  expect(formatThaiDate('2026-11-21')).toBe('21 พ.ย. 2569')
  expect(formatThaiMonth('2026-01')).toBe('ม.ค. 2569')
})

test('formatted times agree with the time zone data of the platform', () => {
  const calendar = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { dateStyle: 'medium', timeZone: 'Asia/Bangkok' })
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Bangkok' })
  fc.assert(
    fc.property(moments, (at) => {
      expect(formatThaiDate(bangkokDay(at))).toBe(calendar.format(at))
      expect(formatBangkokStamp(at).slice(-5)).toBe(clock.format(at))
    }),
  )
})

test('every moment lies in its day, its day in its week and its month', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const day = bangkokDay(at)
      expect(startOfBangkokDay(day) <= at && at < startOfBangkokDay(addDays(day, 1))).toBe(true)
      expect(addDays(bangkokWeek(at), weekday(day) - 1)).toBe(day)
      expect(day.startsWith(bangkokMonth(at))).toBe(true)
    }),
  )
})

test('adding and subtracting days are inverse', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: -50_000, max: 50_000 }), (at, count) => {
      const day = bangkokDay(at)
      expect(addDays(addDays(day, count), -count)).toBe(day)
    }),
  )
})

test('day and time go into a box and come back as the same moment', () => {
  expect(bangkokMinute(new Date('2027-01-31T18:05:59Z'))).toBe('2027-02-01T01:05')
  expect(bangkokTime(new Date('2027-01-31T18:05:59Z'))).toBe('01:05')
  expect(bangkokIso('2027-02-01T09:30')).toBe('2027-02-01T09:30:00+07:00')
  fc.assert(
    fc.property(moments, (at) => {
      const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000)
      expect(new Date(bangkokIso(bangkokMinute(minute)))).toEqual(minute)
    }),
  )
})

test('every day of a week has the same Monday', () => {
  for (const day of ['2026-12-28', '2026-12-31', '2027-01-01', '2027-01-03']) expect(weekOfDay(day)).toBe('2026-12-28')
  expect(weekOfDay('2027-01-04')).toBe('2027-01-04')
})
