import { type ComponentType, useEffect, useState } from 'react'
import { useAuth } from '#lib/web/session-store.ts'

type Part = ComponentType
/** Null: the code was lost with the network. */
type Load = () => Promise<Part | null>

let load: Load | null = null

/** The app names the part that `AfterAct` shows: the features that show results do not know missions. */
export function connectAfterAct(own: Load): void {
  load = own
}

/**
 * Stands where an act shows its result, once the act is done: shows what the act moved elsewhere (a mission, "2 จาก 5").
 * Mounted anew (by a key, or with the result) it asks anew. Empty for visitors, and where nothing moved.
 */
export function AfterAct() {
  const { isAuthenticated } = useAuth()
  const [Shown, setShown] = useState<Part | null>(null)
  useEffect(() => {
    if (!isAuthenticated) return
    let isHere = true
    // Without the code, lost with the network, the result stands alone.
    void load?.().then((part) => isHere && setShown(() => part))
    return () => {
      isHere = false
    }
  }, [isAuthenticated])
  return Shown ? <Shown /> : null
}
