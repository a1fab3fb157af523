import { useEffect, useRef, useState } from 'react'

/**
 * The remaining minutes, rounded up; null without a time limit. Counted down from the server's time, which decides.
 * `onOver` is called at the end, and again if the server then gives more time.
 */
export function useMinutesLeft(secondsLeft: number | null, onOver: () => void): number | null {
  const [minutes, setMinutes] = useState(secondsLeft === null ? null : Math.ceil(secondsLeft / 60))
  const latest = useRef(onOver)
  useEffect(() => {
    latest.current = onOver
  })
  useEffect(() => {
    if (secondsLeft === null) return
    const end = Date.now() + secondsLeft * 1000
    const look = () => {
      const left = Math.max(0, end - Date.now())
      setMinutes(Math.ceil(left / 60_000))
      if (left > 0) return
      clearInterval(timer)
      latest.current()
    }
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft])
  return minutes
}
