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
  /** It could not be sent and waits in this browser. */
  onKept: () => void
  /** Another tab was quicker: what is so now has to be loaded. `closed`: the day takes nothing more, in words. */
  onOther: (closed: string | null) => Promise<void>
}

/** Sends the answer to one question, or keeps it when there is no network. */
export function useAnswering({ day, position, onTold, onKept, onOther }: Asked) {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // One key for this question: whatever is pressed or tried again, the first answer counts once.
  const key = useRef('')

  const send = async (answer: QuizAnswer) => {
    const given = { day, position, answer }
    // Those before it come first, or the server would refuse this one for its turn.
    const mustWait = (await listPendingAnswers(day)).length > 0 && !(await sendWaiting())
    if (mustWait && (await keepAnswer(key.current, given))) return onKept()
    try {
      const news = await call(answerDailyQuiz, { body: given }, { idempotencyKey: key.current })
      if (news.result) void refreshProfile().catch(() => {})
      onTold(news)
    } catch (error) {
      const { code } = asRefusal(error)
      const isUnsent = code === 'offline' || code === 'timed_out'
      // Under the same key: should it have arrived after all, it is one answer.
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

/** Has an answer that came too late kept as practice; what its person is told, `otherwise` where nothing was kept. */
async function sendLate(answer: PendingAnswer, otherwise: string): Promise<string> {
  const { kept } = await call(keepLateDaily, { body: answer }).catch(() => ({ kept: 0 }))
  return kept > 0 ? text.closedNow : otherwise
}
