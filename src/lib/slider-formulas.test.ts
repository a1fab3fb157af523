import { expect, test } from 'vitest'
import { computeFigures, givenOf, type SliderFormula, sliderFormulas } from './slider-formulas.ts'

const cases: Record<SliderFormula, [number, Record<string, number>, number, number]> = {
  // (1.005^12 − 1) ÷ 0.005 = 12.33556…
  saving: [500, { rate: 6, months: 12 }, 6167.78, 167.78],
  aim: [700, { aim: 5_000 }, 8, 600],
  // 12,000 × 1 % ÷ (1 − 1.01^−12)
  instalment: [12, { price: 12_000, rate: 12 }, 1066.19, 794.23],
  inflation: [10, { amount: 100, rate: 3 }, 134.39, 74.41],
  'unit-price': [40, { price: 800, other: 200, uses: 4 }, 20, 50],
  yearly: [45, { times: 240 }, 10_800, 900],
  hours: [1_200, { wage: 50, hours: 4 }, 24, 6],
  profit: [30, { price: 35, cost: 20, fixed: 300 }, 150, 1_050],
  chance: [100, { chance: 1, cost: 30 }, 63.4, 3_000],
  exchange: [36, { amount: 100, before: 32 }, 3_600, 400],
  // 2,000 × 1.35 % × 365 ÷ 365, less 15 %
  days: [365, { amount: 2_000, rate: 1.35, tax: 15 }, 27, 22.95],
  // 1 ÷ 0.6 − 1
  fall: [40, { amount: 1_000 }, 600, 66.67],
}

test.each(sliderFormulas)('%s gives what a hand computes', (name) => {
  const [x, given, result, second] = cases[name]
  expect(givenOf(name).toSorted()).toEqual(Object.keys(given).toSorted())
  const figures = computeFigures(name, x, given)
  expect(figures.result).toBeCloseTo(result, 1)
  expect(figures.second).toBeCloseTo(second, 0)
})

test('without interest, saving is a sum and a payment a share', () => {
  expect(computeFigures('saving', 100, { rate: 0, months: 6 })).toEqual({ result: 600, second: 0 })
  expect(computeFigures('instalment', 4, { price: 1_000, rate: 0 })).toEqual({ result: 250, second: 0 })
})
