import { answerAsks } from '#lib/server/thread.ts'
import { drawMarket, type MarketPaths } from '../market-paths-rules.ts'
import { growMixture, type Mixture, type ProjectedPlan, projectPlan } from '../projection-rules.ts'

/** Growths of portfolios are kept, 2 MB each: the five levels and some accounts. */
const mostKept = 24

let market: MarketPaths | null = null
const grown = new Map<string, Float64Array>()

function marketOf(realDays: number): MarketPaths {
  if (market?.realDays === realDays) return market
  grown.clear()
  market = drawMarket({ realDays })
  return market
}

function growthOf(own: MarketPaths, mixture: Mixture): Float64Array {
  const key = JSON.stringify(mixture)
  const known = grown.get(key)
  const growth = known ?? growMixture(own, mixture)
  // The least recently used leaves first.
  grown.delete(key)
  grown.set(key, growth)
  if (grown.size > mostKept) grown.delete(grown.keys().next().value!)
  return growth
}

/** The worker thread that projects plans: it draws the market once for a length of the plan's months, so that one projection takes some milliseconds. */
answerAsks(({ realDays, mixture, plan }: { realDays: number; mixture: Mixture; plan: ProjectedPlan }) => {
  const own = marketOf(realDays)
  return projectPlan(growthOf(own, mixture), own.paths, plan)
})
