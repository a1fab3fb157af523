import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekday } from '#lib/thai/bangkok-time.ts'
import { addMonths, dayInMonth, daysOf, isComing } from './calendar-rules.ts'
import { dayByKey, weeksOf } from './grid-rules.ts'

const month = fc
  .tuple(fc.integer({ min: 2000, max: 2199 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, one]) => `${year}-${String(one).padStart(2, '0')}`)

test('a month has each of its days once, in weeks from Sunday to Saturday', () => {
  fc.assert(
    fc.property(month, (one) => {
      const weeks = weeksOf(one)
      const days = weeks.flat().filter((day) => day !== null)
      expect(days[0]).toBe(`${one}-01`)
      expect(addDays(days.at(-1)!, 1)).toBe(`${addMonths(one, 1)}-01`)
      expect(days).toHaveLength(new Set(days).size)
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        for (const [i, day] of week.entries()) if (day) expect(weekday(day) % 7).toBe(i)
      }
    }),
  )
})

test('adding months crosses the ends of years in both directions', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2026-11', -23)).toBe('2024-12')
})

test('a day beyond the end of a shorter month becomes its last day', () => {
  expect(dayInMonth('2027-01-31', '2027-02')).toBe('2027-02-28')
  expect(dayInMonth('2028-01-31', '2028-02')).toBe('2028-02-29')
})

test.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-11-01'],
  ['End', '2026-11-07'],
  ['PageUp', '2026-10-01'],
  ['PageDown', '2026-12-01'],
  ['x', null],
])('%s moves from Sunday 1 November to %s', (key, day) => {
  expect(dayByKey('2026-11-01', key)).toBe(day)
})

test('an event that ends at midnight in Bangkok ends on the day before', () => {
  const span = (starts: string, ends: string) => ({ starts_at: `${starts}+07:00`, ends_at: `${ends}+07:00` })
  expect(daysOf(span('2026-11-30T22:00', '2026-12-01T00:00'))).toEqual({ first: '2026-11-30', last: '2026-11-30' })
  expect(daysOf(span('2026-12-01T00:00', '2026-12-01T00:30'))).toEqual({ first: '2026-12-01', last: '2026-12-01' })
  expect(daysOf(span('2026-11-30T23:00', '2026-12-01T00:00:00.001'))).toEqual({
    first: '2026-11-30',
    last: '2026-12-01',
  })
})

test('upcoming events exclude finished ones, also on their last day, and long ones that are not open yet', () => {
  const series = { starts_at: '2026-11-01T02:00:00Z', ends_at: '2026-11-22T05:00:00Z' }
  const evening = { starts_at: '2026-11-22T10:00:00Z', ends_at: '2026-11-22T12:00:00Z' }
  const today = '2026-11-22'
  expect(isComing({ ...series, state: 'running' }, today)).toBe(true)
  expect(isComing({ ...series, state: 'finished' }, today)).toBe(false)
  expect(isComing({ ...evening, state: 'open' }, today)).toBe(true)
  expect(isComing({ ...evening, state: 'scheduled' }, today)).toBe(true)
  expect(isComing({ ...series, state: 'scheduled' }, today)).toBe(false)
  expect(isComing({ ...evening, state: 'called_off' }, '2026-11-23')).toBe(false)
})
