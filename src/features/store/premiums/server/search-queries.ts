import type { Db, Tx } from '#db/open.ts'
import type { SearchThing } from '#kit/search-thing.ts'
import { premiumTypeNames } from '../contract.ts'
import { premiumPath } from '../path-rules.ts'
import { listPremiums } from './queries.ts'

/** The search reads at most so many; the store has dozens. */
const max = 1_000

/** The premiums that the store shows at a moment, newest first. */
export async function listSearchPremiums(db: Db | Tx, now: Date): Promise<SearchThing[]> {
  const { items } = await listPremiums(db, { type: undefined, sort: 'new', page: 1, limit: max }, now)
  return items.map((premium) => ({
    key: premium.id,
    title: premium.title,
    line: premium.summary,
    tags: ['ของรางวัล', 'ร้าน', premiumTypeNames[premium.type]],
    href: premiumPath(premium),
    picture: premium.image,
  }))
}
