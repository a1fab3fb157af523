import { useEffect } from 'react'
import { keepSending } from '#lib/web/offline/keep-sending.ts'
import { followOutbox } from '#lib/web/offline/outbox.ts'
import { connectPendingExams, describeExamNews } from './pending-exams.ts'

/** Tells of answers that waited in this browser and came too late, also when their attempt is on no page any more. */
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
