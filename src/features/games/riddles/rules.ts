import { answerKey } from '#lib/thai/answers.ts'

/** Bytes: five drawings go out with one reply. */
export const largestDrawing = 8_000

/** What is told before the end and must not tell the answer. */
export function isTold(description: string, { answer, accepted }: { answer: string; accepted: readonly string[] }) {
  const told = answerKey(description)
  return [answer, ...accepted].some((one) => told.includes(answerKey(one)))
}

/** Whether an answer has letters to compare: signs alone are none. */
export function isAnswer(text: string): boolean {
  return answerKey(text) !== ''
}
