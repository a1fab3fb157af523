import { useRef, useState } from 'react'
import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { answerPost, type PostAnswer } from '../reading-contract.ts'
import { keepAnswer } from './pending-reading.ts'

/** Sends the one answer to a post's question, or keeps it when there is no network. `onStale`: another tab was quicker, what is shown must be read anew. */
export function useAnswer(postId: string, onStale: () => Promise<void>) {
  const [told, setTold] = useState<PostAnswer | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // One key for one choice: whatever is pressed or tried again, the first answer counts once.
  const sent = useRef({ choice: '', key: '' })

  const check = async (choice: string | null) => {
    if (choice === null || isBusy) return
    setBusy(true)
    setFault(null)
    if (sent.current.choice !== choice) sent.current = { choice, key: crypto.randomUUID() }
    try {
      const news = await call(answerPost, { body: { id: postId, choice } }, { idempotencyKey: sent.current.key })
      setTold(news)
      void refreshProfile().catch(() => {})
    } catch (error) {
      const refusal = asRefusal(error)
      const isUnsent = refusal.code === 'offline' || refusal.code === 'timed_out'
      // Under the same key: should it have arrived after all, it is one answer.
      if (isUnsent && (await keepAnswer(sent.current.key, { id: postId, choice }))) return
      setFault(refusal.message)
      if (refusal.code === 'already_answered') await onStale()
    } finally {
      setBusy(false)
    }
  }
  return { told, fault, isBusy, check }
}
