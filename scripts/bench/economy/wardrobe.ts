import type { WardrobeContent } from '#features/store/wardrobe/content.ts'
import type { Account } from './account.ts'

/** Nobody of the simulation spends more of the wallet on one thing: koin are saved for the shop beside it. */
const maxShare = 0.25

/** What one account buys for กล้า: each thing once, by chance among what it can afford. No quest action, no baht. */
export function newClothes({ habits, random, wallet }: Account, things: readonly WardrobeContent[]) {
  const left = new Set(things)
  let spent = 0
  return {
    /** A look at the wardrobe. */
    visit(): void {
      if (!random.chance(habits.dresses)) return
      const pool = [...left].filter(({ price }) => price * 100 <= wallet.balance() * maxShare)
      if (pool.length === 0) return
      const thing = random.pick(pool)
      left.delete(thing)
      wallet.spend(thing.price * 100)
      spent += thing.price * 100
    },
    figures: () => ({ clothes: things.length - left.size, clothesSpent: spent }),
  }
}
