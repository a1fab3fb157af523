import { useEffect, useState } from 'react'

const waitFor = 120
const atLeast = 200

/** A loading state that does not flicker: true only after 120 ms, and then for 200 ms at least. */
export function useSteady(isBusy: boolean): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isBusy === isShown) return
    const timer = setTimeout(() => setShown(isBusy), isBusy ? waitFor : atLeast)
    return () => clearTimeout(timer)
  }, [isBusy, isShown])
  return isShown
}
