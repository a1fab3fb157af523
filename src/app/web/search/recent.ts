import { readPersonId } from '#lib/web/offline/person.ts'

const longest = 5

/**
 * What was searched for in this visit, the newest first. It is never stored: a telephone is lent, and what somebody
 * wanted to know is theirs. Another person on the same page begins with none.
 */
let recent: { owner: string | null; words: readonly string[] } = { owner: null, words: [] }

export function listRecent(): readonly string[] {
  return recent.owner === readPersonId() ? recent.words : []
}

export function rememberSearch(keyword: string): void {
  const words = [keyword, ...listRecent().filter((word) => word !== keyword)].slice(0, longest)
  recent = { owner: readPersonId(), words }
}
