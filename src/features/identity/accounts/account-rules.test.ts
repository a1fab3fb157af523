import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { ageOn, ageTierOf, emailKeyOf, faultsOfSignUp } from './account-rules.ts'

test.each([
  ['2016-11-21', '2026-11-20', 9],
  ['2016-11-21', '2026-11-21', 10],
  ['2016-11-21', '2026-11-22', 10],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['2000-12-31', '2001-01-01', 0],
])('born on %s, the age on %s is %d', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age)
})

test.each([
  ['2016-11-22', 'child'],
  ['2016-11-21', 'minor'],
  ['2006-11-22', 'minor'],
  ['2006-11-21', 'adult'],
])('born on %s is a %s on 21 November 2026', (birthDate, tier) => {
  expect(ageTierOf(birthDate, '2026-11-21')).toBe(tier)
})

test('a birthday begins at midnight in Bangkok', () => {
  expect(ageTierOf('2016-11-21', bangkokDay(new Date('2026-11-20T16:59:59.999Z')))).toBe('child')
  expect(ageTierOf('2016-11-21', bangkokDay(new Date('2026-11-20T17:00:00.000Z')))).toBe('minor')
})

test('the age increases by one on one day of every year', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1950-01-01', count))
  fc.assert(
    fc.property(days, fc.integer({ min: 366, max: 30_000 }), (birthDate, later) => {
      const day = addDays(birthDate, later)
      const steps = Array.from({ length: 367 }, (_, i) => ageOn(birthDate, addDays(day, i)))
      expect(steps.at(-1)! - steps[0]!).toBeGreaterThanOrEqual(1)
      for (const [i, age] of steps.entries()) if (i > 0) expect(age - steps[i - 1]!).toBeOneOf([0, 1])
    }),
    { numRuns: 50 },
  )
})

test('case and surrounding spaces do not make another login', () => {
  expect(emailKeyOf(' Nok@X.co ')).toBe('nok@x.co')
  expect(emailKeyOf('nok+a@x.co')).toBe('nok+a@x.co')
})

test('a guardian is required from 10 to 19 and not afterwards; all faults are reported together', () => {
  const facts = { email: 'nok@x.co', password: 'ดาวสี่ดวง-over-the-sea', display_name: 'นกน้อย', birth_date: '2010-01-01' }
  const faults = (given: object) => faultsOfSignUp({ ...facts, ...given }, '2026-11-21').map((one) => one.code)
  expect(faults({})).toEqual(['required'])
  expect(faults({ guardian_email: '' })).toEqual(['required'])
  expect(faults({ guardian_email: 'mum@x.co' })).toEqual([])
  expect(faults({ birth_date: '2000-01-01' })).toEqual([])
  expect(faults({ birth_date: '2000-01-01', guardian_email: 'nok@x.co' })).toEqual([])
  expect(faults({ birth_date: '1900-01-01' })).toEqual(['too_old'])
  expect(faults({ guardian_email: 'nok@x.co', password: 'นกน้อยๆๆๆ' })).toEqual(['same_as_own', 'holds_name'])
})
