import { useEffect, useRef, useState } from 'react'
import { sendUnsent } from '#lib/web/offline/send-unsent.ts'
import { followUnsentActs, type News } from '#lib/web/offline/unsent-acts.ts'
import { connectPendingReading, type PendingReading, readPending, refusedAnswer } from '../pending-reading.ts'

const nothing: PendingReading = { choice: null, isLiked: null }

/**
 * The queued actions of this post. When some are settled, here or in another tab, `reload` loads the server's state
 * before they are removed here. `fault` is why an answer does not count.
 */
export function usePendingReading(postId: string, reload: () => Promise<void>) {
  const [pending, setPending] = useState(nothing)
  const [fault, setFault] = useState<string | null>(null)
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  useEffect(() => {
    let isCurrent = true
    let shown = nothing
    connectPendingReading()
    const look = async (news: News[]) => {
      const refused = refusedAnswer(news, postId)
      if (refused && isCurrent) setFault(refused)
      const now = await readPending(postId)
      const isSettled =
        (shown.choice !== null && now.choice === null) || (shown.isLiked !== null && now.isLiked === null)
      shown = now
      if (isSettled && isCurrent) await latest.current()
      if (isCurrent) setPending(shown)
    }
    void look([])
    const stop = followUnsentActs((news) => void look(news))
    sendUnsent()
    return () => {
      isCurrent = false
      stop()
    }
  }, [postId])
  return { pending, fault }
}
