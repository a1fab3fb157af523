import { useCallback, useEffect, useState } from 'react'
import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { type EventView, showEvent } from '../event-contract.ts'
import { cancelEvent, joinEvent, leaveQueue, waitForSeat } from '../joining-contract.ts'

type Asked = { id: string; useVoucher: boolean; key: string }

const paying = ({ id, useVoucher, key }: Asked) =>
  [{ query: { id, useVoucher: useVoucher ? 'true' : 'false' } }, { idempotencyKey: key }] as const
const giving = ({ id, key }: Asked) => [{ query: { id } }, { idempotencyKey: key }] as const

const acts = {
  join: (asked: Asked) => call(joinEvent, ...paying(asked)),
  wait: (asked: Asked) => call(waitForSeat, ...paying(asked)),
  cancel: (asked: Asked) => call(cancelEvent, ...giving(asked)),
  leave: (asked: Asked) => call(leaveQueue, ...giving(asked)),
}
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

  async function act(name: EventAct, asked: Omit<Asked, 'id'>): Promise<string | null> {
    try {
      setOwn(await acts[name]({ id, ...asked }))
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
