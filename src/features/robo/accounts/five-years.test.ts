// Five years of an account by the rules alone: instalments, sales, rebalances, changes of level, dividends.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceBuy, priceSell, reinvest } from '#features/bank/fund-orders/end-of-day-rules.ts'
import { takeFromLots } from '#features/bank/fund-orders/lot-rules.ts'
import { minOrder, worthOf } from '#features/bank/funds/fund-rules.ts'
import { type AccountMove, accountHistory, type NavOfDay } from './history-rules.ts'
import { type FundFigure, gainOf, sumsOf, toPositions } from './server/figures/figure-queries.ts'
import { planSwitches, splitNewMoney, splitPercent, splitSale } from './weight-rules.ts'

const days = 250 * 5
const levels = [
  { M: 8_000, G: 1_000, B: 500, E: 500, A: 0 },
  { M: 1_000, G: 1_000, B: 3_500, E: 4_500, A: 0 },
  { M: 500, G: 0, B: 2_000, E: 6_500, A: 1_000 },
] as const
const frontFees: Record<string, number> = { M: 0, G: 0, B: 25, E: 100, A: 75 }
const codes = ['M', 'G', 'B', 'E', 'A'] as const

type Lot = { id: string; units_left: number; cost_left: number }
type Fund = FundFigure & { lots: Lot[] }

/** A small generator with a fixed seed, so that a failure repeats. */
function newChance(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** An account whose orders are priced at once: what the bank does to lots, units and fees, and nothing else. */
function newAccount(parts: Record<string, number>) {
  const funds: Fund[] = codes.map((code) => ({
    ...{ code, name: code, class: 'mixed', risk: 5, paused: null, front_fee: frontFees[code]!, share: parts[code]! },
    ...{
      units: 0,
      free: 0,
      nav: 100_000,
      nav_on: '',
      cost_left: 0,
      realized: 0,
      fees: 0,
      in_orders: 0,
      coming: 0,
      leaving: 0,
    },
    lots: [],
  }))
  const flows = { put_in: 0, withdrawn: 0, on_the_way: 0, open_orders: 0, until: null }
  const moves: AccountMove[] = []
  let lots = 0
  const of = (code: string) => funds.find((fund) => fund.code === code)!
  function buy(day: string, code: string, amount: number, isInside = false) {
    const fund = of(code)
    const { fee, units, invested, back } = priceBuy({ amount, front_fee: fund.front_fee, nav: fund.nav })
    if (!isInside) flows.put_in += amount - back
    fund.fees += fee
    fund.units += units
    fund.cost_left += invested
    if (units > 0) fund.lots.push({ id: String(lots++), units_left: units, cost_left: invested })
    if (units > 0) moves.push({ day, code, units, paid: amount, isInside })
    fund.free = fund.units
  }
  function sell(day: string, code: string, wanted: { amount: number | null; held: number }, isInside = false): number {
    const fund = of(code)
    const { units, proceeds } = priceSell({ ...wanted, nav: fund.nav })
    for (const { id, units: sold, cost } of takeFromLots(fund.lots, units)) {
      const lot = fund.lots.find((one) => one.id === id)!
      lot.units_left -= sold
      lot.cost_left -= cost
      fund.cost_left -= cost
      fund.realized -= cost
    }
    fund.realized += proceeds
    fund.units -= units
    fund.free = fund.units
    if (!isInside) flows.withdrawn += proceeds
    moves.push({ day, code, units: -units, paid: -proceeds, isInside })
    return proceeds
  }
  function payDividend(day: string, code: string, dividend: number) {
    const fund = of(code)
    const { amount, bought } = reinvest({ units: fund.units, dividend, nav: fund.nav })
    if (bought === 0) return
    fund.lots.push({ id: String(lots++), units_left: bought, cost_left: amount })
    fund.units += bought
    fund.cost_left += amount
    fund.realized += amount
    fund.free = fund.units
    moves.push({ day, code, units: bought, paid: 0, isInside: false })
  }
  return { funds, flows, moves, buy, sell, payDividend }
}

function liveFiveYears(seed: number) {
  const chance = newChance(seed)
  const account = newAccount(levels[1])
  const { funds, flows, buy, sell } = account
  const navs: NavOfDay[] = []
  const between = (low: number, high: number) => low + Math.floor(chance() * (high - low))
  for (let nth = 0; nth < days; nth++) {
    const day = new Date(Date.UTC(2026, 0, 1) + nth * 86_400_000).toISOString().slice(0, 10)
    for (const fund of funds) {
      const wild = fund.code === 'E' || fund.code === 'A' ? 0.05 : 0.004
      fund.nav = Math.max(500, Math.round(fund.nav * (1 + (chance() - 0.495) * wild)))
      navs.push({ day, code: fund.code, nav: fund.nav })
    }
    if (nth % 21 === 0) {
      const pieces = splitNewMoney(toPositions(funds), { amount: between(minOrder, 300_000), min: minOrder })
      for (const { code, amount } of pieces) buy(day, code, amount)
    }
    if (nth % 125 === 60) account.payDividend(day, 'B', 1_000)
    if (nth % 97 === 50) {
      const amount = between(minOrder, 200_000)
      for (const { code, amount: part, units, isAll } of splitSale(toPositions(funds), { amount, min: minOrder }) ?? [])
        sell(
          day,
          code,
          isAll
            ? { amount: null, held: units }
            : {
                amount: part,
                held: units + 10_000 < funds.find((one) => one.code === code)!.units ? units + 10_000 : units,
              },
        )
    }
    if (nth % 333 === 200)
      for (const { code, units } of splitPercent(toPositions(funds), { percent: between(1, 60), min: minOrder }))
        sell(day, code, { amount: null, held: units })
    if (nth % 260 === 120 && chance() < 0.7) {
      const parts: Record<string, number> = levels[between(0, 3)]!
      for (const fund of funds) fund.share = parts[fund.code]!
      for (const { code, to, units } of planSwitches(toPositions(funds), minOrder))
        buy(day, to, sell(day, code, { amount: null, held: units }, true), true)
    }
    const sums = sumsOf(funds, flows)
    if (funds.reduce((sum, fund) => sum + gainOf(fund), 0) !== sums.gain) throw new Error(`gains differ on ${day}`)
  }
  return { ...account, navs }
}

test('over five years the gains of the funds are the gain of the account, to the hundredth, every day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
      const { funds, flows, moves, navs } = liveFiveYears(seed)
      const { value, gain } = sumsOf(funds, flows)
      expect(gain).toBe(value + flows.withdrawn - flows.put_in)
      expect(funds.every(({ units, lots }) => units === lots.reduce((sum, lot) => sum + lot.units_left, 0))).toBe(true)
      const { points } = accountHistory(moves, navs)
      expect(points.at(-1)).toMatchObject({ value, put_in: flows.put_in - flows.withdrawn })
    }),
    { numRuns: 25 },
  )
})

