import { useEffect } from 'react'
import { sendUnsent } from '#lib/web/offline/send-unsent.ts'
import { followUnsentActs } from '#lib/web/offline/unsent-acts.ts'
import { connectPendingExams, describeExamNews } from '../pending-exams.ts'

/** Reports saved answers that the server refused because they came after the end, even when no page shows their attempt. */
export function useRefusedAnswers(tell: (words: string) => void): void {
  useEffect(() => {
    connectPendingExams()
    const stop = followUnsentActs((news) => {
      const { refused } = describeExamNews(news)
      if (refused) tell(refused)
    })
    sendUnsent()
    return stop
  }, [tell])
}
