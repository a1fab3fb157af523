import { useSyncExternalStore } from 'react'

let held: number | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/**
 * The balance in the header stands still at `amount` (hundredths of koin), while what was earned is still on its way to
 * it. Answers how to let it go on; letting go twice does nothing.
 */
export function holdKoin(amount: number): () => void {
  held = amount
  tell()
  return () => {
    held = null
    tell()
  }
}

/** The balance as the header shows it: the one that is held, else `actual`. */
export function useShownKoin(actual: number): number {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => held,
    () => null,
  )
  return shown ?? actual
}
