import { useLayoutEffect } from 'react'

/** Gives the focus back, when something that lay above the page is gone, to what had it before. */
export function useFocusReturn(isOpen: boolean): void {
  // Before the effects that move the focus into what opens.
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = document.activeElement as HTMLElement | null
    return () => before?.focus()
  }, [isOpen])
}
