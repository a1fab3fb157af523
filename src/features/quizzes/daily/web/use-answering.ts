import { useRef, useState } from 'react'
import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { sendWaiting } from '#lib/web/offline/outbox.ts'
import type { QuizAnswer, QuizFeedback } from '../../questions/contract.ts'
import { answerDailyQuiz, type DailyResult, keepLateDaily } from '../contract.ts'
import { keepAnswer, listPendingAnswers, type PendingAnswer } from './pending-answers.ts'
import { text } from './text.ts'

type Asked = {
  day: string
  position: number
  onTold: (news: { feedback: QuizFeedback; result: DailyResult | null }) => void
  /** It could not be sent and is queued in this browser. */
  onKept: () => void
  /** Another tab was faster: reload the state. `closed`: why the day accepts no more answers. */
  onOther: (closed: string | null) => Promise<void>
}

/** Sends the answer to one question, or queues it offline. */
export function useAnswering({ day, position, onTold, onKept, onOther }: Asked) {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // One idempotency key for this question: however often it is sent, the first answer counts once.
  const key = useRef('')

  const send = async (answer: QuizAnswer) => {
    const given = { day, position, answer }
    // Queued earlier answers go first, because the server requires the order.
    const mustWait = (await listPendingAnswers(day)).length > 0 && !(await sendWaiting())
    if (mustWait && (await keepAnswer(key.current, given))) return onKept()
    try {
      const news = await call(answerDailyQuiz, { body: given }, { idempotencyKey: key.current })
      if (news.result) void refreshProfile().catch(() => {})
      onTold(news)
    } catch (error) {
      const { code } = asRefusal(error)
      const isUnsent = code === 'offline' || code === 'timed_out'
      // Under the same key: if the first request did arrive, it is one answer.
      if (!isUnsent || !(await keepAnswer(key.current, given))) throw error
      onKept()
    }
  }
  const check = async (answer: QuizAnswer | null) => {
    if (!answer || isBusy) return
    setBusy(true)
    setFault(null)
    key.current ||= crypto.randomUUID()
    try {
      await send(answer)
    } catch (error) {
      const refusal = asRefusal(error)
      const isClosed = refusal.code === 'daily_quiz_closed'
      if (isClosed) return await onOther(await sendLate({ day, position, answer }, refusal.message))
      setFault(refusal.message)
      if (refusal.status === 422) key.current = ''
      if (refusal.status === 409) await onOther(null)
    } finally {
      setBusy(false)
    }
  }
  return { fault, isBusy, check }
}

/**
 * Sends a late answer to be kept as practice; returns the message for the person, `otherwise` when nothing was kept.
 */
async function sendLate(answer: PendingAnswer, otherwise: string): Promise<string> {
  const { kept } = await call(keepLateDaily, { body: answer }).catch(() => ({ kept: 0 }))
  return kept > 0 ? text.closedNow : otherwise
}
