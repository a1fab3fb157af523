// What a plan's money is in, and the five levels side by side: every figure against the holdings, the recipes and the funds' own days.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readFundFile } from '#features/bank/funds/server/fund-file.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listModelPortfolios } from '../../../risk/contract.ts'
import { showAllocation, showLevelPast, showLevels } from '../../allocation-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, anInvestor, anAccount, again, detail } = newRoboFixture(fixture)
const { funds } = await readFundFile(new URL('../../../../../../content/funds.json', import.meta.url))
const total = (slices: readonly { share: number }[]) => slices.reduce((sum, { share }) => sum + share, 0)

test('a plan is looked through to classes, regions and currencies, from its first order on; each view is 100 % exactly', async () => {
  await goTo('2026-11-23T10:00')
  const who = await anInvestor(4)
  const accountId = await anAccount(who, { level: 4, start_amount: 345_678 })
  for (const moment of ['2026-11-23T10:00', '2026-11-26T10:00']) {
    await goTo(moment)
    const { json } = await fixture.send(await again(who), showAllocation, { query: { accountId } })
    const { holdings, value } = (await detail(who, accountId)).mutualFundAccountDetail
    expect(json.value).toBe(value)
    for (const view of [json.by_class, json.by_region, json.by_currency]) expect(total(view)).toBe(10_000)
    let [gold, abroad, dollar] = [0, 0, 0]
    for (const { code, value: units, in_orders } of holdings) {
      const fund = funds.find((one) => one.code === code)!
      const part = (units + in_orders) / value
      gold += part * (fund.recipe.weights.gold ?? 0)
      abroad += part * fund.abroad
      dollar += part * (fund.recipe.weights.dollar ?? 0)
    }
    expect(Math.abs(json.by_class.find(({ key }) => key === 'gold')!.share - gold)).toBeLessThan(1)
    expect(Math.abs(json.by_region.find(({ key }) => key === 'abroad')!.share - abroad)).toBeLessThan(1)
    expect(Math.abs(json.by_currency.find(({ key }) => key === 'dollar')!.share - dollar)).toBeLessThan(1)
  }
  const other = await aPerson(fixture)
  expect((await fixture.send(other, showAllocation, { query: { accountId } })).json.code).toBe('robo_account_not_found')
})

test('the five levels of one’s own sum: ranges in order, the past of each whole portfolio, and a mix of 100 %', async () => {
  await goTo('2026-11-30T10:00')
  const who = await anInvestor(2)
  const { sum, months, items } = (await fixture.send(who, showLevels, {})).json
  expect([sum, months]).toEqual([1_000_000, 60])
  expect(items.map(({ step }) => step)).toEqual(['near', 'same', 'near', 'far', 'far'])
  const portfolios = (await fixture.send(who, listModelPortfolios, {})).json.items
  for (const [at, { range, past, mix }] of items.entries()) {
    expect(range.low < range.mid && range.mid < range.high).toBe(true)
    expect(total(mix)).toBe(10_000)
    const { past_of_own: own, past: rates } = portfolios[at]!
    expect(past!.worst_year).toEqual({ from: rates!.worst_year.from, to: rates!.worst_year.to, end: own!.year_end })
    expect(past!.fall).toEqual({ from: rates!.fall.from, to: rates!.fall.to, lost: own!.fallen })
  }
  const middles = items.map(({ range }) => range.mid)
  expect(middles.toSorted((one, other) => one - other)).toEqual(middles)
  // Everything that one has counts, plans included.
  await anAccount(who, { level: 2, start_amount: 200_000 })
  expect((await fixture.send(who, showLevels, {})).json.sum).toBe(1_000_000)
})

test('the past of a level is that of the portfolio as a whole: its worst year is not the worst of its funds', async () => {
  const who = await anInvestor(3)
  const { sum, past, points } = (await fixture.send(await again(who), showLevelPast, { query: { level: '4' } })).json
  expect(points.length).toBeLessThanOrEqual(300)
  expect(points[0]!.value).toBe(sum)
  // The deepest fall between two of its points is the one that is told, within a hundredth of a percent and whole baht.
  const peak = points.find(({ day }) => day === past!.fall.from)!
  const low = points.find(({ day }) => day === past!.fall.to)!
  expect(Math.abs((1 - low.value / peak.value) * sum - past!.fall.lost)).toBeLessThan(sum * 0.0002 + 100)
  expect(Math.min(...points.map(({ fall }) => fall))).toBe(low.fall)
  const { parts } = (await fixture.send(await again(who), listModelPortfolios, {})).json.items[3]!
  const { rows } = await sql<{ end: number }>`
    select (figures->'worst_year'->>'end')::float8 as end from fund_figure
    where code = any (${parts.map(({ code }) => code)}::text[])`.execute(fixture.db)
  const worstOfFunds = Math.min(...rows.map(({ end }) => end)) * (sum / 100_000)
  expect(past!.worst_year.end).toBeGreaterThan(worstOfFunds)
})
