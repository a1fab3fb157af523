/** robo.md and koin.md: three plan months kept, with the instalment paid and no sale in a fall, are rewarded once a quarter. */
export const monthsToKeep = 3

/** The months kept in a row after an instalment: paid without a sale in a fall one more, else none. `isReward` begins anew. */
export function keepMonth({ kept, isPaid, soldInFall }: { kept: number; isPaid: boolean; soldInFall: boolean }) {
  if (!isPaid || soldInFall) return { kept: 0, isReward: false }
  return kept + 1 >= monthsToKeep ? { kept: 0, isReward: true } : { kept: kept + 1, isReward: false }
}

/** The bank quarter of a bank month (0 is 0001-01): the reward's cause. */
export function quarterOf(month: number): number {
  return Math.floor(month / 3)
}
