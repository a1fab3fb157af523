import { useEffect, useState } from 'react'
import { useReply } from '#lib/web/data/use-reply.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { readMyPath } from '../contract.ts'
import { handOverPlacement } from './pending-placement.ts'

/** The person's progress: one call after hydration, because the page is the same for everybody. */
export function useMyPath() {
  const { isAuthenticated } = useAuth()
  // What was answered as a visitor is handed over before the answer is asked for.
  const [isHandedOver, setHandedOver] = useState(false)
  useEffect(() => {
    setHandedOver(false)
    if (isAuthenticated) void handOverPlacement().then(() => setHandedOver(true))
  }, [isAuthenticated])
  const { reply, state, refresh } = useReply(readMyPath, {}, { isPersonal: true, isAsked: isHandedOver })
  return { mine: reply ?? null, state, reload: refresh }
}
