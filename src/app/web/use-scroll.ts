import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * A new page starts at its top, with the focus on its main part for screen readers and keyboards; back and forward keep
 * the browser's scroll position; a fragment scrolls to its element and focuses it.
 */
export function useScroll(): void {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (how === 'POP') return
    const place = findPlace(hash)
    // No return value: in current browsers a scroll returns a promise, which React would take for a cleanup function.
    if (place) place.scrollIntoView()
    else scrollTo(0, 0)
    const reader = place ?? document.getElementById('main')
    if (reader && reader.tabIndex < 0) reader.tabIndex = -1
    reader?.focus({ preventScroll: true })
  }, [pathname, hash, how])
}

/** The element of a fragment, by its id as it is or percent-encoded. */
function findPlace(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  if (!id) return null
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id))
  } catch {
    return null
  }
}
