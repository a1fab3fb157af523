// The law of the market at a small size: what is public never says which way prices go (decision 0018). The same figures at full
// size: npm run bench -- market.
import { expect, test } from 'vitest'
import { assetClasses, behaviours, dayTempers, regimes, transitions } from '#features/bank/nav/market-rules.ts'
import { classReturns, shockOf } from '#features/bank/nav/nav-rules.ts'
import { deviationOf, drawPast, meanOf } from './pasts.ts'
import { discoveriesOf, judgeRules, tailOf } from './timing.ts'
import { timingRules } from './timing-rules.ts'

test('in each state the next day has the mean of its class: the chance of a shock is paid for', () => {
  for (const before of regimes) {
    const expected = regimes.reduce(
      (sum, after, at) => sum + (transitions[before][at]! / 65_536) * shockOf(before, after),
      0,
    )
    expect(Math.abs(expected), before).toBeLessThan(1e-15)
  }
  const still = { temper: 1, shocks: Array.from({ length: 79 }, () => 0) }
  for (const name of assetClasses)
    for (const before of regimes) {
      const mean = regimes.reduce(
        (sum, after, at) => sum + (transitions[before][at]! / 65_536) * classReturns(still, { before, after })[name],
        0,
      )
      expect(mean * 252, `${name} ${before}`).toBeCloseTo(behaviours[name].mean / 10_000, 12)
    }
})

test('the chances are whole, and the mean square of a day’s temper is 1', () => {
  for (const chances of Object.values(transitions)) expect(chances.reduce((sum, one) => sum + one, 0)).toBe(65_536)
  expect(dayTempers.reduce((sum, [, chance]) => sum + chance, 0)).toBe(256)
  expect(dayTempers.reduce((sum, [factor, chance]) => sum + factor ** 2 * chance, 0) / 256).toBeCloseTo(1, 3)
})

test('of 200 rules none times the second recipe; the first was beaten by many, which this test can see', () => {
  expect(new Set(timingRules.map(({ name }) => name)).size).toBe(200)
  const size = { runs: 10, years: 20, seed: 7 }
  const found = (recipe: 'first' | 'second') =>
    discoveriesOf(
      judgeRules(recipe, size).judged.map(({ luck }) => luck),
      0.05,
    )
  expect(found('first')).toBeGreaterThan(10)
  expect(found('second')).toBe(0)
})

test('false discoveries are counted as Benjamini and Hochberg do; the normal tail is Abramowitz and Stegun’s', () => {
  expect(discoveriesOf([0.001, 0.008, 0.039, 0.041, 0.9], 0.05)).toBe(2)
  expect(discoveriesOf([0.2, 0.9], 0.05)).toBe(0)
  expect(tailOf(1.96)).toBeCloseTo(0.025, 4)
  expect(tailOf(-1)).toBeCloseTo(0.8413, 4)
})

test('days have fat tails, what is risky falls together in a crisis, and no class pays for nothing', () => {
  const past = drawPast('second', 11, 60 * 252)
  const of = (name: (typeof assetClasses)[number], state: string | null = null) =>
    past.returns[name].filter((_, at) => state === null || past.states[at] === state)
  const correlation = (one: Float64Array, other: Float64Array) => {
    const [a, b] = [meanOf(one), meanOf(other)]
    return meanOf(one.map((value, at) => (value - a) * (other[at]! - b))) / (deviationOf(one) * deviationOf(other))
  }
  for (const name of ['thai_equity', 'world_equity', 'gold'] as const) {
    const list = of(name)
    const [middle, wide] = [meanOf(list), deviationOf(list)]
    expect(meanOf(list.map((gain) => ((gain - middle) / wide) ** 4)), name).toBeGreaterThan(4)
  }
  for (const other of ['world_equity', 'property', 'corporate_bond'] as const) {
    const [calm, crisis] = ['calm', 'crisis'].map((state) => correlation(of('thai_equity', state), of(other, state)))
    expect(crisis!, other).toBeGreaterThan(calm! + 0.1)
  }
  expect(behaviours.gold.mean).toBeLessThan(behaviours.thai_equity.mean)
  expect(behaviours.corporate_bond.mean).toBeGreaterThan(behaviours.government_bond.mean)
})
