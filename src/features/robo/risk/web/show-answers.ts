import type { Reply } from '#lib/contract.ts'
import type { assessmentResult } from '../contract.ts'

/** The chosen answers by question. They stay in the history of this tab: back and reload keep them, no storage does. */
export type Answers = Record<string, readonly string[]>

/** The answers in the state of a history entry; none where the state is something else. */
export function readAnswers(state: unknown): Answers {
  const held = (state as { answers?: unknown } | null)?.answers
  if (typeof held !== 'object' || held === null) return {}
  return Object.fromEntries(
    Object.entries(held).flatMap(([question, choices]) =>
      Array.isArray(choices) ? [[question, choices.filter((one) => typeof one === 'string')]] : [],
    ),
  )
}

/** The result in the state of a history entry, as the server told it once; null where there is none. */
export function readResult(state: unknown): Reply<typeof assessmentResult> | null {
  const held = (state as { result?: Reply<typeof assessmentResult> } | null)?.result
  return held && Array.isArray(held.reasons) && Array.isArray(held.changes) && held.assessment ? held : null
}

/** The number of the question of `?q`, from 1; null without one. Beyond the first one without an answer it is that one. */
export function questionAt(
  asked: string | null,
  questions: readonly { id: string }[],
  answers: Answers,
): number | null {
  if (asked === null || !/^\d{1,2}$/.test(asked)) return null
  const open = questions.findIndex(({ id }) => (answers[id] ?? []).length === 0)
  const last = open < 0 ? questions.length : open + 1
  return Math.min(Math.max(1, Number(asked)), last)
}
