/**
 * Runs two sides alternately and returns the pairs. The order changes each round, so that load and warm-up affect both.
 */
export async function alternate<A, B>(
  rounds: number,
  one: (round: number) => Promise<A>,
  other: (round: number) => Promise<B>,
): Promise<[A, B][]> {
  const pairs: [A, B][] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const first = await one(round)
      pairs.push([first, await other(round)])
    } else {
      const first = await other(round)
      pairs.push([await one(round), first])
    }
  }
  return pairs
}

/** The median of some figures. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return sorted.length % 2 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2
}
