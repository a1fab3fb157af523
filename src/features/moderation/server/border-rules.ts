import type { FlagCategory } from '../content.ts'

/** A word to look for. `joints`: the number of places between its parts where a space is normal. */
export type Word = {
  word: string
  category: FlagCategory
  severity: 1 | 2 | 3
  isPrefix: boolean
  isLoose: boolean
  joints: number
}

/**
 * A partial match up to `place`: its letters, how many of them are written as they are (`read`), and the gaps between
 * them.
 */
export type Reading = { place: number; letters: number; gaps: number; hasSpace: boolean; read: number }

type Place = { start: number; end: number }

const context = 24
/** The maximum distance between a warning and the offer that it warns of. */
const guardReach = 45
const guarded: readonly FlagCategory[] = ['gambling', 'scam', 'drugs']

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
export const thaiMark = /[\u0e31\u0e34-\u0e39\u0e47-\u0e4d]/
export const thai = /[\u0e01-\u0e2e\u0e30-\u0e4d]/
export const latin = /[a-z0-9]/

/** Whether a match is the word itself and not a part of other words. */
export function isWhole(text: string, start: number, step: Reading, word: Word): boolean {
  const spelling = word.word.replaceAll(' ', '')
  const isLatin = latin.test(spelling)
  if (isLatin && step.read < Math.min(2, spelling.length)) return false
  const end = step.place
  const [before, after] = [text[start - 1] ?? ' ', text[end] ?? ' ']
  const kind = isLatin ? latin : thai
  const places = isLatin ? step.letters - 1 : basesOf(spelling) - 1
  const isSpaced = step.gaps > word.joints
  if (isSpaced && step.hasSpace && (step.gaps < Math.max(2, places) || kind.test(before) || kind.test(after)))
    return false
  if (isSpaced && !step.hasSpace && step.letters < (isLatin ? 4 : 3)) return false
  if (isLatin) return !latin.test(before) && (word.isPrefix || !latin.test(after))
  // With its tone marks as written, the match may be the beginning of another word.
  const written = text.slice(start, end)
  return hasBorders(text, start, end, spelling) && (!word.isLoose || isSpaced || hasBorders(text, start, end, written))
}

/** The number of word borders inside a spelling, where spaces are normal. */
export function jointsOf(spelling: string): number {
  return [...segmenter.segment(spelling)].filter(({ isWordLike }) => isWordLike).length - 1
}

/** The number of base consonants; marks belong to them. */
function basesOf(spelling: string): number {
  return [...spelling].filter((letter) => /[\u0e01-\u0e2e]/.test(letter)).length
}

/** Whether dictionary segmentation isolates the word in its context, once it is spelled normally. */
function hasBorders(text: string, start: number, end: number, spelling: string): boolean {
  if (thaiMark.test(text[end] ?? ' ')) return false
  const from = nearBefore(text, start)
  const line = text.slice(from, start) + spelling + text.slice(end, end + context)
  const [left, right] = [start - from, start - from + spelling.length]
  let found = 0
  for (const { index } of segmenter.segment(line)) if (index === left || index === right) found++
  return found + (right === line.length ? 1 : 0) === 2
}

function nearBefore(text: string, start: number): number {
  const from = Math.max(0, start - context)
  const space = text.slice(from, start).search(/\s\S*$/)
  return space < 0 ? from : from + space
}

/** Whether the match is inside an expression that means something else. */
export function isInnocent(innocent: readonly string[], text: string, { start, end }: Place): boolean {
  const written = text.slice(start, end)
  return innocent.some((phrase) => {
    const place = phrase.indexOf(written)
    return place >= 0 && phrase !== written && text.startsWith(phrase, start - place)
  })
}

/** Whether a text warns of an offer rather than makes it. Insults are never excused this way. */
export function isGuarded(
  guards: readonly string[],
  text: string,
  { start, category }: Pick<Place, 'start'> & Pick<Word, 'category'>,
): boolean {
  if (!guarded.includes(category)) return false
  const near = text.slice(Math.max(0, start - guardReach), start + 3)
  return guards.some((guard) => near.includes(guard))
}
