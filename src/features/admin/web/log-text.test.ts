import { expect, test } from 'vitest'
import { staffActs, staffSubjects } from '#features/audit/contract.ts'
import { text } from './log-text.ts'

// Fund-telligenz, Krazy Day and Super Quest are among the names that the product keeps in English.
test('every action and every subject has its own Thai name', () => {
  const acts = staffActs.map(text.actOf)
  const subjects = staffSubjects.map(text.subjectOf)
  for (const words of [...acts, ...subjects])
    expect(words).toMatch(/^[ก-๛](?:[ก-๛ ]|Krazy Day|Super Quest|Fund-telligenz|koin)+$/)
  expect(new Set(acts).size).toBe(staffActs.length)
  expect(new Set(subjects).size).toBe(staffSubjects.length)
  // An entry of a removed release.
  expect(text.actOf('hero.praised')).toMatch(/^[ก-๛ ]+$/)
})
