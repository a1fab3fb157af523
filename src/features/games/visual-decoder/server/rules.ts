import { answerKey } from '#lib/thai/answers.ts'
import { daysBetween, weekOfDay } from '#lib/thai/bangkok-time.ts'
import { toClusters } from '#lib/thai/clusters.ts'
import { findWords } from '#lib/thai/words.ts'

/** The number of tries: enough to think again, too few to try all words. */
export const maxTries = 10

/** After so many tries the player sees how the answer begins. */
export const hintAfter = 2

/** A riddle rests so many days before the same person has it again as the one of its week. */
const restDays = 60

/** Riddles of this week and the next nine stay for their week; what was had before has rested by then. */
const keptWeeks = 10

/** The Monday from which the themed weeks are counted. */
const firstMonday = '2026-11-30'

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
 * The themed week of a day: its place from 1 among `weeks`, which follow each other from Monday to Sunday and begin
 * again after the last; 0 where there are none.
 */
export function weekPlaceOf(day: string, weeks: number): number {
  if (weeks === 0) return 0
  const nth = daysBetween(firstMonday, weekOfDay(day)) / 7
  return (((nth % weeks) + weeks) % weeks) + 1
}

/** `had`: the last day on which the person had it. */
export type Waiting = { skill: string; week: number | null; had: string | null }

/**
 * The riddles of a set: first one of this week's theme, then those that this person has not had for longest, of
 * different skills if possible. `pool` is in waiting order; `weeks` is the number of themed weeks.
 */
export function chooseRiddles<R extends Waiting>(
  pool: readonly R[],
  { count, day, weeks }: { count: number; day: string; weeks: number },
): R[] {
  const now = weekPlaceOf(day, weeks)
  const isRested = ({ had }: R) => had === null || daysBetween(had, day) >= restDays
  const first = pool.find((one) => one.week === now && isRested(one))
  const isKept = ({ week }: R) => week !== null && (week - now + weeks) % weeks < keptWeeks
  const others = pool.filter((one) => one !== first)
  const waiting = [...others.filter((one) => !isKept(one)), ...others.filter(isKept)]
  const near = [...(first ? [first] : []), ...waiting].slice(0, count * 4)
  const chosen = near.filter(({ skill }, i) => near.findIndex((other) => other.skill === skill) === i).slice(0, count)
  for (const riddle of near) if (chosen.length < count && !chosen.includes(riddle)) chosen.push(riddle)
  return chosen
}
