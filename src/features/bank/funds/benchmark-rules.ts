/** The values of asset class indices by day: `values.get(class)?.get(day)`. */
export type ClassIndices = ReadonlyMap<string, ReadonlyMap<string, number>>

/**
 * What 1 became on each of these days in a benchmark of these weights (basis points, together 10,000), which begins each
 * published day with its weights again. The first is 1. Null where an index lacks a day.
 */
export function growBenchmark(
  weights: Readonly<Record<string, number>>,
  days: readonly string[],
  indices: ClassIndices,
): number[] | null {
  const parts = Object.entries(weights)
  const growth = [1]
  for (let at = 1; at < days.length; at++) {
    let gain = 0
    for (const [name, weight] of parts) {
      const values = indices.get(name)
      const [before, after] = [values?.get(days[at - 1]!), values?.get(days[at]!)]
      if (before === undefined || after === undefined) return null
      gain += (weight / 10_000) * (after / before - 1)
    }
    growth.push(growth[at - 1]! * (1 + gain))
  }
  return growth
}
