import { type ComponentType, useEffect, useState } from 'react'
import { trackCall } from './progress-store.ts'
import { useFocusReturn } from './use-focus-return.ts'

type Closable = { onClose: () => void }

/**
 * What lies above a page when it is asked for (dialog, drawer): its code comes then, and the focus goes back after it.
 * Code that does not come turns the bar on top red and leaves the page as it is; the next press asks again.
 */
export function lazyDialog(load: () => Promise<ComponentType<Closable>>) {
  let Loaded: ComponentType<Closable> | null = null
  return function LazyDialog({ isOpen, onClose }: Closable & { isOpen: boolean }) {
    const [, redraw] = useState(0)
    const isMissing = isOpen && !Loaded
    const fetchIt = async () => {
      try {
        Loaded = await trackCall(load)
        redraw((count) => count + 1)
      } catch {
        onClose()
      }
    }
    useEffect(() => {
      if (isMissing) void fetchIt()
    }, [isMissing])
    useFocusReturn(isOpen)
    return isOpen && Loaded ? <Loaded onClose={onClose} /> : null
  }
}
