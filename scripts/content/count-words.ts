import { countWords as count } from '#lib/thai/words.ts'

const known = new Map<string, number>()

/**
 * The number of words of a text. Cached, since several rules ask for the same text and segmenting Thai is the slowest
 * part of a check.
 */
export function countWords(text: string): number {
  const before = known.get(text)
  if (before !== undefined) return before
  const words = count(text)
  known.set(text, words)
  return words
}
