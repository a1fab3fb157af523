import { useLayoutEffect } from 'react'

/** Returns the focus to its previous element when an overlay closes. */
export function useFocusReturn(isOpen: boolean): void {
  // Runs before the effects that move the focus into the overlay.
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = document.activeElement as HTMLElement | null
    return () => before?.focus()
  }, [isOpen])
}
