import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assetClasses } from '#features/bank/nav/market-rules.ts'
import { type HeldFund, lookThrough } from './look-through-rules.ts'

const total = (slices: readonly { share: number }[]) => slices.reduce((sum, { share }) => sum + share, 0)

test('money in a mixed fund and in a fund of files is seen by what each holds', () => {
  const mixed = {
    amount: 300_000,
    weights: { thai_equity: 5_000, technology: 2_000, cash: 2_000, dollar: 1_000 },
    abroad: 3_000,
  } satisfies HeldFund
  expect(lookThrough([mixed, { amount: 100_000, weights: null, abroad: null }])).toEqual({
    by_class: [
      { key: 'cash', share: 1_500 },
      { key: 'thai_equity', share: 3_750 },
      { key: 'world_equity', share: 1_500 },
      { key: 'dollar', share: 750 },
      { key: 'unknown', share: 2_500 },
    ],
    by_region: [
      { key: 'thailand', share: 5_250 },
      { key: 'abroad', share: 2_250 },
      { key: 'unknown', share: 2_500 },
    ],
    by_currency: [
      { key: 'baht', share: 6_750 },
      { key: 'dollar', share: 750 },
      { key: 'unknown', share: 2_500 },
    ],
  })
  expect(lookThrough([{ ...mixed, amount: 0 }])).toEqual({ by_class: [], by_region: [], by_currency: [] })
})

/** Weights of all classes, together 10,000. */
const weights = fc
  .array(fc.nat(1_000), { minLength: assetClasses.length, maxLength: assetClasses.length })
  .map((parts) => {
    const sum = parts.reduce((all, one) => all + one, 1)
    const shares = parts.map((part) => Math.floor((part * 10_000) / sum))
    const rest = 10_000 - shares.reduce((all, one) => all + one, 0)
    return Object.fromEntries(assetClasses.map((name, at) => [name, shares[at]! + (at === 0 ? rest : 0)]))
  })
const held = fc.record({
  amount: fc.nat(100_000_000_00),
  weights: fc.option(weights),
  abroad: fc.nat(10_000),
})

test('whatever is held, each view adds up to 100 % exactly, and no slice is off by more than a hundredth of a percent', () => {
  fc.assert(
    fc.property(fc.array(held, { minLength: 1, maxLength: 8 }), (list) => {
      const funds = list.map((one) => ({ ...one, abroad: one.weights ? one.abroad : null }))
      const sum = funds.reduce((all, { amount }) => all + amount, 0)
      const { by_class, by_region, by_currency } = lookThrough(funds)
      for (const slices of [by_class, by_region, by_currency]) expect(total(slices)).toBe(sum === 0 ? 0 : 10_000)
      const dollars = funds.reduce((all, { amount, weights: of }) => all + (amount * (of?.dollar ?? 0)) / 10_000, 0)
      const told = by_currency.find(({ key }) => key === 'dollar')?.share ?? 0
      if (sum > 0) expect(Math.abs(told - (dollars * 10_000) / sum)).toBeLessThan(1)
    }),
    { numRuns: 300 },
  )
})
