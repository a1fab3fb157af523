import { expect, test } from 'vitest'
import { clockTimeOf } from '#features/identity/accounts/account-rules.ts'
import { familyMs, judgeToken, rolesThatCount, tokenExpiry } from './session-rules.ts'

const made = new Date('2026-11-21T09:00:00Z')
const later = (ms: number) => new Date(made.getTime() + ms)
const day = 24 * 3_600_000
const token = { made_at: made, expires_at: later(30 * day), rotated_at: null }
const session = { expires_at: later(180 * day), ended_at: null, binding_hash: null }
const now = later(1000)
const bindingHash = null

test.each([
  ['fresh', 'rotate', {}, {}, {}],
  ['rotated just now', 'replay', { rotated_at: now }, {}, {}],
  ['rotated ten seconds ago', 'replay', { rotated_at: now }, {}, { now: later(11_000) }],
  ['rotated longer ago', 'reuse', { rotated_at: now }, {}, { now: later(11_001) }],
  ['over', 'dead', {}, {}, { now: later(30 * day) }],
  ['rotated and over', 'dead', { rotated_at: now }, {}, { now: later(30 * day) }],
  ['of a login that was ended', 'dead', {}, { ended_at: now }, {}],
  ['of a login that is over', 'dead', {}, { expires_at: now }, {}],
  ['bound, without the cookie', 'dead', {}, { binding_hash: 'a' }, {}],
  ['bound, with another cookie', 'dead', {}, { binding_hash: 'a' }, { bindingHash: 'b' }],
  ['bound, used and without the cookie', 'dead', { rotated_at: made }, { binding_hash: 'a' }, { now: later(day) }],
  ['bound, with its cookie', 'rotate', {}, { binding_hash: 'a' }, { bindingHash: 'a' }],
  ['not bound, with some cookie', 'rotate', {}, {}, { bindingHash: 'b' }],
])('a token that is %s: %s', (_what, verdict, ofToken, ofSession, facts) => {
  expect(judgeToken({ ...token, ...ofToken }, { ...session, ...ofSession }, { now, bindingHash, ...facts })).toBe(
    verdict,
  )
})

test('a token expires after thirty days or with its family, whichever is first', () => {
  expect(tokenExpiry(session, made)).toEqual(later(30 * day))
  expect(tokenExpiry(session, later(170 * day))).toEqual(later(180 * day))
})

test('a login ends after 180 days', () => {
  expect(familyMs).toBe(180 * day)
})

test('roles count for twelve hours after the second factor, and never without it', () => {
  const roles = ['editor', 'finance']
  expect(rolesThatCount(roles, null, made)).toEqual([])
  expect(rolesThatCount(roles, made, made)).toEqual(roles)
  expect(rolesThatCount(roles, made, later(12 * 3_600_000 - 1))).toEqual(roles)
  expect(rolesThatCount(roles, made, later(12 * 3_600_000))).toEqual([])
})

test("a token's expiry is given as Bangkok clock time", () => {
  expect(clockTimeOf(Date.parse('2026-11-21T17:00:05Z') / 1000)).toEqual({ hours: 0, minutes: 0, seconds: 5 })
  expect(clockTimeOf(Date.parse('2026-11-21T16:59:59Z') / 1000)).toEqual({ hours: 23, minutes: 59, seconds: 59 })
})
