import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { maskEmail } from '#features/identity/accounts/account-rules.ts'
import { faultsOfGuardianEmail, faultsOfSigner, remindersDue, Signer } from './guardian-rules.ts'

test.each([
  [2006, []],
  [2007, ['too_young']],
  [1906, []],
  [1905, ['too_old']],
  [2026, ['too_young']],
])('a guardian born in %d, in 2026: %j', (birth_year, codes) => {
  expect(faultsOfSigner({ birth_year }, '2026-11-21').map((fault) => fault.code)).toEqual(codes)
})

test.each([
  ['สมหญิง ใจดี', true],
  ["Mary-Jane O'Neil", true],
  ['ก', false],
  ['<b>x</b>', false],
  ['http://x.co/a', false],
  ['08 1234 5678', false],
])('%s is valid as the name of a guardian: %s', (name, isFine) => {
  expect(z.safeParse(Signer, { name, relation: 'mother', birth_year: 1980 }).success).toBe(isFine)
})

test("the guardian's mailbox must differ from the child's, ignoring labels and case", () => {
  expect(faultsOfGuardianEmail('Nok+mum@X.co', 'nok@x.co').map((fault) => fault.code)).toEqual(['same_as_own'])
  expect(faultsOfGuardianEmail('mum@x.co', 'nok@x.co')).toEqual([])
})

test('a masked address keeps its first letter and its host', () => {
  expect(['somchai@example.com', 'a@x.co', 'แม่@ตัวอย่าง.ไทย'].map(maskEmail)).toEqual([
    's•••@example.com',
    'a•••@x.co',
    'แ•••@ตัวอย่าง.ไทย',
  ])
})

const asked = new Date('2026-11-01T03:00:00Z')
test.each([
  ['2026-11-08T02:59:59.999Z', 0],
  ['2026-11-08T03:00:00Z', 1],
  ['2026-11-15T02:59:59.999Z', 1],
  ['2026-11-15T03:00:00Z', 2],
  ['2027-01-01T03:00:00Z', 2],
])('asked at 10:00 on 1 November, at %s this many reminders are due: %d', (now, due) => {
  expect(remindersDue(asked, new Date(now))).toBe(due)
})
