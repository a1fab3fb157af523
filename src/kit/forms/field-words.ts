import type { FieldFault } from '#lib/errors.ts'

/** Field → code of the fault → what to do about it, in the form's own words. What is not named keeps its sentence. */
export type FieldWords = Record<string, Record<string, string>>

/** The sentence to show for a fault, whichever side found it. */
export function wordsOf({ path, code, detail }: FieldFault, words: FieldWords = {}): string {
  return words[path]?.[code] ?? detail
}