const position = fc.record({
  value: fc.integer({ min: 0, max: 5_000_000 }),
  weight: fc.integer({ min: 0, max: 100 }),
  nav: fc.integer({ min: 500, max: 3_000_000 }),
})
const positions = fc.array(position, { minLength: 1, maxLength: 6 }).map((list) => {
  const sum = list.reduce((total, { weight }) => total + weight, 0)
  const shares = list.map(({ weight }, at) =>
    sum === 0 ? (at === 0 ? 10_000 : 0) : Math.floor((weight * 10_000) / sum),
  )
  const first = shares.findIndex((share) => share > 0)
  shares[first]! += 10_000 - shares.reduce((total, share) => total + share, 0)
  return list.map(({ value, nav }, at) => {
    const free = Math.floor((value * 1_000_000) / nav)
    return { code: `F${at}`, value: worthOf(free, nav), share: shares[at]!, free, nav }
  })
})

test('new money is spread to the last hundredth, in orders that the bank takes, over funds of the plan alone', () => {
  fc.assert(
    fc.property(positions, fc.integer({ min: minOrder, max: 10_000_000 }), (list, amount) => {
      const pieces = splitNewMoney(list, { amount, min: minOrder })
      expect(pieces.reduce((sum, piece) => sum + piece.amount, 0)).toBe(amount)
      expect(new Set(pieces.map(({ code }) => code)).size).toBe(pieces.length)
      for (const { code, amount: part } of pieces) {
        expect(part).toBeGreaterThanOrEqual(minOrder)
        expect(list.find((one) => one.code === code)!.share).toBeGreaterThan(0)
      }
    }),
  )
})

test('a sale by amount takes at least the amount, in orders that the bank takes, and never more than there is', () => {
  fc.assert(
    fc.property(positions, fc.integer({ min: minOrder, max: 8_000_000 }), (list, amount) => {
      const pieces = splitSale(list, { amount, min: minOrder })
      const all = list.reduce((sum, { free, nav }) => sum + worthOf(free, nav), 0)
      if (pieces === null) {
        expect(all).toBeLessThan(amount)
        return
      }
      const sold = pieces.reduce((sum, piece) => sum + piece.amount, 0)
      expect(sold).toBeGreaterThanOrEqual(amount)
      expect(sold).toBeLessThanOrEqual(all)
      for (const { code, amount: part, units, isAll } of pieces) {
        const { free, nav } = list.find((one) => one.code === code)!
        expect(units).toBeLessThanOrEqual(free)
        expect(isAll ? units === free : part >= minOrder && part <= worthOf(free, nav)).toBe(true)
      }
    }),
  )
})

test('switches sell out what left the plan, move no more than there is, and bring every fund nearer to its share', () => {
  fc.assert(
    fc.property(positions, (list) => {
      const switches = planSwitches(list, minOrder)
      const total = list.reduce((sum, { value }) => sum + value, 0)
      const after = new Map(list.map(({ code, value }) => [code, value]))
      for (const one of list) {
        const sold = switches.filter(({ code }) => code === one.code).reduce((sum, { units }) => sum + units, 0)
        expect(sold).toBeLessThanOrEqual(one.free)
        if (one.share === 0) expect(sold).toBe(one.free)
      }
      for (const { code, to, amount } of switches) {
        expect(to).not.toBe(code)
        expect(list.find((one) => one.code === to)!.share).toBeGreaterThan(0)
        after.set(code, after.get(code)! - amount)
        after.set(to, after.get(to)! + amount)
      }
      const distance = (values: ReadonlyMap<string, number>) =>
        list.reduce((sum, { code, share }) => sum + Math.abs(values.get(code)! - (total * share) / 10_000), 0)
      const before = new Map(list.map(({ code, value }) => [code, value]))
      expect(distance(after)).toBeLessThanOrEqual(distance(before) + 2 * minOrder * list.length)
    }),
  )
})
