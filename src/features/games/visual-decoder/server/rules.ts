import { answerKey } from '#lib/thai/answers.ts'

/** So often may one guess at a picture: enough to think again, too few to go through the words. */
export const mostTries = 10

/** Whether what was typed says what the picture says; spelling variants count as the same. */
export function isRightAnswer(typed: string, { answer, accepted }: { answer: string; accepted: readonly string[] }) {
  const key = answerKey(typed)
  return key !== '' && [answer, ...accepted].some((one) => answerKey(one) === key)
}

/**
 * The riddles of a set: those that this person has not had for longest, of different skills where the first ones allow
 * it. `pool` is in the order in which they wait.
 */
export function chooseRiddles<R extends { skill: string }>(pool: readonly R[], count: number): R[] {
  const near = pool.slice(0, count * 4)
  const chosen = near.filter(({ skill }, i) => near.findIndex((other) => other.skill === skill) === i).slice(0, count)
  for (const riddle of near) if (chosen.length < count && !chosen.includes(riddle)) chosen.push(riddle)
  return chosen
}
