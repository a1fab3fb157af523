import { useEffect, useState } from 'react'
import { useReply } from '#lib/web/data/use-reply.ts'
import { loadOptional } from '#lib/web/load-optional.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { readMyPath } from '../contract.ts'

/** The person's progress: one call after hydration, because the page is the same for everybody. */
export function useMyPath() {
  const { isAuthenticated } = useAuth()
  // What was answered as a visitor is handed over before the answer is asked for.
  const [isHandedOver, setHandedOver] = useState(false)
  useEffect(() => {
    setHandedOver(false)
    if (isAuthenticated) void handOver().then(() => setHandedOver(true))
  }, [isAuthenticated])
  const { reply, state, refresh } = useReply(readMyPath, {}, { isPersonal: true, isAsked: isHandedOver })
  return { mine: reply ?? null, state, reload: refresh }
}

/** Visitors do not load the code. Where it cannot be loaded the answers stay for the next attempt. */
async function handOver(): Promise<void> {
  const pending = await loadOptional(() => import('./pending-placement.ts'))
  await pending?.handOverPlacement()
}
