import { answerKey } from '#lib/thai/answers.ts'
import { toClusters } from '#lib/thai/clusters.ts'
import { findWords } from '#lib/thai/words.ts'

/** The number of tries: enough to think again, too few to try all words. */
export const maxTries = 10

/** After so many tries the player sees how the answer begins. */
export const hintAfter = 2

/** The shape of an answer: the number of letters (grapheme clusters) of each part between spaces. */
export function shapeOf(answer: string): number[] {
  return answer
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => toClusters(part).length)
}

/**
 * How an answer begins: its first word by dictionary, of a single word the first half. Never all of it, and no
 * vowel without the consonant that it is read after, as far as there is another letter.
 */
export function beginningOf(answer: string): string {
  const [first, ...others] = findWords(answer)
  if (first && others.length > 0) return first.word
  const letters = toClusters(answer)
  const half = Math.max(1, Math.floor(letters.length / 2))
  const isOpen = /^[เแโใไ]$/.test(letters[half - 1] ?? '')
  return letters.slice(0, Math.min(isOpen ? half + 1 : half, letters.length - 1)).join('')
}

/** Whether a typed answer is right; spelling variants are accepted. */
export function isRightAnswer(typed: string, { answer, accepted }: { answer: string; accepted: readonly string[] }) {
  const key = answerKey(typed)
  return key !== '' && [answer, ...accepted].some((one) => answerKey(one) === key)
}

/**
 * The riddles of a set: those that this person has not had for longest, of different skills if possible. `pool` is in
 * waiting order.
 */
export function chooseRiddles<R extends { skill: string }>(pool: readonly R[], count: number): R[] {
  const near = pool.slice(0, count * 4)
  const chosen = near.filter(({ skill }, i) => near.findIndex((other) => other.skill === skill) === i).slice(0, count)
  for (const riddle of near) if (chosen.length < count && !chosen.includes(riddle)) chosen.push(riddle)
  return chosen
}
