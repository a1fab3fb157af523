import type { QuestionBody } from './content.ts'
import type { QuizAnswer } from './contract.ts'

/** The choices of a question in the order of this attempt; index 0 of the stored list is the right one. */
export function shownChoices(question: Extract<QuestionBody, { kind: 'choice' }>, order: readonly number[]): string[] {
  const stored = [question.right, ...question.wrong]
  return order.map((index) => stored[index]!)
}

/** The items of an ordering question in the order of this attempt, which is never already the right one. */
export function shownItems(question: Extract<QuestionBody, { kind: 'ordering' }>, order: readonly number[]): string[] {
  return unsolved(order).map((index) => question.items[index]!)
}

/** Rotates a shuffle that happens to be the solution, so that something has to be moved. */
export function unsolved(order: readonly number[]): readonly number[] {
  return order.every((index, place) => index === place) ? [...order.slice(1), order[0]!] : order
}

/** The right answer in the order of this attempt. */
export function rightAnswer(question: QuestionBody, order: readonly number[]): QuizAnswer {
  if (question.kind === 'choice') return { kind: 'choice', choice: order.indexOf(0) }
  if (question.kind === 'numeric') return { kind: 'numeric', value: question.right }
  const shown = unsolved(order)
  return { kind: 'ordering', order: question.items.map((_, index) => shown.indexOf(index)) }
}

/** Whether an answer is right; null when its kind or shape does not match the question. */
export function judge(question: QuestionBody, order: readonly number[], answer: QuizAnswer): boolean | null {
  const right = rightAnswer(question, order)
  if (right.kind === 'choice' && answer.kind === 'choice')
    return answer.choice < order.length ? answer.choice === right.choice : null
  if (right.kind === 'numeric' && answer.kind === 'numeric') {
    const given = readNumber(answer.value)
    return given === null ? null : given === readNumber(right.value)
  }
  if (right.kind === 'ordering' && answer.kind === 'ordering') {
    const isPermutation = answer.order.length === order.length && new Set(answer.order).size === order.length
    return isPermutation && Math.max(...answer.order) < order.length
      ? answer.order.every((place, i) => place === right.order[i])
      : null
  }
  return null
}

/**
 * Normalises a typed number (Thai digits, thousands separators, spaces, a true minus sign): '๑,๒๑๐.๕๐' → '1210.5'. Null
 * when it is not a number.
 */
export function readNumber(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\s,]/g, '')
    .replace(/^[−–]/, '-')
  const parts = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(plain)
  if (!parts) return null
  const [, sign, units, decimals] = parts
  const size = decimals ? `${units}.${decimals}` : units!
  return size === '0' ? '0' : `${sign}${size}`
}
