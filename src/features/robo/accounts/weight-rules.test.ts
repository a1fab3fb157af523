// Orders by hand: at a NAV of 1,000,000 a unit (1/10,000) is worth a hundredth of a baht, so units and amounts are the same.
import { expect, test } from 'vitest'
import {
  driftsOf,
  type Position,
  partOf,
  planSwitches,
  splitNewMoney,
  splitPercent,
  splitSale,
} from './weight-rules.ts'

const nav = 1_000_000
const min = 100

/** Funds as `code: [value, share]`, with all units free unless a third number says how many. */
function funds(given: Record<string, [number, number, number?]>): Position[] {
  return Object.entries(given).map(([code, [value, share, free = value]]) => ({ code, value, share, free, nav }))
}

const sold = (code: string, amount: number, isAll = false) => ({ code, amount, units: amount, isAll })
const moved = (code: string, to: string, amount: number, isAll = false) => ({ ...sold(code, amount, isAll), to })

test('a part is rounded down, and nothing has no drift', () => {
  expect([partOf(10_003, 2_500), partOf(999, 3_333), partOf(0, 5_000)]).toEqual([2_500, 332, 0])
  expect(driftsOf(funds({ A: [0, 5_000] }))).toEqual([{ code: 'A', share: 0, drift: 0 }])
  expect(driftsOf(funds({ A: [600, 5_000], B: [400, 5_000] }))).toEqual([
    { code: 'A', share: 6_000, drift: 1_000 },
    { code: 'B', share: 4_000, drift: -1_000 },
  ])
})

test('new money goes to what lacks most, in pieces of the least order or more', () => {
  const split = (given: Parameters<typeof funds>[0], amount: number) => splitNewMoney(funds(given), { amount, min })
  const two = { A: [600, 5_000], B: [400, 5_000] } satisfies Parameters<typeof funds>[0]
  expect(split(two, 1_000)).toEqual([
    { code: 'B', amount: 600 },
    { code: 'A', amount: 400 },
  ])
  // A lacks 50 after it, too little for an order.
  expect(split(two, 300)).toEqual([{ code: 'B', amount: 300 }])
  expect(split(two, 100)).toEqual([{ code: 'B', amount: 100 }])
  // The money ends before the last one gets any.
  expect(split({ D: [0, 5_000], E: [0, 3_000], F: [0, 2_000], G: [400, 0] }, 600)).toEqual([
    { code: 'D', amount: 500 },
    { code: 'E', amount: 100 },
  ])
  // Each lacks exactly the least order; the code decides who is first.
  expect(split({ B: [600, 5_000], A: [600, 5_000] }, 200)).toEqual([
    { code: 'A', amount: 100 },
    { code: 'B', amount: 100 },
  ])
  const four = { D: [0, 2_500], C: [0, 2_500], B: [0, 2_500], A: [0, 2_500] } satisfies Parameters<typeof funds>[0]
  expect(split(four, 150)).toEqual([{ code: 'A', amount: 150 }])
})

test('only funds of the plan that may be bought get money, and never less than the least order', () => {
  const two = funds({ A: [0, 5_000], B: [400, 5_000] })
  const onlyB = (code: string) => code === 'B'
  expect(splitNewMoney(two, { amount: 1_000, min, isBuyable: onlyB })).toEqual([{ code: 'B', amount: 1_000 }])
  const without = funds({ A: [0, 5_000], C: [400, 0] })
  expect(() => splitNewMoney(without, { amount: 1_000, min, isBuyable: (code) => code === 'C' })).toThrow(
    new RangeError('no fund takes the money'),
  )
  expect(() => splitNewMoney(two, { amount: 99, min })).toThrow(RangeError)
})

test('a sale takes from what is most over weight', () => {
  const sale = (given: Parameters<typeof funds>[0], amount: number) => splitSale(funds(given), { amount, min })
  const two = { A: [600, 5_000], B: [400, 5_000] } satisfies Parameters<typeof funds>[0]
  expect(sale(two, 300)).toEqual([sold('A', 300)])
  expect(sale(two, 500)).toEqual([sold('A', 350), sold('B', 150)])
  expect(sale(two, 1_000)).toEqual([sold('A', 600, true), sold('B', 400, true)])
  expect(sale(two, 1_001)).toBeNull()
  // Too little for an order: the least one.
  expect(sale(two, 60)).toEqual([sold('A', 100)])
  expect(sale({ B: [500, 5_000], A: [500, 5_000] }, 100)).toEqual([sold('A', 100)])
  // A is most over weight, but most of it is in orders.
  expect(sale({ A: [600, 5_000, 120], B: [400, 5_000] }, 300)).toEqual([sold('A', 120, true), sold('B', 180)])
  expect(sale({ A: [600, 5_000, 0], B: [400, 5_000] }, 300)).toEqual([sold('B', 300, false)])
})

