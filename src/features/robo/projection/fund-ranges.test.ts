// The ranges that fund pages show beside the past are those of the model that makes the prices.
import { expect, test } from 'vitest'
import { readFundFile } from '#features/bank/funds/server/file-queries.ts'
import { modelRanges } from '../../bank/funds/range-rules.ts'
import { drawMarket } from './market-paths-rules.ts'
import { mixFunds } from './mixture-rules.ts'
import { percentilesOf } from './order-rules.ts'
import { growMixture } from './projection-rules.ts'

test('each fund of the model has its range of one and of five bank years', async () => {
  const { funds } = await readFundFile(new URL('../../../../content/funds.json', import.meta.url))
  const market = drawMarket({ months: 60 })
  expect(Object.keys(modelRanges).toSorted()).toEqual(funds.map(({ code }) => code).toSorted())
  for (const fund of funds) {
    const growth = growMixture(market, mixFunds([{ ...fund, share: 10_000 }]))
    const rangeOf = (months: number) => {
      const ends = new Float64Array(market.paths).fill(1)
      for (let month = 0; month < months; month++)
        for (let path = 0; path < market.paths; path++) ends[path]! *= growth[month * market.paths + path]!
      return percentilesOf(ends, [0.15, 0.5, 0.85]).map((end) => Math.round((end ** (12 / months) - 1) * 10_000))
    }
    expect({ y1: rangeOf(12), y5: rangeOf(60) }, fund.code).toEqual(modelRanges[fund.code])
  }
})
