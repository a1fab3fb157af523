import type { Regime } from '#features/bank/nav/market-rules.ts'
import { answerAsks } from '#lib/server/work/worker-thread.ts'
import { drawMarket, type MarketPaths } from '../market-paths-rules.ts'
import { growMixture, type Mixture, type ProjectedPlan, projectPlan } from '../projection-rules.ts'

/** Growths of portfolios are kept, 2 MB each: the five levels and some accounts. */
const maxSaved = 24

let market: MarketPaths | null = null
const grown = new Map<string, Float64Array>()

/** The market from the state that was asked for last: it changes by a night, for all. */
function marketOf(state: Regime | null): MarketPaths {
  if (market && market.state === state) return market
  grown.clear()
  market = drawMarket({ state })
  return market
}

function growthOf(own: MarketPaths, mixture: Mixture): Float64Array {
  const key = JSON.stringify(mixture)
  const known = grown.get(key)
  const growth = known ?? growMixture(own, mixture)
  // The least recently used leaves first.
  grown.delete(key)
  grown.set(key, growth)
  if (grown.size > maxSaved) grown.delete(grown.keys().next().value!)
  return growth
}

/** The worker thread that projects plans: it draws the market once for its present state, so that one projection takes some milliseconds. */
answerAsks(({ state, mixture, plan }: { state: Regime | null; mixture: Mixture; plan: ProjectedPlan }) => {
  const own = marketOf(state)
  return projectPlan(growthOf(own, mixture), own.paths, plan)
})
