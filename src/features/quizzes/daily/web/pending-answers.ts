import { refreshProfile } from '#features/identity/web/session.ts'
import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'
import { call } from '#lib/web/call.ts'
import { connectSender, keepAct, listWaiting, type News } from '#lib/web/offline/outbox.ts'
import type { Kept } from '#lib/web/offline/outbox-store.ts'
import { answerDailyQuiz } from '../contract.ts'
import { text } from './text.ts'

/** An answer that could not be sent when it was given. */
export type PendingAnswer = { day: string; position: number; answer: QuizAnswer }
const pendingKind = 'daily-answer'

/** Keeps an answer for later under the key with which it was tried. False where the browser cannot keep anything. */
export function keepAnswer(key: string, answer: PendingAnswer): Promise<boolean> {
  return keepAct(pendingKind, key, answer)
}

/** The answers of a day that wait in this browser, in the order of their questions. */
export async function listPendingAnswers(day: string): Promise<PendingAnswer[]> {
  const kept = (await listWaiting()).filter(({ kind }) => kind === pendingKind) as Kept<PendingAnswer>[]
  const answers = kept.map(({ body }) => body).filter((answer) => answer.day === day)
  return answers.toSorted((a, b) => a.position - b.position)
}

/** Lets the outbox send the answers that wait. */
export function connectPendingAnswers(): void {
  connectSender(pendingKind, async ({ key, body }) => {
    const reply = await call(answerDailyQuiz, { body: body as PendingAnswer }, { idempotencyKey: key })
    if (reply.result) void refreshProfile().catch(() => {})
    return reply
  })
}

/** What a person should know of answers that were settled: why some do not count, else how many arrived; or nothing. */
export function describeSettled(news: News[]): { refused: string | null; sent: string | null } {
  const ours = news.filter(({ act }) => act.kind === pendingKind)
  const refusal = ours.find((one) => one.refusal !== null)?.refusal ?? null
  const isClosed = refusal?.code === 'daily_quiz_closed'
  const count = ours.filter((one) => one.refusal === null).length
  return {
    refused: isClosed ? text.closedMeanwhile : (refusal?.message ?? null),
    sent: count > 0 ? text.sent(count) : null,
  }
}
