import { expect, test } from 'vitest'
import { commonRefusal } from '#lib/errors.ts'
import { fateOf, isForgotten, isTooOld, pauseBefore } from './unsent-act-rules.ts'

const day = 24 * 3_600_000

test.each([
  ['no network', 'offline', 'later'],
  ['no answer in time', 'timed_out', 'later'],
  ['a server in trouble', 'unexpected', 'later'],
  ['a login that is over, until the person is back', 'signed_out', 'later'],
  ['too many at once', 'too_many_requests', 'later'],
  ['an act that the server does not take', 'invalid_input', 'refused'],
  ['what is not there', 'not_found', 'refused'],
] as const)('%s: %s is %s', (_what, code, fate) => {
  expect(fateOf(commonRefusal(code, { values: { seconds: 1 } }))).toBe(fate)
})

test('an error in our own code loses no action', () => {
  expect(fateOf(new TypeError('x'))).toBe('later')
})

test('an action older than two days is not sent: the server has deleted its idempotency key', () => {
  expect(isTooOld({ at: 0 }, 2 * day)).toBe(false)
  expect(isTooOld({ at: 0 }, 2 * day + 1)).toBe(true)
})

test('unsent actions are reported to their person for a month, and lasting ones never expire', () => {
  expect(isForgotten({ at: 0 }, 30 * day)).toBe(false)
  expect(isForgotten({ at: 0 }, 30 * day + 1)).toBe(true)
  const lasting = { at: 0, isLasting: true }
  expect([isTooOld(lasting, 99 * day), isForgotten(lasting, 99 * day)]).toEqual([false, false])
})

test('pauses grow from five seconds to five minutes', () => {
  expect([0, 1, 2, 3, 20].map(pauseBefore)).toEqual([5_000, 10_000, 20_000, 40_000, 300_000])
})
