import type { AssetClass } from '../../bank/nav/market-rules.ts'
import { type Mix, plainMix } from './suitability-rules.ts'

const equity: readonly AssetClass[] = ['thai_equity', 'world_equity', 'technology', 'health', 'thai_banks']
const alternative: readonly AssetClass[] = ['property', 'gold', 'commodities', 'dollar']

/**
 * What a mixed fund is made of, from the weights of its recipe (basis points, together 10,000); half debt and half
 * equity where there is none, as of a fund whose NAV comes from files.
 */
export function mixOf(weights: Readonly<Record<string, number>> | null): Mix {
  if (!weights) return plainMix
  const sumOf = (classes: readonly string[]) => classes.reduce((sum, name) => sum + (weights[name] ?? 0), 0)
  const shares = sumOf(equity)
  const others = sumOf(alternative)
  return { equity: shares, alternative: others, debt: 10_000 - shares - others }
}
