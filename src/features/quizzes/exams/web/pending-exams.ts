import type { Send } from '#lib/web/data/send-under.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { dropSaved, type Saved } from '#lib/web/offline/unsent-act-store.ts'
import { connectSender, listWaiting, type News, saveAct } from '#lib/web/offline/unsent-acts.ts'
import { answerFinalExam, answerMoneyQuiz, answerMonthlyQuiz, saveLateExam } from '../contract.ts'
import type { ExamAnswers, ExamSaved, Quiz } from '../exam-contract.ts'
import { text } from './text.ts'

type Answers = ExamAnswers['answers']
/** Answers of an attempt that could not be sent. */
type PendingExam = { quiz: Quiz; attempt: string; answers: Answers }
type Settled = { saved: ExamSaved } | { late: number }

const pendingKind = 'exam-answers'
const specs = { monthly: answerMonthlyQuiz, final: answerFinalExam, money: answerMoneyQuiz } as const

/** Queues answers under the key of the failed attempt to send. Returns false when the browser cannot store them. */
export function saveExamAnswers(key: string, pending: PendingExam): Promise<boolean> {
  return saveAct(pendingKind, key, pending)
}

/** The queued answers of an attempt: the keys, and the last answer to each question. */
export async function listPendingExam(attempt: string): Promise<{ keys: string[]; answers: Answers }> {
  const kept = (await listWaiting()).filter(({ kind, body }) => kind === pendingKind && of(body).attempt === attempt)
  const latest = new Map(kept.flatMap(({ body }) => of(body).answers).map(({ position, answer }) => [position, answer]))
  return {
    keys: kept.map(({ key }) => key),
    answers: [...latest].map(([position, answer]) => ({ position, answer })),
  }
}

const of = (body: unknown) => body as PendingExam

/** Removes queued answers that were sent with another request. */
export async function dropPendingExam(keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map(dropSaved)).catch(() => {})
}

/** Registers how unsent answers are sent; those that are too late are kept by the server as practice. */
export function connectPendingExams(): void {
  connectSender(pendingKind, async ({ body }, send): Promise<Settled> => {
    const { quiz, attempt, answers } = of(body)
    try {
      const sent = { attempt, answers, is_finished: false }
      return { saved: await send(specs[quiz], { body: sent }) }
    } catch (error) {
      if (!isOver(error)) throw error
      return { late: await sendLate(send, attempt, answers) }
    }
  })
}

/** Whether the error means that the attempt accepts no more answers. */
export function isOver(error: unknown): boolean {
  const { code } = asRefusal(error)
  return code === 'exam_time_over' || code === 'exam_closed'
}

/** Sends late answers to be kept as practice. Returns the number kept. */
export async function sendLate(send: Send, attempt: string, answers: Answers): Promise<number> {
  if (answers.every(({ answer }) => answer === null)) return 0
  return (await send(saveLateExam, { body: { attempt, answers } })).kept
}

/** The answers among these actions, by quiz, in words. */
export function nameExamAnswers(acts: Saved[]): string[] {
  const ours = acts.filter(({ kind }) => kind === pendingKind)
  return [...new Set(ours.map(({ body }) => text.tooOld[of(body).quiz]))]
}

/** The messages about settled answers: which did not count, how many arrived, why some were refused. */
export function describeExamNews(news: News[]): { refused: string | null; sent: string | null } {
  const ours = news.filter(({ act }) => act.kind === pendingKind)
  const refusal = ours.find((one) => one.refusal !== null)?.refusal ?? null
  const settled = ours.flatMap(({ reply }) => (reply === null ? [] : (reply as Settled)))
  const late = settled.reduce((sum, one) => sum + ('late' in one ? one.late : 0), 0)
  const saved = settled.filter((one) => 'saved' in one).length
  return {
    refused: late > 0 ? text.late(late) : (refusal?.message ?? null),
    sent: saved > 0 ? text.arrived : null,
  }
}
