import { expect, test } from 'vitest'
import { sayChance, sayNear } from './near-text.ts'

test.each([
  [4_231_255, '42,300'],
  [123_456_789, '1,230,000'],
  [50_049, '500'],
  [9_949, '99'],
  [0, '0'],
])('%i hundredths of the future are about %s', (amount, told) => {
  expect(sayNear(amount)).toBe(told)
})

test('a chance is told as 0 or 100 only where no path, or every one, did it', () => {
  expect([0, 5, 6_340, 9_995, 10_000].map(sayChance)).toEqual(['0', '1', '63', '99', '100'])
})
