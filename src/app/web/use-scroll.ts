import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * A new page begins at its top and, for those who read by ear or keyboard, at its main part; back and forward keep the
 * browser's own place, a fragment goes to its element, which has the focus then.
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
    // Not answered: in browsers of today a scroll is a promise, which React would take for the way to undo this.
    if (place) place.scrollIntoView()
    else scrollTo(0, 0)
    const reader = place ?? document.getElementById('main')
    if (reader && reader.tabIndex < 0) reader.tabIndex = -1
    reader?.focus({ preventScroll: true })
  }, [pathname, hash, how])
}

/** What a fragment names: an element's id, as it stands or percent-encoded. */
function findPlace(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  if (!id) return null
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id))
  } catch {
    return null
  }
}
