import { expect, test } from 'vitest'
import { interestKeys, provinceKeys, provinces } from './content.ts'

test('there are 77 provinces with 77 names, and 8 to 10 interests', () => {
  expect(provinceKeys).toHaveLength(77)
  expect(new Set(Object.values(provinces)).size).toBe(77)
  expect(interestKeys.length).toBeGreaterThanOrEqual(8)
  expect(interestKeys.length).toBeLessThanOrEqual(10)
})
