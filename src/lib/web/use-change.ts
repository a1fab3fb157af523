import { useEffect, useEffectEvent, useRef } from 'react'

const never = Symbol('never')

/** Runs once at first, and again whenever the value has changed. */
export function useChange(value: string | number | null, run: () => void): void {
  const last = useRef<typeof value | typeof never>(never)
  const runNow = useEffectEvent(run)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    runNow()
  }, [value])
}
