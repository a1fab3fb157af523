import { toClusters } from '#lib/thai/clusters.ts'
import { normalizeText } from '#lib/thai/fold.ts'

/** A Thai letter with its marks above, below and directly behind it. */
const letter = /^[\u0e01-\u0e2e\u0e30\u0e32\u0e40-\u0e44][\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]{0,3}$/u

/** Normalises a typed text to one grapheme cluster; null when it is not one. */
export function readLetter(typed: string): string | null {
  const one = normalizeText(typed)
  return letter.test(one) && toClusters(one).length === 1 ? one : null
}

/** The grapheme clusters of a word; null when one of them is not Thai. */
export function readLetters(word: string): string[] | null {
  const letters = toClusters(normalizeText(word)).map(readLetter)
  return letters.every((one) => one !== null) ? letters : null
}
