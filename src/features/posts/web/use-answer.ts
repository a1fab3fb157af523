import { useRef, useState } from 'react'
import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { answerPost, type PostAnswer } from '../reading-contract.ts'
import { keepAnswer } from './pending-reading.ts'

/**
 * Sends the only answer to a post's question, or queues it offline. `onStale`: another tab was faster, so the state
 * must be reloaded.
 */
export function useAnswer(postId: string, onStale: () => Promise<void>) {
  const [told, setTold] = useState<PostAnswer | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // One idempotency key for one choice: however often it is sent, the first answer counts once.
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
      // Under the same key: if the first request did arrive, it is one answer.
      if (isUnsent && (await keepAnswer(sent.current.key, { id: postId, choice }))) return
      setFault(refusal.message)
      if (refusal.code === 'already_answered') await onStale()
    } finally {
      setBusy(false)
    }
  }
  return { told, fault, isBusy, check }
}
