import { answerKey } from '#lib/thai/answers.ts'

/** In bytes: five drawings are in one reply. */
export const largestDrawing = 8_000

/** Whether a description contains the answer, which it must not. */
export function isTold(description: string, { answer, accepted }: { answer: string; accepted: readonly string[] }) {
  const told = answerKey(description)
  return [answer, ...accepted].some((one) => told.includes(answerKey(one)))
}

/** Whether an answer has letters to compare, not only punctuation. */
export function isAnswer(text: string): boolean {
  return answerKey(text) !== ''
}
