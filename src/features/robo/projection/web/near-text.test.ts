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

test('a chance is never told as certain', () => {
  expect(['0', '6340', '10000'].map((chance) => sayChance(Number(chance)))).toEqual(['1', '63', '99'])
})
