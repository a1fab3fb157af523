import { useCallback, useEffect, useState } from 'react'
import { call } from '#lib/web/call.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { type MyReading, readMine } from '../reading-contract.ts'

type State = 'visitor' | 'loading' | 'ready' | 'failed'
type Mine = { mine: MyReading | null; state: State }

const nothing: Mine = { mine: null, state: 'loading' }

/**
 * The person's actions on a post: one call after hydration, because the page is the same for everybody. On failure the
 * page stays usable: the server detects repeated actions.
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
