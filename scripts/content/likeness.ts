import type { Fault } from './read-content.ts'

const similarAt = 0.8

/** A text that must not come twice, and where it stands. */
export type Asked = { file: string; key: string; text: string }

/** Letters and digits alone, in one spelling. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/** Nearly the same text in other words or with other numbers: pg_trgm's measure, over letters, any number as one. */
export function* similarFaults(asked: Asked[]): Generator<Fault> {
  const grams = asked.map(({ text }) => trigrams(folded(text).replace(/\d+/g, '0')))
  for (let i = 0; i < asked.length; i++)
    for (let j = 0; j < i; j++) {
      const likeness = similarity(grams[i]!, grams[j]!)
      const { file, key } = asked[i]!
      const detail = `คล้าย ${asked[j]!.key} ถึง ${likeness.toFixed(2)}`
      if (likeness >= similarAt) yield { file, key, rule: 'near-duplicate', detail }
    }
}

function trigrams(text: string): Set<string> {
  const letters = [...`  ${text} `]
  return new Set(letters.slice(2).map((letter, i) => letters[i]! + letters[i + 1]! + letter))
}

function similarity(a: Set<string>, b: Set<string>): number {
  // Cannot reach the limit: spares most pairs the counting.
  if (Math.min(a.size, b.size) < similarAt * Math.max(a.size, b.size)) return 0
  let shared = 0
  for (const gram of a) if (b.has(gram)) shared++
  return shared / (a.size + b.size - shared)
}
