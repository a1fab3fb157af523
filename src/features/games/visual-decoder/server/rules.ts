import { answerKey } from '#lib/thai/answers.ts'

/** The number of tries: enough to think again, too few to try all words. */
export const mostTries = 10

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
