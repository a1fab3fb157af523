import { useCallback, useEffect, useState } from 'react'
import { call } from '#lib/web/call.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { type MyReading, readMine } from '../reading-contract.ts'

type State = 'visitor' | 'loading' | 'ready' | 'failed'
type Mine = { mine: MyReading | null; state: State }

const nothing: Mine = { mine: null, state: 'loading' }

/**
 * What the person at this browser did to a post: one call after hydration, since the page is the same for everybody.
 * When it fails the page can still be used: the server knows what was done and says so.
 */
export function useMine(postId: string): Mine & { reload: () => Promise<void> } {
  const { isAuthenticated } = useAuth()
  const [read, setRead] = useState(nothing)
  const load = useCallback(async (): Promise<Mine> => {
    try {
      return { mine: await call(readMine, { query: { id: postId } }), state: 'ready' }
    } catch {
      return { mine: null, state: 'failed' }
    }
  }, [postId])
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
