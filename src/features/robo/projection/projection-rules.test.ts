// The projection engine: percentiles, growth, chances and the amounts that are needed, against plain computations.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { assetClasses, behaviours, type Regime, regimes, transitions } from '../../bank/nav/market-rules.ts'
import { shockOf } from '../../bank/nav/nav-rules.ts'
import { drawMarket, longRun, type MarketPaths, power } from './market-paths-rules.ts'
import { mixFunds } from './mixture-rules.ts'
import { percentilesOf } from './order-rules.ts'
import { hasMoved, savedOf, statusOf } from './plan-rules.ts'
import { growMixture, type ProjectedPlan, projectPlan } from './projection-rules.ts'

let market: MarketPaths
beforeAll(() => {
  market = drawMarket()
})

const plan: ProjectedPlan = {
  start: 1_000_000,
  monthly: 100_000,
  months: 60,
  goal: 8_000_000,
  withdrawals: [],
  saved: 1,
  isInvested: false,
}
const mixture = { weights: { thai_equity: 0.5, corporate_bond: 0.5 }, own: 0.002, fee: 0.006 }
const mean = (list: ArrayLike<number>) => Array.from(list).reduce((sum, one) => sum + one, 0) / list.length

test('percentiles are those of a sorted list, linear between neighbours', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 300 }), (list) => {
      const sorted = list.toSorted((one, other) => one - other)
      const at = (part: number) => {
        const place = part * (list.length - 1)
        const below = Math.floor(place)
        const low = sorted[below]!
        return low + ((sorted[below + 1] ?? low) - low) * (place - below)
      }
      const found = percentilesOf(Float64Array.from(list), [0.15, 0.5, 0.85])
      for (const [nth, part] of [0.15, 0.5, 0.85].entries()) expect(found[nth]).toBeCloseTo(at(part), 6)
    }),
  )
})

test('the power series is e to the power of x', () => {
  for (const x of [-1.5, -0.3, -0.01, 0, 0.02, 0.4, 1.2]) expect(power(x)).toBeCloseTo(Math.exp(x), 9)
})

test('the same seed draws the same market on every machine', () => {
  const small = drawMarket({ paths: 20, months: 6 })
  expect(small.gains[4]).toEqual(drawMarket({ paths: 20, months: 6 }).gains[4])
  expect(Array.from(small.gains[4]!.slice(0, 3))).toMatchInlineSnapshot(`
    [
      0.01880527287721634,
      -0.0011583833256736398,
      0.04243607819080353,
    ]
  `)
})

test('months of a class have the mean and the spread of the market’s parameters', () => {
  const shares = longRun()
  expect(shares.calm + shares.nervous + shares.crisis).toBeCloseTo(1, 9)
  for (const [nth, name] of assetClasses.entries()) {
    const { mean: yearly, shock, swings } = behaviours[name]
    const ofState = (from: Regime) => {
      const turns = regimes.map((to, at) => (transitions[from][at]! / 65_536) * shockOf(from, to) ** 2)
      return (swings[from].volatility / 1e4) ** 2 + 21 * (shock / 100) ** 2 * turns.reduce((sum, one) => sum + one, 0)
    }
    const second = regimes.reduce((sum, regime) => sum + shares[regime] * ofState(regime), (yearly / 120_000) ** 2)
    const gains = market.gains[nth]!
    // Months of a path follow each other's state, so the error of the mean is some times that of independent months.
    const error = Math.sqrt(second / gains.length)
    expect(Math.abs(mean(gains) - Math.expm1(yearly / 120_000)), name).toBeLessThan(3 * error + 1e-5)
    expect(mean(gains.map((gain) => gain * gain)) / second, name).toBeGreaterThan(0.9)
    expect(mean(gains.map((gain) => gain * gain)) / second, name).toBeLessThan(1.1)
  }
})

test('the state of the market says how wide a plan may swing, and never which way', () => {
  const drawn = regimes.map((state) => drawMarket({ state, months: 12 }))
  const ends = drawn.map((own) =>
    projectPlan(growMixture(own, mixture), own.paths, { ...plan, monthly: 0, months: 12 }),
  )
  const widths = ends.map(({ points }) => points[12]!.p85 - points[12]!.p15)
  expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  expect(widths[2]! / widths[0]!).toBeGreaterThan(1.8)
  for (const own of drawn) {
    const year = growMixture(own, mixture)
    const error = Math.sqrt(mean(year.map((one) => (one - 1) ** 2)) / year.length)
    const yearly = (0.5 * (behaviours.thai_equity.mean + behaviours.corporate_bond.mean)) / 1e4 - mixture.fee
    expect(Math.abs(mean(year) - 1 - yearly / 12)).toBeLessThan(4 * error)
  }
})

