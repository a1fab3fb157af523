import { type RefObject, useEffect, useState } from 'react'
import { loadOptional } from '#lib/web/load-optional.ts'
import { dropLinkState, readLinkState } from '#ui/basics/link.tsx'

/**
 * Brings a person's current stop into sight once their progress is known, unless they have scrolled before. Who comes back
 * from a lesson sees its stop ticked first; then กล้า walks to where they go on. Returns the key of that stop, or null.
 */
export function useWalk(map: RefObject<HTMLElement | null>, isKnown: boolean): string | null {
  const [from, setFrom] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    const state = readLinkState()
    if (!state || !('cameFrom' in state) || typeof state.cameFrom !== 'string') return
    setFrom(state.cameFrom)
    dropLinkState()
  }, [])
  useEffect(() => {
    if (!isKnown || isDone || !map.current) return
    setDone(true)
    const now = map.current.querySelector<HTMLElement>('[data-state="now"]')
    const start = from ? map.current.querySelector<HTMLElement>(`[data-stop="${CSS.escape(from)}"]`) : null
    if (scrollY === 0) (start ?? now)?.scrollIntoView({ block: 'center' })
    if (start && now && start !== now)
      void loadOptional(() => import('./walk.ts')).then((loaded) => loaded?.walkLater(start, now))
  }, [from, isKnown, isDone, map])
  return from
}
