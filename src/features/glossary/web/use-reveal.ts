import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the folded part that contains the fragment's element: browsers before 2024 only scroll to the closed part. */
export function useReveal(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const place = document.getElementById(idOf(hash))
    const folded = place?.closest('details')
    if (!folded || folded.open) return
    folded.open = true
    place?.scrollIntoView()
  }, [hash])
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
