import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { trackCall } from './progress-store.ts'
import { useFocusReturn } from './use-focus-return.ts'

type Closable = { onClose: () => void }

/**
 * A dialog or drawer whose code is loaded when it opens; the focus returns when it closes. When the load fails, the
 * progress bar turns red and the page stays; the next press retries.
 */
export function lazyDialog<Props extends Closable = Closable>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null
  return function LazyDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
    const { onClose } = props as unknown as Closable
    const [, redraw] = useState(0)
    const isMissing = isOpen && !Loaded
    const fetchIt = useEffectEvent(async () => {
      try {
        Loaded = await trackCall(load)
        redraw((count) => count + 1)
      } catch {
        onClose()
      }
    })
    useEffect(() => {
      if (isMissing) void fetchIt()
    }, [isMissing])
    useFocusReturn(isOpen)
    return isOpen && Loaded ? <Loaded {...(props as unknown as Props)} /> : null
  }
}
