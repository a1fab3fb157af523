import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '#lib/web/session-store.ts'
import type { MyPath } from '../contract.ts'

type State = 'visitor' | 'loading' | 'ready' | 'failed'
type Mine = { mine: MyPath | null; state: State }

const nothing: Mine = { mine: null, state: 'loading' }

/** The person's progress: one call after hydration, because the page is the same for everybody. */
export function useMyPath(): Mine & { reload: () => Promise<void> } {
  const { isAuthenticated } = useAuth()
  const [read, setRead] = useState(nothing)
  const load = useCallback(async (): Promise<Mine> => {
    try {
      // Visitors do not load this code.
      const { loadMyPath } = await import('./my-path-loader.ts')
      const mine = await loadMyPath()
      return { mine, state: mine ? 'ready' : 'failed' }
    } catch {
      return { mine: null, state: 'failed' }
    }
  }, [])
  useEffect(() => {
    if (!isAuthenticated) return
    let isCurrent = true
    setRead(nothing)
    void load().then((news) => isCurrent && setRead(news))
    return () => {
      isCurrent = false
    }
  }, [isAuthenticated, load])
  const own: Mine = isAuthenticated ? read : { mine: null, state: 'visitor' }
  return { ...own, reload: async () => setRead(await load()) }
}
