// The ranges that fund pages show beside the past are those of the model that makes the prices.
import { expect, test } from 'vitest'
import { readFundFile } from '#features/bank/funds/server/fund-file.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { becomes, modelRanges, planRanges, usualSwings } from '../../bank/funds/range-rules.ts'
import { type AssetClass, behaviours } from '../../bank/nav/market-rules.ts'
import { PortfolioFile } from '../risk/content.ts'
import { drawMarket } from './market-paths-rules.ts'
import { mixFunds } from './mixture-rules.ts'
import { percentilesOf } from './order-rules.ts'
import { growMixture } from './projection-rules.ts'

const content = new URL('../../../../content/', import.meta.url)
const market = drawMarket({ months: 60 })

function rangeOf(growth: Float64Array, months: number): number[] {
  const ends = new Float64Array(market.paths).fill(1)
  for (let month = 0; month < months; month++)
    for (let path = 0; path < market.paths; path++) ends[path]! *= growth[month * market.paths + path]!
  return percentilesOf(ends, [0.15, 0.5, 0.85]).map((end) => Math.round((end ** (12 / months) - 1) * 10_000))
}

test('each fund of the model has its range of one and of five bank years', async () => {
  const { funds } = await readFundFile(new URL('funds.json', content))
  expect(Object.keys(modelRanges).toSorted()).toEqual(funds.map(({ code }) => code).toSorted())
  for (const fund of funds) {
    const growth = growMixture(market, mixFunds([{ ...fund, share: 10_000 }]))
    expect({ y1: rangeOf(growth, 12), y5: rangeOf(growth, 60) }, fund.code).toEqual(modelRanges[fund.code])
  }
})

test('each level of robo has its range of five bank years, beside a deposit of the same months', async () => {
  const { funds } = await readFundFile(new URL('funds.json', content))
  const { portfolios } = await readContentFile(new URL('robo-portfolios.json', content), PortfolioFile)
  for (const { level, parts } of portfolios) {
    const mixed = parts.map(({ code, share }) => ({ ...funds.find((fund) => fund.code === code)!, share }))
    expect(rangeOf(growMixture(market, mixFunds(mixed)), 60), `level ${level}`).toEqual(planRanges[level])
  }
  // A money school must not teach that the deposit beats every plan: 1.35 % less tax is 1.15 % a bank year.
  for (const [, middle] of Object.values(planRanges)) expect(middle).toBeGreaterThan(115)
  // 1,000.00 at 1.15 % for five bank years: 1000 × 1.0115⁵.
  expect(becomes(100_000, 115, 60)).toBe(105_884)
})

test('what an ordinary year swings is the volatility that the recipe has in a calm market', async () => {
  const { funds } = await readFundFile(new URL('funds.json', content))
  expect(Object.keys(usualSwings).toSorted()).toEqual(funds.map(({ code }) => code).toSorted())
  for (const { code, recipe } of funds) {
    // Growth and rates move all classes at once, what is a class's or the fund's own is independent: variances a month add up.
    let [growth, rates, own] = [0, 0, recipe.own_risk ** 2]
    for (const [name, weight] of Object.entries(recipe.weights)) {
      const swing = behaviours[name as AssetClass].swings.calm
      const volatility = (swing.volatility * weight) / 10_000
      growth += (volatility * swing.growth) / 100
      rates += (volatility * swing.rates) / 100
      own += volatility ** 2 * (1 - (swing.growth ** 2 + swing.rates ** 2) / 10_000)
    }
    expect(usualSwings[code], code).toBe(Math.round(Math.sqrt(12 * (growth ** 2 + rates ** 2 + own))))
  }
})
