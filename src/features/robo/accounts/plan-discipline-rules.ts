/** robo.md and koin.md: three plan months kept, with the instalment paid and no sale in a fall, are rewarded once a quarter. */
export const monthsForReward = 3

/** The months kept in a row after an instalment: paid without a sale in a fall one more, else none. `isReward` begins anew. */
export function keepMonth({ saved, isPaid, soldInFall }: { saved: number; isPaid: boolean; soldInFall: boolean }) {
  if (!isPaid || soldInFall) return { saved: 0, isReward: false }
  return saved + 1 >= monthsForReward ? { saved: 0, isReward: true } : { saved: saved + 1, isReward: false }
}

/** The bank quarter of a bank month (0 is 0001-01): the reward's cause. */
export function quarterOf(month: number): number {
  return Math.floor(month / 3)
}