test('what would be left too small is sold with it', () => {
  const one = funds({ A: [600, 10_000] })
  expect(splitSale(one, { amount: 501, min })).toEqual([sold('A', 600, true)])
  expect(splitSale(one, { amount: 500, min })).toEqual([sold('A', 500)])
  expect(splitSale(funds({ A: [80, 10_000] }), { amount: 80, min })).toEqual([sold('A', 80, true)])
  const dear = [{ code: 'A', value: 600, share: 10_000, free: 200, nav: 3 * nav }]
  expect(splitSale(dear, { amount: 301, min })).toEqual([{ code: 'A', amount: 301, units: 100, isAll: false }])
})

test('a percentage sells the same part of each fund, or all of what would be too small', () => {
  const part = (free: number, percent: number) => splitPercent(funds({ A: [free, 10_000] }), { percent, min })
  expect(part(600, 50)).toEqual([sold('A', 300)])
  expect(part(333, 50)).toEqual([sold('A', 166)])
  expect(part(1_000, 10)).toEqual([sold('A', 100)])
  expect(part(1_000, 9)).toEqual([])
  expect(part(1_000, 90)).toEqual([sold('A', 900)])
  expect(part(1_000, 91)).toEqual([sold('A', 1_000, true)])
  expect(part(600, 100)).toEqual([sold('A', 600, true)])
  expect(part(0, 100)).toEqual([])
})

test('switches go from what is most over weight to what lacks most', () => {
  const plan = (given: Parameters<typeof funds>[0]) => planSwitches(funds(given), min)
  expect(plan({ A: [800, 5_000], B: [200, 5_000] })).toEqual([moved('A', 'B', 300)])
  expect(plan({ C: [100, 7_000], B: [400, 2_000], A: [500, 1_000] })).toEqual([
    moved('A', 'C', 400),
    moved('B', 'C', 200),
  ])
  expect(plan({ B: [300, 1_000], A: [300, 1_000], C: [400, 8_000] })).toEqual([
    moved('A', 'C', 200),
    moved('B', 'C', 200),
  ])
  expect(plan({ A: [800, 5_000, 150], B: [200, 5_000] })).toEqual([moved('A', 'B', 150)])
  expect(plan({ A: [800, 5_000, 0], B: [200, 5_000] })).toEqual([])
  // Exactly the least order, and one less.
  expect(plan({ A: [600, 5_000], B: [400, 5_000] })).toEqual([moved('A', 'B', 100)])
  expect(plan({ A: [599, 5_000], B: [401, 5_000] })).toEqual([])
  // Nobody lacks enough for an order.
  expect(plan({ A: [900, 6_000], B: [25, 1_000], C: [25, 1_000], D: [25, 1_000], E: [25, 1_000] })).toEqual([])
  // The rest would be too small for C.
  expect(plan({ A: [850, 5_000], B: [100, 4_000], C: [50, 1_000] })).toEqual([moved('A', 'B', 350)])
})

test('a fund that left the plan is sold out, however small', () => {
  const plan = (given: Parameters<typeof funds>[0]) => planSwitches(funds(given), min)
  expect(plan({ C: [375, 5_000], B: [375, 5_000], A: [250, 0] })).toEqual([
    moved('A', 'B', 125),
    moved('A', 'C', 125, true),
  ])
  // What is left is just enough for an order.
  expect(plan({ A: [225, 0], B: [375, 5_000], C: [400, 5_000] })).toEqual([
    moved('A', 'B', 125),
    moved('A', 'C', 100, true),
  ])
  expect(plan({ A: [60, 0], B: [940, 10_000] })).toEqual([moved('A', 'B', 60, true)])
  expect(plan({ A: [60, 0, 0], B: [940, 10_000] })).toEqual([])
})
