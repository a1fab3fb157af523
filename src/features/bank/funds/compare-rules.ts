/** What is compared of a fund, in basis points: of 100 baht they are hundredths of a baht. */
export type Compared = {
  name: string
  risk: number
  /** Over the range that is shown. */
  change: number
  /** The deepest fall of all days (≤ 0). */
  fall: number
  yearlyFee: number
  frontFee: number
  /** Of ten years: paid in fees, and not grown because of them. */
  tenYears: number
}

export const differences = ['change', 'fall', 'tenYears', 'yearlyFee', 'frontFee'] as const
export type Difference = (typeof differences)[number]

/** How far two funds lie apart at most in it, in basis points. */
export function spreadOf(funds: readonly Compared[], of: Difference): number {
  const values = funds.map((fund) => fund[of])
  return Math.max(...values) - Math.min(...values)
}

/** What sets these funds apart, the widest spread of 100 baht first; `same`: that in which they are alike. */
export function sortDifferences(funds: readonly Compared[]): { apart: Difference[]; same: Difference[] } {
  const spreads = differences.map((of) => ({ of, spread: spreadOf(funds, of) }))
  const apart = spreads.filter(({ spread }) => spread > 0).sort((one, other) => other.spread - one.spread)
  return { apart: apart.map(({ of }) => of), same: spreads.filter(({ spread }) => spread === 0).map(({ of }) => of) }
}

/** The two funds that lie furthest apart in it: the one of the larger value first. */
export function endsOf(funds: readonly Compared[], of: Difference): [Compared, Compared] {
  const sorted = funds.toSorted((one, other) => other[of] - one[of])
  return [sorted[0]!, sorted.at(-1)!]
}

/** A fund's values over the range as YearLine draws them: with the deepest fall from a peak to a later low. */
export function lineOf<Value extends number>(growth: readonly Value[]) {
  let top = 0
  let dip = { part: 0, from: 0, to: 0 }
  for (const [at, value] of growth.entries()) {
    if (value >= growth[top]!) top = at
    const part = value / growth[top]! - 1
    if (part < dip.part) dip = { part, from: top, to: at }
  }
  const fall = Math.round(dip.part * 10_000)
  return { growth: [...growth], dip: fall < 0 ? { fall, from: dip.from, to: dip.to } : null }
}
