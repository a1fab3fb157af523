import fc from 'fast-check'
import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import { estimateFixed, estimateThaweesup, gainOf } from './estimate-rules.ts'

const terms = {
  now: { day: '0005-01-03', at: '2026-12-06T17:00:00.000Z' },
  rates: { savings: 50, fixed: { '3': 95, '6': 105, '12': 135, '24': 175 }, thaweesup: 225 },
  thaweesup: { min: koin(5_000), max: koin(250_000), months: 24, forgiven: 2, days: [5, 10, 15, 20, 25] },
}

test('500.00 for 12 months at 1.35 % are 6.75 of interest, 1.01 of tax, 5.74 gained', () => {
  const payout = estimateFixed(terms, 12, koin(50_000))
  expect(payout).toMatchObject({ kind: 'full', rate: 135, interest: 675, tax: 101, paid: 50_574 })
  expect(gainOf(payout)).toBe(574)
})

test('closed before three months there is no interest, from then on the savings rate', () => {
  expect(estimateFixed(terms, 12, koin(50_000), 2)).toMatchObject({ kind: 'none', interest: 0, paid: 50_000 })
  expect(estimateFixed(terms, 12, koin(50_000), 3)).toMatchObject({ kind: 'savings', rate: 50 })
})

test('a finished Thaweesup pays no tax, and one closed early does', () => {
  // 730 days of the first, and of the others, each paid on day 5: 9,098 days of 100.00 at 2.25 % are 56.08.
  expect(estimateThaweesup(terms, koin(10_000))).toMatchObject({
    kind: 'full',
    tax: 0,
    principal: 240_000,
    interest: 5_608,
  })
  const early = estimateThaweesup(terms, koin(10_000), 6)
  // 181 + 148 + 120 + 89 + 59 + 28 days at 0.50 %: 0.856.
  expect(early).toMatchObject({ kind: 'savings', principal: 60_000, interest: 86, tax: 13 })
})

test('waiting never pays less than closing early, and the principal always comes back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 100_000_000 }),
      fc.constantFrom(3 as const, 6 as const, 12 as const, 24 as const),
      fc.integer({ min: 0, max: 23 }),
      (amount, term, months) => {
        const early = estimateFixed(terms, term, koin(amount), Math.min(months, term - 1))
        expect(early.paid).toBeGreaterThanOrEqual(amount)
        expect(estimateFixed(terms, term, koin(amount)).paid).toBeGreaterThanOrEqual(early.paid)
      },
    ),
  )
})
