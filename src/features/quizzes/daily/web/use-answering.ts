import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { refreshProfile } from '#features/identity/web/session.ts'
import type { QuizAnswer, QuizFeedback } from '#features/quizzes/questions/contract.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { sendWaiting } from '#lib/web/offline/outbox.ts'
import { answerDailyQuiz, type DailyResult } from '../contract.ts'
import { keepAnswer, listPendingAnswers } from './pending-answers.ts'

type Asked = {
  day: string
  position: number
  onTold: (news: { feedback: QuizFeedback; result: DailyResult | null }) => void
  /** It could not be sent and waits in this browser. */
  onKept: () => void
}

/** Sends the answer to one question, or keeps it when there is no network. */
export function useAnswering({ day, position, onTold, onKept }: Asked) {
  const { revalidate } = useRevalidator()
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
      setFault(refusal.message)
      if (refusal.status === 422) key.current = ''
      // Another tab was quicker, or the day is over: show what is so now.
      if (refusal.status === 409) await revalidate()
    } finally {
      setBusy(false)
    }
  }
  return { fault, isBusy, check }
}
