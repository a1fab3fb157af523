import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Opens the folded part that contains the fragment's element, and shows it: browsers before 2024 only scroll to the
 * closed part. `isHidden`: the parts are not shown now.
 */
export function useReveal(isHidden: boolean): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fragment may be asked for again
  useEffect(() => {
    const place = isHidden ? null : document.getElementById(idOf(hash))
    if (place) reveal(place)
    // Set by theme-start.ts: until now the groups were out of sight (reading.css).
    delete document.documentElement.dataset.fragment
  }, [hash, key, isHidden])
}

function reveal(place: HTMLElement): void {
  const folded = place.closest('details')
  const { top, bottom } = place.getBoundingClientRect()
  if (folded?.open !== false && top < innerHeight && bottom > 0) return
  if (folded) folded.open = true
  place.scrollIntoView()
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
