import { useEffect, useRef, useState } from 'react'

/**
 * How many minutes are left, the one under way among them; null without a clock. By the time that the server said, counted on
 * here: it decides, this shows. `onOver` comes when the time is over, and again if the server then says there is some left.
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
