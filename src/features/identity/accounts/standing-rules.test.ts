import { expect, test } from 'vitest'
import { AccountState, Act, actsOf, may, reasonOf, stateOf } from './standing-rules.ts'

// The whole table again, from identity.md, so that every change is deliberate.
const table: Record<AccountState, string> = {
  //              learn play earn save buy address publish name social analytics
  unverified: '    yes  yes  yes  yes  no  no      no      no   no     no',
  minor_waiting: ' yes  yes  yes  yes  yes no      no      no   no     no',
  minor_allowed: ' yes  yes  yes  yes  yes yes     yes     yes  yes    yes',
  minor_refused: ' yes  yes  yes  yes  no  no      no      no   no     no',
  of_age: '        yes  yes  yes  yes  yes yes     yes     yes  yes    no',
  adult: '         yes  yes  yes  yes  yes yes     yes     yes  yes    yes',
}

test.each(AccountState.options)('what an account that is %s may do', (state) => {
  const words = table[state].trim().split(/\s+/)
  expect(words).toHaveLength(Act.options.length)
  expect(Act.options.map((act) => (may(state, act) ? 'yes' : 'no'))).toEqual(words)
  // Every forbidden act has a reason, and no other has.
  expect(Act.options.map((act) => reasonOf(state, act) === null)).toEqual(words.map((word) => word === 'yes'))
  expect(actsOf(state)).toEqual(Object.fromEntries(Act.options.map((act, i) => [act, words[i] === 'yes'])))
})

test.each([
  ['unverified', false, '2012-01-01', 'allowed'],
  ['unverified', false, '2000-01-01', null],
  ['minor_waiting', true, '2012-01-01', 'waiting'],
  ['minor_waiting', true, '2012-01-01', null],
  ['minor_allowed', true, '2012-01-01', 'allowed'],
  ['minor_refused', true, '2012-01-01', 'refused'],
  ['adult', true, '2000-01-01', null],
  ['of_age', true, '2006-11-21', 'refused'],
  ['of_age', true, '2006-11-21', 'allowed'],
  ['unverified', false, '2006-11-21', 'allowed'],
  ['minor_refused', true, '2006-11-22', 'refused'],
] as const)('%s: verified %s, born on %s, the guardian said %s', (state, isVerified, birthDate, guardian) => {
  const hasOwnConsent = state === 'adult'
  expect(stateOf({ isVerified, birthDate, guardian, hasOwnConsent }, '2026-11-21')).toBe(state)
})
