import { expect, test } from 'vitest'
import { staffActs, staffSubjects } from '#features/audit/contract.ts'
import { text } from './log-text.ts'

test('staff reads no code: each act and what it was done to has Thai words of its own', () => {
  const acts = staffActs.map(text.actOf)
  const subjects = staffSubjects.map(text.subjectOf)
  for (const words of [...acts, ...subjects]) expect(words).toMatch(/^[ก-๛][ก-๛ ]+$/)
  expect(new Set(acts).size).toBe(staffActs.length)
  expect(new Set(subjects).size).toBe(staffSubjects.length)
  // What a release that is gone wrote.
  expect(text.actOf('hero.praised')).toMatch(/^[ก-๛ ]+$/)
})
