import { expect, test } from 'vitest'
import { afterQuiet, isQuiet } from './quiet-hours.ts'

test.each([
  // Bangkok is UTC+7.
  ['20:59:59.999', '2026-11-21T13:59:59.999Z', false, '2026-11-21T13:59:59.999Z'],
  ['21:00', '2026-11-21T14:00:00.000Z', true, '2026-11-22T00:00:00.000Z'],
  ['midnight', '2026-11-21T17:00:00.000Z', true, '2026-11-22T00:00:00.000Z'],
  ['06:59:59.999', '2026-11-21T23:59:59.999Z', true, '2026-11-22T00:00:00.000Z'],
  ['07:00', '2026-11-22T00:00:00.000Z', false, '2026-11-22T00:00:00.000Z'],
])('%s in Bangkok: quiet hours are recognised, and a deferred moment is 07:00', (_when, at, quiet, after) => {
  expect(isQuiet(new Date(at))).toBe(quiet)
  expect(afterQuiet(new Date(at)).toISOString()).toBe(after)
})
