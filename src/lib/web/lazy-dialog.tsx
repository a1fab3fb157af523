import { type ComponentType, lazy, Suspense } from 'react'
import { useFocusReturn } from './use-focus-return.ts'

type Closable = { onClose: () => void }

/** What lies above a page when it is asked for (dialog, drawer): its code comes then, and the focus goes back after it. */
export function lazyDialog(load: () => Promise<ComponentType<Closable>>) {
  const Later = lazy(async () => ({ default: await load() }))
  return function LazyDialog({ isOpen, onClose }: Closable & { isOpen: boolean }) {
    useFocusReturn(isOpen)
    return isOpen ? (
      <Suspense fallback={null}>
        <Later onClose={onClose} />
      </Suspense>
    ) : null
  }
}
