// The model of the market, read a second time in Python (market_twin.py): the same NAVs from the same secrets, and bands that lie
// where the engine's do. Without Python or NumPy this is SKIPPED, and says so.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { businessDaysBetween } from '#features/bank/clock/business-day-rules.ts'
import { firstClock } from '#features/bank/clock/clock-rules.ts'
import { marketDaysOn } from '#features/bank/clock/market-day-rules.ts'
import { readFundFile } from '#features/bank/funds/server/fund-file.ts'
import {
  assetClasses,
  behaviours,
  dayTempers,
  type Regime,
  regimes,
  transitions,
  turns,
} from '#features/bank/nav/market-rules.ts'
import { drawRealDay, monthsBegunIn, nextNav } from '#features/bank/nav/nav-rules.ts'
import { toHex } from '#features/bank/nav/secret-rules.ts'
import { drawMarket } from '#features/robo/projection/market-paths-rules.ts'
import { mixFunds } from '#features/robo/projection/mixture-rules.ts'
import { savedOf } from '#features/robo/projection/plan-rules.ts'
import { growMixture, projectPlan } from '#features/robo/projection/projection-rules.ts'
import { PortfolioFile } from '#features/robo/risk/content.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { mulberry32 } from '#lib/shuffle.ts'

const hasNumpy = spawnSync('python3', ['-c', 'import numpy']).status === 0
const isFull = process.env.TWIN === 'full'
if (!hasNumpy)
  console.warn('SKIPPED: the Python twin of the market needs python3 with numpy, which is not on this machine')

const content = new URL('../../content/', import.meta.url)
const { funds } = await readFundFile(new URL('funds.json', content))
const parameters = { classes: assetClasses, states: regimes, behaviours, turns, transitions, tempers: dayTempers }

type Told = {
  navs: number
  wrong: unknown[]
  projections?: { cases: number; mean_errors: number; max_errors: number; max_chance: number }
}

/** What the twin finds. */
function askTwin(given: object): Told {
  const file = fileURLToPath(new URL('market_twin.py', import.meta.url))
  const input = JSON.stringify({ months: [], projections: [], ...parameters, ...given })
  const { status, stdout, stderr } = spawnSync('python3', [file], { input, maxBuffer: 2 ** 26, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as Told
}

/** A month as the call navMonth tells it, by the engine. */
async function aMonth(byte: number, start: Regime, span: [string, string]) {
  const secret = new Uint8Array(32).fill(byte)
  const days = businessDaysBetween(...span)
  const own = funds.map(({ code, recipe, yearly_fee }, nth) => ({
    code,
    recipe: { ...recipe, yearly_fee },
    start: 90_000 + 7_000 * nth,
    navs: [] as number[],
  }))
  const marketDays = days.map((day) => marketDaysOn(firstClock, day))
  const begun = days.map((day, nth) => monthsBegunIn(firstClock, days[nth - 1] ?? day, day))
  const states: Regime[] = []
  for (const [nth, day] of days.entries()) {
    const drawn = await drawRealDay(secret, { day, marketDays: marketDays[nth]!, state: states.at(-1) ?? start })
    states.push(drawn.state)
    for (const fund of own) {
      const nav = fund.navs.at(-1) ?? fund.start
      fund.navs.push(nextNav({ recipe: fund.recipe, nav, days: drawn.days, monthsBegun: begun[nth]! }).nav)
    }
  }
  return {
    secret: toHex(secret),
    regime: start,
    days,
    market_days: marketDays,
    states,
    months_begun: begun,
    funds: own,
  }
}

test.skipIf(!hasNumpy)(
  'the twin makes the same NAVs from the secrets, to the last digit, and sees one that differs',
  async () => {
    const months = await Promise.all(
      regimes.map((state, nth) => aMonth(40 + nth, state, ['2026-12-01', isFull ? '2027-05-31' : '2027-01-29'])),
    )
    expect(askTwin({ months })).toEqual({
      navs: months.reduce((sum, { days }) => sum + days.length * funds.length, 0),
      wrong: [],
    })
    const [month] = months
    const navs = month!.funds[3]!.navs.with(5, month!.funds[3]!.navs[5]! + 1)
    const changed = month!.funds.with(3, { ...month!.funds[3]!, navs })
    expect(askTwin({ months: [{ ...month!, funds: changed }] }).wrong).toHaveLength(1)
  },
)

test.skipIf(!hasNumpy)('projections lie where those of the twin’s own paths lie, in each state', async () => {
  const { portfolios } = await readContentFile(new URL('robo-portfolios.json', content), PortfolioFile)
  const [count, longest] = isFull ? [2_000, 120] : [60, 24]
  const random = mulberry32(29)
  const between = (low: number, high: number) => Math.round(low + random() * (high - low))
  const grown = new Map<string, Float64Array>()
  const projections = Array.from({ length: count }, (_, nth) => {
    const state = regimes[nth % 3]!
    const { level, parts } = portfolios[nth % portfolios.length]!
    const mixed = parts.map(({ code, share }) => ({ ...funds.find((fund) => fund.code === code)!, share }))
    const [mixture, saved] = [mixFunds(mixed), savedOf(mixed)]
    const key = `${state} ${level}`
    const growth = grown.get(key) ?? growMixture(drawMarket({ state, months: longest }), mixture)
    grown.set(key, growth)
    const [start, monthly, months] = [between(100_000, 5_000_000), between(0, 200_000), between(6, longest)]
    const goal = Math.round((start + monthly * months) * (0.95 + 0.25 * random()))
    const plan = { start, monthly, months, goal, withdrawals: [], saved, isInvested: false }
    const { points, goal_chance } = projectPlan(growth, 2_000, plan)
    const { p15, p50, p85 } = points.at(-1)!
    return { state, mixture, plan: { start, monthly, months, goal, saved }, p15, p50, p85, goal_chance }
  })
  const { projections: found } = askTwin({ projections, groups: 2, paths: 4_000 })
  if (isFull) console.info(JSON.stringify(found))
  expect(found!.cases).toBe(count)
  expect(found!.mean_errors).toBeLessThan(1.5)
  expect(found!.max_errors).toBeLessThan(5)
  expect(found!.max_chance).toBeLessThan(0.06)
})
