/** The most leaves a plant can have: one for each day of the longest month. */
export const maxLeaves = 31

/** The learning days of a month from which each of the ten steps begins: quick at first, so that the first days show. */
const begins = [0, 1, 3, 6, 9, 12, 15, 19, 23, 27]

/** The step (1–10) of a month's plant: 1 is the seed, 2 on the first learning day, 3 on the third, 10 the tree with fruit. */
export function plantStep(leaves: number): number {
  return begins.filter((from) => leaves >= from).length
}

/** The picture of a plant with one leaf per learning day. */
export function plantFile(leaves: number): `plants/leaves-${number}.svg` {
  return `plants/leaves-${Math.max(0, Math.min(maxLeaves, leaves))}.svg`
}
