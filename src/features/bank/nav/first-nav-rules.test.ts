// The past that was made by the first recipe: the same on every machine, and like a market.
import fs from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { readFundFile } from '#features/bank/funds/server/fund-file.ts'
import { businessDaysBetween } from '../clock/business-day-rules.ts'
import { firstClock } from '../clock/clock-rules.ts'
import { deepestFall, figuresOf, growthOf, type NavDay } from '../funds/series-rules.ts'
import { checkMonth } from './check-rules.ts'
import { dayTempers, transitions } from './first-market-rules.ts'
import { drawFirstDay, drawFirstRegime, firstClassReturns, firstNextNav } from './first-nav-rules.ts'
import { type AssetClass, assetClasses, type Regime } from './market-rules.ts'
import { par } from './nav-rules.ts'
import { fromHex, hashSecret, toHex } from './secret-rules.ts'

const { history, funds } = await readFundFile(new URL('../../../../content/funds.json', import.meta.url))
const secret = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(history.seed)))
const until = '2026-11-20'

type Day = { day: string; regime: Regime; returns: Record<AssetClass, number> }
const market: Day[] = []
const series = new Map<string, NavDay[]>(
  funds.map(({ code }) => [code, [{ day: history.first_day, nav: par, dividend: 0 }]]),
)

beforeAll(async () => {
  const days = businessDaysBetween(history.first_day, until)
  let regime: Regime = 'calm'
  for (const [nth, day] of days.entries()) {
    const dayBefore = days[nth - 1]
    if (dayBefore === undefined) continue
    if (day.slice(0, 7) !== dayBefore.slice(0, 7)) regime = await drawFirstRegime(secret, day.slice(0, 7), regime)
    const shocks = await drawFirstDay(secret, day)
    market.push({ day, regime, returns: firstClassReturns(shocks, regime) })
    for (const { code, recipe, yearly_fee } of funds) {
      const own = series.get(code)!
      own.push({
        day,
        ...firstNextNav({
          recipe: { ...recipe, yearly_fee },
          nav: own.at(-1)!.nav,
          market: shocks,
          regime,
          day,
          dayBefore,
        }),
      })
    }
  }
})

const worstOf = (code: string) => figuresOf(series.get(code)!).worst_year!.end / 100_000 - 1
const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
const deviation = (list: readonly number[]) => Math.sqrt(mean(list.map((one) => (one - mean(list)) ** 2)))
function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)]
  return mean(one.map((value, nth) => (value - a) * (other[nth]! - b))) / (deviation(one) * deviation(other))
}
const returnsOf = (name: AssetClass, regime?: Regime) =>
  market.filter((day) => regime === undefined || day.regime === regime).map((day) => day.returns[name])

test('the same secret gives the same NAVs on every machine', () => {
  const at = (code: string) => [250, 1_000, 2_000].map((nth) => series.get(code)![nth]!.nav)
  expect([at('SIM-CASH'), at('SIM-THAI50'), at('SIM-OIL')]).toMatchInlineSnapshot(`
    [
      [
        101928,
        107900,
        115748,
      ],
      [
        110696,
        107533,
        112206,
      ],
      [
        97230,
        61609,
        40140,
      ],
    ]
  `)
})

test('volatility rises from money market to equity to its sectors, in the order of real classes', () => {
  const yearly = (name: AssetClass) => deviation(returnsOf(name)) * Math.sqrt(250)
  const within: [AssetClass, number, number][] = [
    ['cash', 0, 0.003],
    ['government_bond', 0.015, 0.05],
    ['corporate_bond', 0.015, 0.07],
    ['world_equity', 0.1, 0.22],
    ['thai_equity', 0.1, 0.24],
    ['technology', 0.16, 0.32],
    ['gold', 0.1, 0.22],
    ['commodities', 0.2, 0.45],
  ]
  for (const [name, low, high] of within) {
    expect(yearly(name), name).toBeGreaterThan(low)
    expect(yearly(name), name).toBeLessThan(high)
  }
})

test('crises take 30 to 60 % of shares and come back, and bonds much less', () => {
  const fallOf = (code: string) => {
    const days = series.get(code)!
    return deepestFall(days, growthOf(days))!
  }
  expect(fallOf('SIM-THAI50').fall).toBeLessThan(-3_000)
  expect(fallOf('SIM-THAI50').fall).toBeGreaterThan(-6_000)
  expect(fallOf('SIM-THAI50').back).not.toBeNull()
  expect(fallOf('SIM-GOV10').fall).toBeGreaterThan(-1_500)
  expect(fallOf('SIM-CASH').fall).toBeGreaterThan(-50)
})

test('what is risky falls together in a crisis more than in calm months', () => {
  const pairs: [AssetClass, AssetClass][] = [
    ['thai_equity', 'world_equity'],
    ['thai_equity', 'property'],
    ['thai_equity', 'corporate_bond'],
    ['world_equity', 'commodities'],
  ]
  for (const [one, other] of pairs) {
    const of = (regime: Regime) => correlation(returnsOf(one, regime), returnsOf(other, regime))
    expect(of('crisis'), `${one} and ${other}`).toBeGreaterThan(of('calm') + 0.1)
  }
  expect(correlation(returnsOf('thai_equity', 'crisis'), returnsOf('government_bond', 'crisis'))).toBeLessThan(0)
})

