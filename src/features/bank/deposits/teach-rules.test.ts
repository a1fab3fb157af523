import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import {
  atTodaysPrices,
  drawCurve,
  effectiveRate,
  interestOfYear,
  meanInflation,
  rateAfterTax,
  realRate,
} from './teach-rules.ts'

test('the rate after 15 % tax', () => {
  // 1.35 × 0.85 = 1.1475; 0.95 × 0.85 = 0.8075; 1.75 × 0.85 = 1.4875
  expect([135, 95, 175, 0].map(rateAfterTax)).toEqual([115, 81, 149, 0])
  expect(interestOfYear(koin(1_000_00), 135)).toBe(13_50)
})

test('the effective rate of what was paid', () => {
  // 13.50 less 2.03 on 1,000.00 in a year: 1.147 %
  expect(effectiveRate(koin(1_000_00), koin(11_47), 365)).toBe(115)
  expect(effectiveRate(koin(1_000_00), koin(0), 80)).toBe(0)
  expect(effectiveRate(koin(1_000_00), koin(0), 0)).toBe(0)
})

test('what inflation leaves', () => {
  // 1,000.00 after a year of 2 %: 1000 / 1.02 = 980.392…
  expect(atTodaysPrices(koin(1_000_00), 200, 365)).toBe(980_39)
  expect(atTodaysPrices(koin(1_000_00), 0, 365)).toBe(1_000_00)
  // (1 + 0.0135 × 0.85) / (1 + 0.02) − 1 = −0.8358 %; with the rate after tax rounded first it was −0.8333 %
  expect(realRate(135, 200)).toBe(-84)
  expect(meanInflation).toBe(119)
})

test('the real rate is rounded once, whatever the rates', () => {
  for (let rate = 0; rate <= 400; rate++)
    for (const inflation of [0, 50, 119, 200, 608, -85]) {
      const exact = ((1 + (rate / 10_000) * 0.85) / (1 + inflation / 10_000) - 1) * 10_000
      expect(Math.abs(realRate(rate, inflation) - exact), `${rate} ${inflation}`).toBeLessThan(0.500_001)
    }
})

test('compound interest: yearly additions of 1,000.00 at 10 % for 3 years, and simple interest beside it', () => {
  const plan = { first: koin(1_000_00), monthly: koin(0), rate: 1_000, months: 36, isTaxed: false }
  const worth = (adds: 'year' | 'never' | 'month') => drawCurve({ ...plan, adds }).at(-1)!.worth
  // 1000 × 1.1³ = 1331.00; 1000 + 3 × 100 = 1300.00; 1000 × (1 + 0.1 / 12)^36 = 1348.18, rounded
  // each month 1348.19
  expect([worth('year'), worth('never'), worth('month')]).toEqual([1_331_00, 1_300_00, 1_348_19])
})

test('with an instalment each month and tax', () => {
  const points = drawCurve({
    first: koin(100_00),
    monthly: koin(100_00),
    rate: 1_200,
    months: 2,
    adds: 'never',
    isTaxed: true,
  })
  // 100 × 1 % × 0.85, then 200 × 1 % × 0.85 more
  expect(points).toEqual([
    { month: 0, put: 100_00, worth: 100_00 },
    { month: 1, put: 100_00, worth: 100_85 },
    { month: 2, put: 200_00, worth: 202_55 },
  ])
})
