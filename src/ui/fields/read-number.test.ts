import { expect, test } from 'vitest'
import { readAmountWithin, readHundredths } from './read-number.ts'

const words = {
  unreadable: 'unreadable',
  tooLittle: (min: number) => `from ${min}`,
  tooMuch: (max: number) => `up to ${max}`,
  short: (missing: number) => `missing ${missing}`,
}
const bounds = { min: 5_000, max: 100_000, have: 80_000 }

test('amounts are read as people type them, into whole hundredths', () => {
  for (const [typed, amount] of [
    ['1,234.5', 123_450],
    ['๑๒๓', 12_300],
    ['0.29', 29],
    ['−3', -300],
    ['12.345', null],
    ['', null],
    ['ห้าร้อย', null],
    ['1e3', null],
    ['99999999999999999', null],
  ] as const)
    expect(readHundredths(typed), typed).toBe(amount)
})

test('an amount out of its bounds keeps its figure, and says how to correct it', () => {
  expect(readAmountWithin('600', bounds, words)).toEqual({ amount: 60_000, fault: null })
  expect(readAmountWithin('49.99', bounds, words)).toEqual({ amount: 4_999, fault: 'from 5000' })
  expect(readAmountWithin('1000.01', bounds, words)).toEqual({ amount: 100_001, fault: 'up to 100000' })
  expect(readAmountWithin('900', bounds, words)).toEqual({ amount: 90_000, fault: 'missing 10000' })
  expect(readAmountWithin('x', bounds, words)).toEqual({ amount: null, fault: 'unreadable' })
  expect(readAmountWithin('0', bounds, words).fault).toBe('from 5000')
  expect(readAmountWithin('0', { ...bounds, mayBeZero: true }, words).fault).toBeNull()
})