test('days have fat tails: a kurtosis far above the normal 3', () => {
  for (const name of ['thai_equity', 'world_equity', 'gold'] as const) {
    const list = returnsOf(name)
    const [middle, width] = [mean(list), deviation(list)]
    expect(mean(list.map((one) => ((one - middle) / width) ** 4)), name).toBeGreaterThan(5)
  }
})

test('no free lunch: the higher the level, the more its funds lost in their worst year', () => {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8].map((level) =>
    mean(funds.filter(({ risk }) => risk === level).map(({ code }) => worstOf(code))),
  )
  expect(levels).toEqual(levels.toSorted((one, other) => other - one))
  expect(levels[0]).toBeGreaterThan(0)
  expect(levels[7]).toBeLessThan(-0.3)
})

test('fees are inside: of two funds of the same shares the dear one is behind what it costs', () => {
  const yearly = 0.01
  const recipe = { seat: 60, weights: { thai_equity: 10_000 }, own_risk: 0, dividend: null }
  const days = businessDaysBetween('2025-01-01', '2026-01-01')
  const grow = (yearly_fee: number) =>
    days.slice(1).reduce((nav, day, nth) => {
      const shocks = { temper: 1, shocks: Array.from({ length: 79 }, () => 0) }
      return firstNextNav({
        recipe: { ...recipe, yearly_fee },
        nav,
        market: shocks,
        regime: 'calm',
        day,
        dayBefore: days[nth]!,
      }).nav
    }, 1_000_000_000)
  expect(grow(100) / grow(0)).toBeCloseTo(1 - yearly, 3)
})

test('a dividend leaves the NAV on the first business day of its months, never below par', () => {
  const own = series.get('SIM-BONDDIV')!
  const paid = own.filter(({ dividend }) => dividend > 0)
  expect(paid.length).toBeGreaterThan(5)
  for (const { day, nav, dividend } of paid) {
    expect(['06', '12']).toContain(day.slice(5, 7))
    expect(nav).toBeGreaterThanOrEqual(par)
    expect(dividend).toBeLessThanOrEqual((nav + dividend) / 100)
  }
})

test('the chances are whole, and the mean square of a day’s temper is 1', () => {
  for (const chances of Object.values(transitions)) expect(chances.reduce((sum, one) => sum + one, 0)).toBe(65_536)
  for (const name of assetClasses) expect(Object.keys(market[0]!.returns)).toContain(name)
  expect(dayTempers.reduce((sum, [, chance]) => sum + chance, 0)).toBe(256)
  expect(dayTempers.reduce((sum, [factor, chance]) => sum + factor ** 2 * chance, 0) / 256).toBeCloseTo(1, 1)
})

test('a month is proved by its opened secret; another secret, state or NAV is seen', async () => {
  const code = 'SIM-MIX60'
  const { recipe, yearly_fee } = funds.find((fund) => fund.code === code)!
  const own = series.get(code)!
  const first = own.findIndex(({ day }) => day.startsWith('2026-10'))
  const days = own.filter(({ day }) => day.startsWith('2026-10'))
  const regimeOf = (month: string) => market.find(({ day }) => day.startsWith(month))!.regime
  const month = {
    month: '2026-10',
    commitment: await hashSecret(secret),
    secret: toHex(secret),
    recipe: 1,
    clock: firstClock,
    market_days: [],
    states: [],
    regime_before: regimeOf('2026-09'),
    regime: regimeOf('2026-10'),
    start_on: own[first - 1]!.day,
    days: days.map(({ day }) => day),
    funds: [{ code, recipe: { ...recipe, yearly_fee }, start: own[first - 1]!.nav, navs: days.map(({ nav }) => nav) }],
  }
  expect(await checkMonth(month)).toEqual({
    isPromised: true,
    isRegime: true,
    isClock: true,
    checked: days.length,
    faults: [],
  })
  expect(await checkMonth({ ...month, secret: null })).toBeNull()
  expect(fromHex(toHex(secret))).toEqual(secret)
  const other = await checkMonth({ ...month, secret: '00'.repeat(32) })
  expect(other!.isPromised).toBe(false)
  expect(other!.faults.length).toBeGreaterThan(0)
  const navs = month.funds[0]!.navs.with(3, month.funds[0]!.navs[3]! + 1)
  const changed = await checkMonth({ ...month, funds: [{ ...month.funds[0]!, navs }] })
  expect(changed!.faults[0]).toMatchObject({ code, day: month.days[3], published: navs[3], computed: navs[3]! - 1 })
})

test('the prices that the market notes name are those of the history', async () => {
  const file = new URL('../../../../content/robo-news.json', import.meta.url)
  const { notes } = JSON.parse(await fs.readFile(file, 'utf8')) as {
    notes: { figures: { code: string; day: string; nav: number }[] }[]
  }
  const named = notes.flatMap(({ figures }) => figures)
  const found = named.map(({ code, day }) => ({
    code,
    day,
    nav: series.get(code)?.find((one) => one.day === day)?.nav,
  }))
  expect(named.length).toBeGreaterThan(0)
  expect(found).toEqual(named)
})
