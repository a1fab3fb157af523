import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatKoin, koin } from '#lib/money.ts'
import { compoundValue, growByMonth } from './compound.ts'

describe('compound interest', () => {
  it('gives 16,288.95 for 10,000 at 5 % in 10 years, as in FACTS F026', () => {
    expect(formatKoin(compoundValue(koin(1_000_000), 500, 1, 10))).toBe('16,288.95')
  })

  it('gives 16,470.09 for the same with monthly compounding', () => {
    expect(growByMonth(koin(1_000_000), 500, 120).map(formatKoin).at(-1)).toBe('16,470.09')
  })

  it('keeps the principal at 0 % and after 0 periods', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_000 }), fc.integer({ min: 0, max: 600 }), (amount, periods) => {
        expect(compoundValue(koin(amount), 0, 12, periods)).toBe(amount)
        expect(compoundValue(koin(amount), 3_000, 12, 0)).toBe(amount)
      }),
    )
  })

  it('never falls from month to month, and is within half a hundredth of the formula', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 1, max: 120 }),
        (amount, rate, months) => {
          const grown = growByMonth(koin(amount), rate, months)
          for (const [month, value] of grown.entries()) {
            expect(Math.abs(value - amount * (1 + rate / 120_000) ** month)).toBeLessThan(0.501)
            expect(value).toBeGreaterThanOrEqual(grown[month - 1] ?? amount)
          }
        },
      ),
      { numRuns: 30 },
    )
  })
})
