import type { FundClass } from '../../bank/funds/fund-rules.ts'
import type { AssetClass } from '../../bank/nav/market-rules.ts'
import type { Mixture } from './projection-rules.ts'

/** Of a fund whose NAV comes from files: the asset classes that its class stands for, together 10,000. */
const standIns: Readonly<Record<FundClass, Partial<Record<AssetClass, number>>>> = {
  money_market: { cash: 10_000 },
  government_bond: { government_bond: 10_000 },
  fixed_income: { corporate_bond: 10_000 },
  mixed: { corporate_bond: 5_000, thai_equity: 5_000 },
  equity: { thai_equity: 10_000 },
  sector: { technology: 10_000 },
  alternative: { gold: 5_000, property: 5_000 },
}

/** A fund with its share. Shares, fees and weights in basis points, `own_risk` in basis points a month. */
export type MixtureFund = {
  class: FundClass
  share: number
  yearly_fee: number
  recipe: { weights: Partial<Record<AssetClass, number>>; own_risk: number } | null
}

/** What funds are made of together. Their own shocks are independent of each other, so their variances add up. */
export function mixFunds(funds: readonly MixtureFund[]): Mixture {
  const weights: Partial<Record<AssetClass, number>> = {}
  let variance = 0
  let fee = 0
  for (const { class: kind, share, yearly_fee, recipe } of funds) {
    const part = share / 10_000
    for (const [name, weight] of Object.entries(recipe?.weights ?? standIns[kind]) as [AssetClass, number][])
      weights[name] = (weights[name] ?? 0) + (part * weight) / 10_000
    variance += ((part * (recipe?.own_risk ?? 0)) / 10_000) ** 2
    fee += (part * yearly_fee) / 10_000
  }
  return { weights, own: Math.sqrt(variance), fee }
}
