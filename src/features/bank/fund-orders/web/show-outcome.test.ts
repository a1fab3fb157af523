import { expect, test } from 'vitest'
import type { FundItem } from '#features/bank/funds/contract.ts'
import { practiceBaht } from '#lib/money.ts'
import { outcomeOf } from './show-outcome.ts'

type Figures = NonNullable<FundItem['figures']>

function figuresOf(y1: number | null, end: number | null): Figures {
  const worst = end === null ? null : { from: '', to: '', low_on: '', low: practiceBaht(end), end: practiceBaht(end) }
  return {
    returns: { m1: null, m3: null, y1, y3: null, y5: null, all: null },
    volatility: 0,
    drawdown: null,
    worst_year: worst,
  }
}

test('a year of a purchase begins after its fee, and follows the fund’s own figures', () => {
  // 500.00 with a fee of 1.00 % inside the amount: 4.95 of it; then +10.00 %, and 620.00 of 1,000.00.
  expect(outcomeOf(50_000, { front_fee: 100, figures: figuresOf(1_000, 62_000) })).toEqual({
    invested: 49_505,
    lastYear: 54_456,
    worstYear: 30_693,
  })
})

test('a fund that is too young says nothing of a year', () => {
  const nothing = { invested: 50_000, lastYear: null, worstYear: null }
  expect(outcomeOf(50_000, { front_fee: 0, figures: figuresOf(null, null) })).toEqual(nothing)
  expect(outcomeOf(50_000, { front_fee: 0, figures: null })).toEqual(nothing)
})
