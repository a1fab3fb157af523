import { type AssetClass, assetClasses } from '#features/bank/nav/market-rules.ts'

/** What money is in, seen through its funds. `unknown`: of a fund whose NAVs come from files, nobody told. */
export const mixClasses = [
  'cash',
  'government_bond',
  'corporate_bond',
  'thai_equity',
  'world_equity',
  'property',
  'gold',
  'commodities',
  'dollar',
  'unknown',
] as const
export type MixClass = (typeof mixClasses)[number]
export const mixRegions = ['thailand', 'abroad', 'unknown'] as const
export const mixCurrencies = ['baht', 'dollar', 'unknown'] as const

/** The classes of the model as a reader knows them. */
const shownAs: Record<AssetClass, MixClass> = {
  cash: 'cash',
  foreign_cash: 'cash',
  government_bond: 'government_bond',
  corporate_bond: 'corporate_bond',
  thai_equity: 'thai_equity',
  thai_banks: 'thai_equity',
  world_equity: 'world_equity',
  technology: 'world_equity',
  health: 'world_equity',
  property: 'property',
  gold: 'gold',
  commodities: 'commodities',
  dollar: 'dollar',
}

/**
 * Money in a fund (hundredths of baht, or a share), with the facts of the fund's recipe: weights of asset classes and what is
 * abroad, in basis points. Null of a fund of files.
 */
export type HeldFund = {
  amount: number
  weights: Partial<Record<AssetClass, number>> | null
  abroad: number | null
}

/** `share` in basis points; all slices of one view are together exactly 10,000. Slices of nothing are left out. */
export type Slice<Key extends string> = { key: Key; share: number }

/** What funds hold together, by asset class, by region and by currency (hedged money is baht). Empty where there is nothing. */
export function lookThrough(funds: readonly HeldFund[]) {
  const known = funds.map(({ amount, weights, abroad }) => {
    const dollar = weights?.dollar ?? 0
    return { amount, weights, abroad, dollar }
  })
  return {
    by_class: apportion(mixClasses, (name) =>
      sumOf(known, ({ amount, weights }) => {
        if (!weights) return name === 'unknown' ? amount * whole : 0
        return amount * sumOf(assetClasses, (one) => (shownAs[one] === name ? (weights[one] ?? 0) : 0))
      }),
    ),
    by_region: apportion(mixRegions, (name) =>
      sumOf(known, ({ amount, abroad }) => {
        if (abroad === null) return name === 'unknown' ? amount * whole : 0
        return amount * { thailand: whole - abroad, abroad, unknown: 0 }[name]
      }),
    ),
    by_currency: apportion(mixCurrencies, (name) =>
      sumOf(known, ({ amount, weights, dollar }) => {
        if (!weights) return name === 'unknown' ? amount * whole : 0
        return amount * { baht: whole - dollar, dollar, unknown: 0 }[name]
      }),
    ),
  }
}

const whole = 10_000
const sumOf = <T>(list: readonly T[], pick: (one: T) => number) => list.reduce((sum, one) => sum + pick(one), 0)

/** Shares that add up to 10,000 exactly: each rounded down, and what is missing goes to the largest remainders. */
function apportion<Key extends string>(keys: readonly Key[], of: (key: Key) => number): Slice<Key>[] {
  const parts = keys.map((key) => ({ key, part: BigInt(of(key)) }))
  const total = parts.reduce((sum, { part }) => sum + part, 0n)
  if (total === 0n) return []
  const floors = parts.map(({ key, part }) => {
    return { key, share: Number((part * BigInt(whole)) / total), rest: (part * BigInt(whole)) % total }
  })
  const missing = whole - sumOf(floors, ({ share }) => share)
  const next = floors.toSorted((one, other) => (one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1))
  const raised = new Set(next.slice(0, missing).map(({ key }) => key))
  return floors
    .map(({ key, share }) => ({ key, share: share + (raised.has(key) ? 1 : 0) }))
    .filter(({ share }) => share > 0)
}
