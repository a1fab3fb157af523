// Prints the market's parameters and the engine's projections as JSON, for the comparison with NumPy (projection-numpy.py).
import { readFundFile } from '#features/bank/funds/server/file-queries.ts'
import {
  assetClasses,
  behaviours,
  daysPerMonth,
  dayTempers,
  regimes,
  transitions,
} from '#features/bank/nav/market-rules.ts'
import { drawMarket } from '#features/robo/projection/market-paths-rules.ts'
import { mixFunds } from '#features/robo/projection/mixture-rules.ts'
import { keptOf } from '#features/robo/projection/plan-rules.ts'
import { growMixture, projectPlan } from '#features/robo/projection/projection-rules.ts'
import { PortfolioFile } from '#features/robo/risk/content.ts'
import { readContentFile } from '#lib/server/content-files.ts'

const content = new URL('../../content/', import.meta.url)
const { funds } = await readFundFile(new URL('funds.json', content))
const { portfolios } = await readContentFile(new URL('robo-portfolios.json', content), PortfolioFile)
/** A bank month as shipped, in real days. */
const realDays = 7
const market = drawMarket()
const cases = portfolios.flatMap(({ level, parts }) => {
  const mixed = parts.map(({ code, share }) => ({ ...funds.find((fund) => fund.code === code)!, share }))
  const mixture = mixFunds(mixed)
  const growth = growMixture(market, mixture)
  return [12, 60, 120].map((months) => {
    const plan = { start: 1_000_000, monthly: 100_000, months, goal: Math.round(1.02 * (1_000_000 + 100_000 * months)) }
    const whole = { ...plan, withdrawals: [], kept: keptOf(mixed), isInvested: false }
    const { points, goal_chance } = projectPlan(growth, market.paths, whole)
    return { level, mixture, plan: { ...plan, kept: whole.kept }, ...points.at(-1)!, goal_chance }
  })
})
const parameters = {
  classes: assetClasses,
  regimes,
  transitions,
  behaviours,
  tempers: dayTempers,
  days_per_month: daysPerMonth,
  real_days: realDays,
}
console.log(JSON.stringify({ ...parameters, cases }))
