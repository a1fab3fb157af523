import type { ContentCount, ContentFilter } from '../../admin-contract.ts'
import { namesIn } from './content-address.ts'

/** A figure of the list, or the least that it can be. */
export type ContentSum = { count: number; hasMore: boolean }

/** How many pieces are of the kinds and in the states of a filter. */
export function sumOf(counts: readonly ContentCount[], { kinds, states }: ContentFilter): ContentSum {
  const isIn = (list: string | undefined, name: string) => !list || namesIn(list).includes(name)
  const found = counts.filter(({ kind, state }) => isIn(kinds, kind) && isIn(states, state))
  // Of a kind that was not counted to its end any state may have more, also one that was not met.
  const hasMore = counts.some((one) => one.has_more && isIn(kinds, one.kind))
  return { count: found.reduce((sum, { count }) => sum + count, 0), hasMore }
}
