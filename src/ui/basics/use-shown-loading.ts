import { useEffect, useRef, useState } from 'react'
import { loadingLeft } from '#lib/web/loading-time.ts'

/** Whether a loading state is shown: while `isLoading`, and for at least 200 ms from its start. */
export function useShownLoading(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(isLoading)
  const shownAt = useRef<number | null>(null)
  useEffect(() => {
    if (isLoading) {
      shownAt.current = performance.now()
      setHeld(true)
      return
    }
    if (shownAt.current === null) return
    const timer = setTimeout(setHeld, loadingLeft(shownAt.current, performance.now()), false)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading || isHeld
}
