import { expect, test } from 'vitest'
import { isStillOf } from './day-grace.ts'

test.each([
  ['noon of its day', '2026-11-21', '2026-11-21T05:00:00Z', true],
  ['the last moment before midnight', '2026-11-21', '2026-11-21T16:59:59.999Z', true],
  ['midnight', '2026-11-21', '2026-11-21T17:00:00Z', true],
  ['the last moment of the ten minutes', '2026-11-21', '2026-11-21T17:09:59.999Z', true],
  ['ten minutes after midnight', '2026-11-21', '2026-11-21T17:10:00Z', false],
  ['a leap day’s ten minutes', '2028-02-29', '2028-02-29T17:05:00Z', true],
  ['the day before a leap day, on it', '2028-02-28', '2028-02-29T05:00:00Z', false],
  ['the end of a month', '2026-11-30', '2026-11-30T17:09:00Z', true],
  ['the end of a year', '2026-12-31', '2026-12-31T17:09:00Z', true],
  ['a day later', '2026-12-31', '2027-01-01T17:00:00Z', false],
])('%s', (_when, day, at, isOpen) => {
  expect(isStillOf(day, new Date(at))).toBe(isOpen)
})
