import { useEffect, useRef, useState } from 'react'
import { sendUnsent } from '#lib/web/offline/send-unsent.ts'
import { followUnsentActs, type News } from '#lib/web/offline/unsent-acts.ts'
import { connectPendingAnswers, describeSettled, listPendingAnswers, type PendingAnswer } from './pending-answers.ts'

/**
 * The queued answers of this day. When some are settled, here or in another tab, `reload` loads the server's state
 * before they are removed from the list. `fault` is why one does not count.
 */
export function usePendingAnswers(day: string, reload: () => Promise<void>) {
  const [pending, setPending] = useState<PendingAnswer[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const shown = useRef(0)
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  useEffect(() => {
    let isCurrent = true
    connectPendingAnswers()
    const look = async (news: News[]) => {
      const { refused } = describeSettled(news)
      if (refused) setFault(refused)
      const answers = await listPendingAnswers(day)
      if (!isCurrent) return
      if (answers.length < shown.current) await latest.current()
      shown.current = answers.length
      if (isCurrent) setPending(answers)
    }
    void look([])
    const stop = followUnsentActs((news) => void look(news))
    sendUnsent()
    return () => {
      isCurrent = false
      stop()
    }
  }, [day])
  return { pending, fault }
}
