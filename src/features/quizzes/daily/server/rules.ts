import type { DailyAnswer } from '../contract.ts'

const minuteMs = 60_000

/** After midnight an attempt that was started before may still be finished this long. */
export const finishGraceMs = 10 * minuteMs
export const questionsPerDay = 3

/** Which Bangkok day it is, the day before, and how long ago midnight was. */
export type Timing = { today: string; yesterday: string; sinceMidnightMs: number }

/**
 * Whether answers for `day` are taken now: those of today, and of yesterday for ten minutes when the attempt was started
 * before midnight.
 */
export function isOpen(day: string, { today, yesterday, sinceMidnightMs }: Timing, hasStarted: boolean): boolean {
  return day === today || (day === yesterday && hasStarted && sinceMidnightMs < finishGraceMs)
}

/**
 * The questions of a day: those that were not asked for longest, of different skills where that is possible, so a bank of
 * 360 brings none back within 120 days. `lastAsked` is null for one never asked; ties are broken by the order given.
 */
export function chooseQuestions(
  pool: readonly { id: string; skill: string; lastAsked: string | null }[],
  count: number,
): string[] {
  const waiting = pool.toSorted((a, b) => (a.lastAsked ?? '').localeCompare(b.lastAsked ?? ''))
  const chosen: typeof waiting = []
  for (const question of waiting) {
    if (chosen.length === count) break
    if (chosen.every(({ skill }) => skill !== question.skill)) chosen.push(question)
  }
  for (const question of waiting) {
    if (chosen.length === count) break
    if (!chosen.includes(question)) chosen.push(question)
  }
  return chosen.map(({ id }) => id)
}

type Stored =
  | { kind: 'choice'; right: string; wrong: string[] }
  | { kind: 'numeric'; right: string; unit: string }
  | { kind: 'ordering'; items: string[] }

/** The answers of a choice question in the order of this attempt; place 0 of the stored list is the right one. */
export function shownChoices(question: Extract<Stored, { kind: 'choice' }>, order: readonly number[]): string[] {
  const stored = [question.right, ...question.wrong]
  return order.map((index) => stored[index]!)
}

/** The items of an ordering question in the order of this attempt, which is never already the right one. */
export function shownItems(question: Extract<Stored, { kind: 'ordering' }>, order: readonly number[]): string[] {
  return unsolved(order).map((index) => question.items[index]!)
}

/** A shuffle that happens to be the solution is turned by one: an item must be moved to be right. */
export function unsolved(order: readonly number[]): readonly number[] {
  return order.every((index, place) => index === place) ? [...order.slice(1), order[0]!] : order
}

/** The right answer in the form in which this attempt would have given it. */
export function rightAnswer(question: Stored, order: readonly number[]): DailyAnswer {
  if (question.kind === 'choice') return { kind: 'choice', choice: order.indexOf(0) }
  if (question.kind === 'numeric') return { kind: 'numeric', value: question.right }
  const shown = unsolved(order)
  return { kind: 'ordering', order: question.items.map((_, index) => shown.indexOf(index)) }
}

/** Whether an answer is right; null when its kind or shape is not the question's. */
export function judge(question: Stored, order: readonly number[], answer: DailyAnswer): boolean | null {
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
 * A number as people type it (Thai digits, thousands commas, spaces, a real minus) in one canonical form:
 * '๑,๒๑๐.๕๐' → '1210.5'. Null when it is no number.
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
