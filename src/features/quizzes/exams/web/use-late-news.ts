import { useEffect } from 'react'
import { keepSending } from '#lib/web/offline/keep-sending.ts'
import { followOutbox } from '#lib/web/offline/outbox.ts'
import { connectPendingExams, describeExamNews } from './pending-exams.ts'

/** Reports queued answers that were too late, even when no page shows their attempt. */
export function useLateNews(tell: (words: string) => void): void {
  useEffect(() => {
    connectPendingExams()
    const stop = followOutbox((news) => {
      const { refused } = describeExamNews(news)
      if (refused) tell(refused)
    })
    keepSending()
    return stop
  }, [tell])
}
