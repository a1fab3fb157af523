import { toClusters } from './clusters.ts'
import { normalizeText } from './fold.ts'
import { isLetterKey } from './letters.ts'

const noLetters = /[^\p{L}\p{M}\p{N}]+/gu
/** Consonants on which ๊ sounds the same as ้: many people write โน๊ต for โน้ต. */
const highOnLow = /([คฅฆงชซฌญฑฒณทธนพฟภมยรลวฬฮ][ิ-ฺ็]?)๊/gu
/** A silent letter with its mark, which many people leave out (เปอร์เซ็นต์, เปอร์เซ็น). */
const silent = /[ก-ฮ][ิุ]?์/gu

/**
 * The key by which typed answers are compared. Ignores variants of spelling: sara am in two parts, เเ for แ, the order
 * of marks, Thai digits, spaces and punctuation, ็ and silent letters, ๊ for ้ where they sound alike, and the case of
 * ASCII. Empty when the text has no letters.
 */
export function answerKey(text: string): string {
  return normalizeText(text).replace(noLetters, '').replace(highOnLow, '$1้').replace(silent, '').replaceAll('็', '')
}

/** The grapheme clusters of a word in normalised spelling; joinClusters restores that spelling. */
export function splitClusters(word: string): string[] {
  return toClusters(normalizeText(word))
}

/** Joins the clusters of a word. */
export function joinClusters(clusters: readonly string[]): string {
  return clusters.join('')
}

/** The base letter of a cluster without its marks ('กิ่' → 'ก'); null where there is none. */
export function baseLetter(cluster: string): string | null {
  const first = cluster.charAt(0)
  return isLetterKey(first) ? first : null
}

/**
 * The letter that a typed text guesses: 'ก', 'กิ่' and ' ก' are 'ก', 'เเ' is 'แ'. Null for no letter or more than one.
 */
export function readGuess(typed: string): string | null {
  const clusters = splitClusters(typed.trim())
  return clusters.length === 1 ? baseLetter(clusters[0]!) : null
}

/** Whether a word consists of Thai letters alone, each with a base letter, and so can be guessed. */
export function isGuessable(word: string): boolean {
  const clusters = splitClusters(word)
  return clusters.length > 0 && clusters.every((one) => baseLetter(one) && /^[\u0e01-\u0e4c]+$/u.test(one))
}
