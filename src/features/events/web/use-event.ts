import { useCallback, useEffect, useState } from 'react'
import { refreshProfile } from '#features/identity/web/session.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { type EventView, showEvent } from '../event-contract.ts'
import { cancelEvent, joinEvent, leaveQueue, waitForSeat } from '../joining-contract.ts'

const acts = { join: joinEvent, wait: waitForSeat, cancel: cancelEvent, leave: leaveQueue }
export type EventAct = keyof typeof acts
type State = 'visitor' | 'loading' | 'ready' | 'failed'

/**
 * An event with what the person at this browser has to do with it: the page is the same for everybody, so it is asked
 * for again with their token. `act` does one thing and answers why it was refused, or null.
 */
export function useEvent(shown: EventView) {
  const { isAuthenticated } = useAuth()
  const [own, setOwn] = useState<EventView | null>(shown.mine ? shown : null)
  const [hasFailed, setHasFailed] = useState(false)
  const { id } = shown

  const load = useCallback(async () => {
    setHasFailed(false)
    try {
      setOwn(await call(showEvent, { query: { id } }))
    } catch {
      setHasFailed(true)
    }
  }, [id])
  useEffect(() => {
    if (isAuthenticated) void load()
  }, [isAuthenticated, load])

  async function act(
    name: EventAct,
    { useVoucher, key }: { useVoucher: boolean; key: string },
  ): Promise<string | null> {
    const query =
      name === 'join' || name === 'wait'
        ? { id, useVoucher: useVoucher ? ('true' as const) : ('false' as const) }
        : { id }
    try {
      const event = await call(acts[name], { query } as never, { idempotencyKey: key })
      setOwn(event)
      void refreshProfile().catch(() => {})
      return null
    } catch (error) {
      // Somebody else may have been faster: what is shown next is how it is now.
      void load()
      return asRefusal(error).message
    }
  }
  const event = isAuthenticated && own ? own : shown
  const state: State = !isAuthenticated ? 'visitor' : own ? 'ready' : hasFailed ? 'failed' : 'loading'
  return { event, state, act, load }
}
