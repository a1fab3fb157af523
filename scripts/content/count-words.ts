import { countWords as count } from '#lib/thai/words.ts'

const known = new Map<string, number>()

/** How many words a text has. A text is asked for by several rules, and cutting Thai apart is what takes a check its time. */
export function countWords(text: string): number {
  const before = known.get(text)
  if (before !== undefined) return before
  const words = count(text)
  known.set(text, words)
  return words
}
