import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'
import type { Reply } from '#lib/contract.ts'
import { pageRefusal } from '#lib/errors.ts'
import { refreshProfile } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { sendWaiting } from '#lib/web/offline/unsent-acts.ts'
import { answerDailyQuiz, saveLateDaily } from '../contract.ts'
import { listPendingAnswers, saveAnswer } from './pending-answers.ts'
import { text } from './text.ts'

export type Told = Reply<typeof answerDailyQuiz>

type Asked = {
  day: string
  position: number
  onTold: (news: Told) => void
  /** It could not be sent and is queued in this browser. */
  onSaved: () => void
  /** Another tab was faster: reload the state. `closed`: why the day accepts no more answers. */
  onOther: (closed: string | null) => Promise<void>
}

/** Sends the answer to one question, or queues it offline. */
export function useAnswering({ day, position, onTold, onSaved, onOther }: Asked) {
  const late = useAct(saveLateDaily)
  const { run, isBusy, fault } = useAct(
    async (send, answer: QuizAnswer) => {
      // Queued earlier answers go first, because the server requires the order.
      if ((await listPendingAnswers(day)).length > 0 && !(await sendWaiting())) throw pageRefusal('offline')
      return send(answerDailyQuiz, { body: { day, position, answer } })
    },
    {
      save: (answer, key) => saveAnswer(key, { day, position, answer }),
      onSaved,
      onDone: (news) => {
        if (news.result) void refreshProfile()
        onTold(news)
      },
      onRefused: async ({ code, status, message }, answer) => {
        if (code === 'daily_quiz_closed') {
          // What came too late is kept as practice.
          const saved = await late.run({ body: { day, position, answer } })
          await onOther(saved && saved.reply.saved > 0 ? text.closedNow : message)
          return true
        }
        if (status === 409) await onOther(null)
      },
    },
  )
  const check = (answer: QuizAnswer | null) => answer && void run(answer)
  return { fault, isBusy, check }
}
