import { useEffect } from 'react'
import { type MyEvents, useMyEvents } from './use-my-events.ts'

/** Reads what the person has to do with events. A part of its own: a visitor's first load has none of its code. */
export function MyEventsReader({ onRead }: { onRead: (mine: MyEvents) => void }) {
  const mine = useMyEvents()
  useEffect(() => {
    onRead(mine)
    return () => onRead(new Map())
  }, [mine, onRead])
  return null
}
