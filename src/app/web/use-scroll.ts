import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * A new page begins at its top and, for those who read by ear or keyboard, at its main part; back and forward keep the
 * browser's own place, a fragment goes to its element.
 */
export function useScroll(): void {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (how === 'POP') return
    if (hash) return document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash, how])
}
