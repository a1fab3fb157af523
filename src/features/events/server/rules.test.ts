import { expect, test } from 'vitest'
import { canCheckIn, isRefunded, momentsOf, reminderAt, stateOf } from './rules.ts'

const at = (text: string) => new Date(`${text}+07:00`)
const event = {
  opens_at: at('2026-11-01T00:00'),
  closes_at: at('2026-11-30T10:00'),
  starts_at: at('2026-12-01T10:00'),
  ends_at: at('2026-12-01T12:00'),
  capacity: 2,
  seats_taken: 1,
  waiting: 0,
  called_off_at: null,
}
const justBefore = (date: Date) => new Date(date.getTime() - 1)

test.each([
  ['scheduled', justBefore(event.opens_at), {}],
  ['open', event.opens_at, {}],
  ['open', justBefore(event.closes_at), {}],
  ['full', event.opens_at, { seats_taken: 2 }],
  ['full', event.opens_at, { waiting: 1 }],
  ['closed', event.closes_at, {}],
  ['closed', justBefore(event.starts_at), { seats_taken: 2 }],
  ['running', event.starts_at, {}],
  ['finished', event.ends_at, {}],
  ['called_off', event.opens_at, { called_off_at: event.opens_at }],
  ['called_off', event.ends_at, { called_off_at: event.opens_at }],
])('an event is %s at %s with %o', (state, now, change) => {
  expect(stateOf({ ...event, ...change }, now)).toBe(state)
})

test('cancelling is refunded up to exactly 24 hours before the start', () => {
  expect(isRefunded(event, at('2026-11-30T10:00'))).toBe(true)
  expect(isRefunded(event, new Date(at('2026-11-30T10:00').getTime() + 1))).toBe(false)
})

test('check-in is open from an hour before the start to an hour after the end', () => {
  expect(canCheckIn(event, justBefore(at('2026-12-01T09:00')))).toBe(false)
  expect(canCheckIn(event, at('2026-12-01T09:00'))).toBe(true)
  expect(canCheckIn(event, justBefore(at('2026-12-01T13:00')))).toBe(true)
  expect(canCheckIn(event, at('2026-12-01T13:00'))).toBe(false)
})

test('months begin and end at midnight in Bangkok, also across a year', () => {
  expect(momentsOf({ fromMonth: 12, fromYear: 2026, toMonth: 12, toYear: 2026 })).toEqual({
    from: at('2026-12-01T00:00'),
    to: at('2027-01-01T00:00'),
  })
})

test.each([
  ['a day before, where that is by day', '2026-12-01T10:00', 24, '2026-11-30T10:00'],
  ['in the morning, where a day before is still night', '2026-12-01T05:00', 24, '2026-11-30T07:00'],
  ['in the morning after a late start of the day before', '2026-12-01T22:00', 24, '2026-12-01T07:00'],
  ['at seven, where an hour before is still night', '2026-12-01T07:30', 1, '2026-12-01T07:00'],
  ['in the evening before, where seven is too late', '2026-12-01T07:00', 1, '2026-11-30T20:30'],
  ['before the night begins, for what begins in it', '2026-12-01T22:00', 1, '2026-12-01T20:30'],
  ['before the night begins, for what begins after midnight', '2026-12-02T00:30', 1, '2026-12-01T20:30'],
])('a reminder is sent %s', (_, starts, hours, expected) => {
  expect(reminderAt(at(starts), hours * 3_600_000)).toEqual(at(expected))
})
