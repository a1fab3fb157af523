import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { safeRedirectPath } from '#lib/redirect-path.ts'

/**
 * The path to return to (`?redirect`), if it is ours. Null on the server and during hydration: the HTML is the same for
 * everybody.
 */
export function useWantedPath(): string | null {
  const [search] = useSearchParams()
  const isHydrated = useSyncExternalStore(hearNothing, isBrowser, isServer)
  return isHydrated ? safeRedirectPath(search.get('redirect'), location.origin) : null
}

/** withWantedPath('/register', '/store') → '/register?redirect=%2Fstore' */
export function withWantedPath(path: string, wanted: string | null): string {
  return wanted === null ? path : `${path}?${new URLSearchParams({ redirect: wanted })}`
}

const hearNothing = () => () => {}
const isBrowser = () => true
const isServer = () => false
