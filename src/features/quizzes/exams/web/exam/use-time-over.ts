import { useEffect, useRef, useState } from 'react'

/**
 * The end of the time limit: the result is requested, at once or when there is a network. If the server reports
 * remaining time, the attempt continues.
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
