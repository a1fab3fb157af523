import { useEffect, useState } from 'react'
import { call } from '#lib/web/call.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { listMyEvents } from '../joining-contract.ts'

export type MyEvents = ReadonlyMap<string, 'seat' | 'waiting'>

const none: MyEvents = new Map()

/** The person's seats and waiting-list places; the list itself is the same for everybody. */
export function useMyEvents(): MyEvents {
  const { isAuthenticated } = useAuth()
  const [mine, setMine] = useState(none)
  useEffect(() => {
    if (!isAuthenticated) return setMine(none)
    let isCurrent = true
    call(listMyEvents, {}).then(
      ({ items }) => isCurrent && setMine(new Map(items.map(({ id, status }) => [id, status]))),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isAuthenticated])
  return mine
}
