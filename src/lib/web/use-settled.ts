import { useEffect, useState } from 'react'

const restMs = 300

/** The value once it has been the same for a moment: what is typed asks for nothing until the hand rests. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