test('without growth a plan is the straight line of what is put in', () => {
  const still = new Float64Array(market.paths * 60).fill(1)
  const { points, goal_chance, monthly_for_50 } = projectPlan(still, market.paths, plan)
  for (const { put_in, p15, p50, p85 } of points) expect([p15, p50, p85]).toEqual([put_in, put_in, put_in])
  expect(points).toHaveLength(61)
  expect(goal_chance).toBe(0)
  expect(monthly_for_50).toBe(Math.ceil(7_000_000 / 60))
})

test('bands lie in order, and a longer plan begins as the shorter one', () => {
  const growth = growMixture(market, mixture)
  const long = projectPlan(growth, market.paths, plan)
  const short = projectPlan(growth, market.paths, { ...plan, months: 12 })
  expect(long.points.slice(0, 13)).toEqual(short.points)
  for (const { p15, p50, p85 } of long.points) expect(p15 <= p50 && p50 <= p85).toBe(true)
})

test('the amounts for a chance of 50 and 80 % give just these chances', () => {
  const growth = growMixture(market, mixture)
  for (const withdrawals of [[], [{ month: 30, amount: 500_000 }]]) {
    const given = { ...plan, saved: 0.995, withdrawals }
    const { monthly_for_50: half, monthly_for_80: most } = projectPlan(growth, market.paths, given)
    const chance = (monthly: number) => projectPlan(growth, market.paths, { ...given, monthly }).goal_chance!
    expect(chance(half!)).toBeGreaterThanOrEqual(5_000)
    expect(chance(half! - 100)).toBeLessThan(5_000)
    expect(chance(most!)).toBeGreaterThanOrEqual(8_000)
    expect(chance(most! - 100)).toBeLessThan(8_000)
  }
})

test('values agree with a path by path computation, with fees, payments and withdrawals', () => {
  const paths = 50
  const small = drawMarket({ paths, months: 24 })
  const growth = growMixture(small, mixture)
  const given = { ...plan, months: 24, saved: 0.99, withdrawals: [{ month: 5, amount: 1_400_000 }], goal: 2_200_000 }
  const ends = Array.from({ length: paths }, (_, path) => {
    let value = given.start * given.saved
    for (let month = 1; month <= 24; month++) {
      value = value * growth[(month - 1) * paths + path]! + given.monthly * given.saved
      if (month !== 5) continue
      // A path that cannot pay has failed.
      if (value < 1_400_000) return 0
      value -= 1_400_000
    }
    return value
  })
  const { points, goal_chance } = projectPlan(growth, paths, given)
  const [p15, p50, p85] = percentilesOf(Float64Array.from(ends), [0.15, 0.5, 0.85])
  expect(points.at(-1)).toMatchObject({ p15: Math.round(p15!), p50: Math.round(p50!), p85: Math.round(p85!) })
  expect(goal_chance).toBe((ends.filter((end) => end >= given.goal).length / paths) * 10_000)
  expect(ends.some((end) => end === 0)).toBe(true)
  expect(ends.some((end) => end > 0)).toBe(true)
})

test('a goal that no month can pay for has no amount, one that is reached needs none', () => {
  const growth = growMixture(market, mixture)
  const far = projectPlan(growth, market.paths, { ...plan, months: 6, goal: 100_000_000_000 })
  expect([far.goal_chance, far.monthly_for_50]).toEqual([0, null])
  const near = projectPlan(growth, market.paths, { ...plan, goal: 100 })
  expect([near.goal_chance, near.monthly_for_80]).toEqual([10_000, 0])
  expect(projectPlan(growth, market.paths, { ...plan, goal: null })).toMatchObject({
    goal_chance: null,
    monthly_for_50: null,
  })
})

test('funds are mixed by their shares; what is their own adds up as variances; a fund of files has a stand-in', () => {
  const fund = {
    class: 'equity' as const,
    yearly_fee: 100,
    recipe: { weights: { thai_equity: 10_000 }, own_risk: 100 },
  }
  const mixed = mixFunds([
    { ...fund, share: 5_000 },
    { ...fund, class: 'money_market', share: 5_000, yearly_fee: 0, recipe: null },
  ])
  expect(mixed.weights).toEqual({ thai_equity: 0.5, cash: 0.5 })
  expect(mixed.own).toBeCloseTo(0.005, 9)
  expect(mixed.fee).toBeCloseTo(0.005, 9)
})

test('the status follows the chance; a middle that moved by more than 5 % is told; a fee is inside a payment', () => {
  expect([statusOf(8_000), statusOf(7_999), statusOf(5_000), statusOf(4_999)]).toEqual(['ahead', 'on', 'on', 'behind'])
  expect([hasMoved(10_000, 10_500), hasMoved(10_000, 10_501), hasMoved(10_000, 9_499)]).toEqual([false, true, true])
  expect(savedOf([{ share: 10_000, front_fee: 100 }])).toBeCloseTo(1 / 1.01, 9)
})
