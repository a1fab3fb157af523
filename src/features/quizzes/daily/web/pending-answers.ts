import { groupBy } from '#lib/group-by.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { refreshProfile } from '#lib/web/data/refreshers.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import type { Saved } from '#lib/web/offline/unsent-act-store.ts'
import { connectSender, listWaiting, type News, saveAct } from '#lib/web/offline/unsent-acts.ts'
import type { QuizAnswer } from '../../questions/contract.ts'
import { answerDailyQuiz, saveLateDaily } from '../contract.ts'
import { text } from './text.ts'

/** An answer that could not be sent when it was given. */
export type PendingAnswer = { day: string; position: number; answer: QuizAnswer }
const pendingKind = 'daily-answer'

/** Queues an answer under the key of the failed attempt. Returns false when the browser cannot store it. */
export function saveAnswer(key: string, answer: PendingAnswer): Promise<boolean> {
  return saveAct(pendingKind, key, answer)
}

/** The queued answers of a day, in the order of their questions. */
export async function listPendingAnswers(day: string): Promise<PendingAnswer[]> {
  const saved = (await listWaiting()).filter(({ kind }) => kind === pendingKind) as Saved<PendingAnswer>[]
  const answers = saved.map(({ body }) => body).filter((answer) => answer.day === day)
  return answers.toSorted((a, b) => a.position - b.position)
}

type Settled = { late: number } | Awaited<ReturnType<typeof sendAnswer>>

async function sendAnswer(send: Send, body: PendingAnswer) {
  const reply = await send(answerDailyQuiz, { body })
  if (reply.result) void refreshProfile()
  return reply
}

/** Registers how unsent answers are sent; those for a day that has ended are kept by the server as practice. */
export function connectPendingAnswers(): void {
  connectSender(pendingKind, async ({ body }, send): Promise<Settled> => {
    const answer = body as PendingAnswer
    try {
      return await sendAnswer(send, answer)
    } catch (error) {
      if (asRefusal(error).code !== 'daily_quiz_closed') throw error
      return { late: (await send(saveLateDaily, { body: answer })).saved }
    }
  })
}

/** The answers among these actions, by day, in words. */
export function nameAnswers(acts: Saved[]): string[] {
  const ours = acts.filter(({ kind }) => kind === pendingKind) as Saved<PendingAnswer>[]
  const days = groupBy(ours, ({ body }) => body.day)
  return [...days].map(([day, { length }]) => text.tooOld(formatThaiDate(day), length))
}

/** The message about settled answers: why some do not count, otherwise how many arrived; or nothing. */
export function describeSettled(news: News[]): { refused: string | null; sent: string | null } {
  const ours = news.filter(({ act }) => act.kind === pendingKind)
  const refusal = ours.find((one) => one.refusal !== null)?.refusal ?? null
  const settled = ours.flatMap(({ reply }) => (reply === null ? [] : (reply as Settled)))
  const late = settled.reduce((sum, one) => sum + ('late' in one ? one.late : 0), 0)
  const count = settled.filter((one) => !('late' in one)).length
  return {
    refused: late > 0 ? text.closedMeanwhile(late) : (refusal?.message ?? null),
    sent: count > 0 ? text.sent(count) : null,
  }
}
