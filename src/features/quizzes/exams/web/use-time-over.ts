import { useEffect, useRef, useState } from 'react'

/**
 * What happens when the time is over: the result is asked for, at once or as soon as there is a network again. Time that
 * the server then still gives lets one go on.
 */
export function useTimeOver(secondsLeft: number | null, ask: () => Promise<void>) {
  const [isOver, setOver] = useState(false)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (secondsLeft !== null && secondsLeft > 0) setOver(false)
  }, [secondsLeft])
  useEffect(() => {
    if (!isOver) return
    const look = () => {
      if (navigator.onLine) void latest.current()
    }
    look()
    addEventListener('online', look)
    return () => removeEventListener('online', look)
  }, [isOver])
  return { isOver, onOver: () => setOver(true) }
}
