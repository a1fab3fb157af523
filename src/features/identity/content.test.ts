import { expect, test } from 'vitest'
import { avatarNames } from '#lib/web/art/avatar-names.ts'
import { avatarKeys, interestKeys, provinceKeys, provinces } from './content.ts'

test('every avatar that can be chosen is drawn, and the other way round', () => {
  expect(avatarKeys).toEqual(avatarNames)
})

test('there are 77 provinces with 77 names, and 8 to 10 interests', () => {
  expect(provinceKeys).toHaveLength(77)
  expect(new Set(Object.values(provinces)).size).toBe(77)
  expect(interestKeys.length).toBeGreaterThanOrEqual(8)
  expect(interestKeys.length).toBeLessThanOrEqual(10)
})
