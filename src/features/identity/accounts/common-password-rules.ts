import { commonFigures, commonWords } from './common-word-rules.ts'
import { commonFault, faultOfPassword, type PasswordFault } from './password-rules.ts'

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** More digits and signs than this make even a common word acceptable. */
const maxFigures = 8

/**
 * Whether attackers would try this password first: it is listed, or it is a listed word, once or twice, with at most
 * eight digits or signs in and around it.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  if (commonFigures.has(text) || commonWords.has(text)) return true
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '')
  if ([...text].length - [...letters].length > maxFigures) return false
  if (isWordOrTwo(letters)) return true
  // p@ssw0rd1: leet letters are mapped back, digits at the ends removed.
  return commonWords.has(trimFigures(text).replace(/[013457@$!]/g, (sign) => leet[sign]!))
}

function trimFigures(text: string): string {
  return text.replace(/^[\p{N}\p{P}\p{S}\s]+|[\p{N}\p{P}\p{S}\s]+$/gu, '')
}

function isWordOrTwo(letters: string): boolean {
  if (letters === '') return false
  if (commonWords.has(letters)) return true
  const half = letters.slice(0, letters.length / 2)
  return letters === half + half && commonWords.has(half)
}

/** What is wrong with a new password, common ones included; null when nothing. Forms and server both use it. */
export function faultOfNewPassword(
  password: string,
  owner: { displayName: string; email: string },
): PasswordFault | null {
  return faultOfPassword(password, owner) ?? (isCommonPassword(password) ? commonFault : null)
}
