import type { Kinds } from '../rule-faults-rules.ts'
import type { Vocabulary } from '../sentence-rules.ts'

/** The words of the registered kinds that have some. */
export function vocabularyOf(kinds: Kinds): Vocabulary {
  return new Map([...kinds].flatMap(([name, { words }]) => (words ? [[name, words] as const] : [])))
}
