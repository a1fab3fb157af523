import { expect, test } from 'vitest'
import { guardedActNames, interestKeys, provinceKeys, provinces } from './content.ts'
import { Act, may } from './standing-rules.ts'

test('there are 77 provinces with 77 names, and 8 to 10 interests', () => {
  expect(provinceKeys).toHaveLength(77)
  expect(new Set(Object.values(provinces)).size).toBe(77)
  expect(interestKeys.length).toBeGreaterThanOrEqual(8)
  expect(interestKeys.length).toBeLessThanOrEqual(10)
})

test("every act that needs a guardian's consent has a text, and no other", () => {
  const closed = Act.options.filter((act) => may('minor_allowed', act) && !may('minor_waiting', act))
  expect(Object.keys(guardedActNames)).toEqual(closed)
})
