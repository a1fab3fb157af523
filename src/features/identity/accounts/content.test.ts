import { expect, test } from 'vitest'
import { guardedActNames, interestKeys, provinceKeys, provinces } from './content.ts'
import { Act, may } from './standing-rules.ts'

test('there are 77 provinces with 77 names, and 8 to 10 interests', () => {
  expect(provinceKeys).toHaveLength(77)
  expect(new Set(Object.values(provinces)).size).toBe(77)
  expect(interestKeys.length).toBeGreaterThanOrEqual(8)
  expect(interestKeys.length).toBeLessThanOrEqual(10)
})

test('what a guardian opens has its words, no more and no less than the table closes', () => {
  const closed = Act.options.filter((act) => may('minor_allowed', act) && !may('minor_waiting', act))
  expect(Object.keys(guardedActNames)).toEqual(closed)
})
