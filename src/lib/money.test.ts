import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, formatKoin, formatNumber, koin, practiceBaht } from './money.ts'
import { mulDiv } from './mul-div.ts'

test('koin are formatted with two decimals and grouping, exact to the hundredth', () => {
  expect([0, 5, 250, 123450, -100].map((n) => formatKoin(koin(n)))).toEqual([
    '0.00',
    '0.05',
    '2.50',
    '1,234.50',
    '−1.00',
  ])
  expect(formatKoin(koin(9007199254740991))).toBe('90,071,992,547,409.91')
})

test('a plain number has no decimals', () => {
  expect([0, 999, 1234567, -1000].map(formatNumber)).toEqual(['0', '999', '1,234,567', '−1,000'])
})

test('a fraction or an unsafe integer is not an amount', () => {
  expect(() => koin(0.5)).toThrow()
  expect(() => practiceBaht(2 ** 53)).toThrow()
  expect(() => add(koin(Number.MAX_SAFE_INTEGER), koin(1))).toThrow()
})

test('interest rounds half up to the hundredth, "down" rounds towards zero', () => {
  expect(mulDiv(koin(5), 1, 2, 'half-up')).toBe(3)
  expect(mulDiv(koin(-5), 1, 2, 'half-up')).toBe(-3)
  expect(mulDiv(koin(5), 1, 2, 'down')).toBe(2)
  expect(mulDiv(koin(-5), 1, 2, 'down')).toBe(-2)
  expect(() => mulDiv(koin(5), 1, 0, 'down')).toThrow()
})

test('a product agrees with exact rational arithmetic to less than one hundredth', () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 })
  const rate = fc.integer({ min: 0, max: 1_000 })
  fc.assert(
    fc.property(amount, rate, fc.integer({ min: 1, max: 100_000 }), (a, n, d) => {
      const down = BigInt(mulDiv(koin(a), n, d, 'down'))
      const near = BigInt(mulDiv(koin(a), n, d, 'half-up'))
      const exact = BigInt(a) * BigInt(n)
      const size = (x: bigint) => (x < 0n ? -x : x)
      expect(size(exact - down * BigInt(d)) < BigInt(d)).toBe(true)
      expect(2n * size(exact - near * BigInt(d)) <= BigInt(d)).toBe(true)
    }),
  )
})

test('a formatted amount parses back to the same amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (n) => {
      expect(BigInt(formatKoin(koin(n)).replace('−', '-').replace(/[,.]/g, ''))).toBe(BigInt(n))
    }),
  )
})
