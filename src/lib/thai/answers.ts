import { toClusters } from './clusters.ts'
import { normalizeText } from './fold.ts'
import { isLetterKey } from './letters.ts'

const noLetters = /[^\p{L}\p{M}\p{N}]+/gu
/** Consonants on which ๊ says nothing that ้ does not: โน๊ต is how many write โน้ต. */
const highOnLow = /([คฅฆงชซฌญฑฒณทธนพฟภมยรลวฬฮ][ิ-ฺ็]?)๊/gu
/** What is written and not heard, with its mark: many leave it out (เปอร์เซ็นต์, เปอร์เซ็น). */
const silent = /[ก-ฮ][ิุ]?์/gu

/**
 * What a typed answer is compared by. Spelled in other ways it is the same: sara am in two parts, เเ for แ, marks in
 * another order, Thai digits, spaces and signs, ็ and silent letters left out, ๊ for ้ where both sound alike. ASCII
 * letters in any case. Empty where nothing but signs was typed.
 */
export function answerKey(text: string): string {
  return normalizeText(text).replace(noLetters, '').replace(highOnLow, '$1้').replace(silent, '').replaceAll('็', '')
}

/** The letters of a word as a Thai reader sees them, in one spelling; joinClusters of them is that spelling again. */
export function splitClusters(word: string): string[] {
  return toClusters(normalizeText(word))
}

/** The word of its letters. */
export function joinClusters(clusters: readonly string[]): string {
  return clusters.join('')
}

/** The consonant or the vowel on the line that a letter stands on, its marks left out ('กิ่' → 'ก'); null where there is none. */
export function baseLetter(cluster: string): string | null {
  const first = cluster.charAt(0)
  return isLetterKey(first) ? first : null
}

/** The letter that somebody guesses by what was typed: 'ก', 'กิ่' and ' ก' are 'ก', 'เเ' is 'แ'. Null where it is none, or more than one. */
export function readGuess(typed: string): string | null {
  const clusters = splitClusters(typed.trim())
  return clusters.length === 1 ? baseLetter(clusters[0]!) : null
}

/** Whether a word is made of Thai letters alone, each on a consonant or a vowel of the line, and so can be guessed. */
export function isGuessable(word: string): boolean {
  const clusters = splitClusters(word)
  return clusters.length > 0 && clusters.every((one) => baseLetter(one) && /^[\u0e01-\u0e4c]+$/u.test(one))
}
