import { z } from 'zod/mini'
import { toClusters } from './thai/clusters.ts'

/** Removes U+0000, which PostgreSQL refuses in stored texts and in comparisons. */
export const withoutNull = z.overwrite<string>((text) => text.replaceAll('\u0000', ''))

/** A non-empty, trimmed text of at most `max` UTF-16 units. */
export function storedLine(max: number) {
  return z.string().check(withoutNull, z.trim(), z.minLength(1), z.maxLength(max))
}

/** A letter with many marks fits; a longer text has more letters or stacked marks, and is not segmented. */
const unitsPerLetter = 12

/** At most so many letters as a reader counts them (grapheme clusters): a Thai consonant with its marks is one. */
export function maxLetters(most: number, message?: string) {
  return z.check<string>(({ value, issues }) => {
    if (value.length <= most || (value.length <= most * unitsPerLetter && toClusters(value).length <= most)) return
    issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: value, message })
  })
}

/** At least so many letters, counted as in maxLetters. */
export function minLetters(min: number, message?: string) {
  return z.check<string>(({ value, issues }) => {
    if (toClusters(value.slice(0, min * unitsPerLetter)).length >= min) return
    issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value, message })
  })
}

/** A reason or a title that staff write: trimmed, and something is there. */
export function filledText(most: number) {
  return z.string().check(z.trim(), z.minLength(1, 'ต้องกรอกช่องนี้'), maxLetters(most))
}

/** The same in Thai. */
export function thaiText(most: number) {
  return filledText(most).check(z.regex(/[ก-๛]/, 'เขียนเป็นภาษาไทย'))
}
