import { toClusters } from '#lib/thai/clusters.ts'

/** In letters (grapheme clusters): a shorter reason stays whole, and neither part is shorter than `part`. */
const whole = 120
const part = 28

/** A thing of a list, with more to come: "กฎหมายใหม่ หรือคู่แข่ง". */
const isListed = /^[^ ]{1,24} (?:หรือ|และ)/u

/** What such a word begins explains what stands before it: an answer's reason is mostly there, and is never cut off. */
const goesOn = /^(?:แต่|ดังนั้น|เพราะ|จึง|ส่วน|และ|หรือ|ไม่ใช่|เลย|ก็|ที่|ซึ่ง|โดย|ถ้า|แม้|นี่|ทำให้)/u

/** A condition or an “and” at the end of the first part belongs to what follows it. */
const waits = /(?:^| )(?:ถ้า|หาก|เมื่อ|แม้)[^ ]*$|(?:และ|หรือ)$/u

/** A space between two Thai phrases: not beside a number, a foreign word or ๆ, which belong to what stands before. */
const between = /(?<=[\u0E01-\u0E3A\u0E40-\u0E45\u0E47-\u0E4E]) (?=[\u0E01-\u0E3A\u0E40-\u0E44])/gu

/**
 * Splits an explanation into its first phrases and the rest (empty when it is short), so that the verdict of a question
 * says one thing and keeps its button in sight. Thai has no full stop: the cut is the last space between two Thai
 * phrases that leaves both parts long enough, unless the next phrase goes on with the thought (แต่, เพราะ, ดังนั้น …).
 */
export function splitReason(text: string): { first: string; rest: string } {
  if (toClusters(text).length <= whole) return { first: text, rest: '' }
  for (const { index } of [...text.matchAll(between)].toReversed()) {
    const [first, rest] = [text.slice(0, index), text.slice(index + 1)]
    if (goesOn.test(rest) || isListed.test(rest) || waits.test(first)) continue
    const [said, left] = [toClusters(first).length, toClusters(rest).length]
    if (said >= part && said <= whole && left >= part) return { first, rest }
  }
  return { first: text, rest: '' }
}
