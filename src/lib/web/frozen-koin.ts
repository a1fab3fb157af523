import { useLayoutEffect, useSyncExternalStore } from 'react'

let held: number | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/**
 * Freezes the balance in the header at `amount` (hundredths of koin) while a reward is being animated. Returns a
 * function that releases it; releasing is idempotent.
 */
function freezeKoin(amount: number): () => void {
  held = amount
  tell()
  return () => {
    held = null
    tell()
  }
}

/** Freezes the balance in the header at `amount` from the first frame on that shows it; undefined freezes nothing. */
export function useFrozenKoin(amount: number | undefined): void {
  useLayoutEffect(() => (amount === undefined ? undefined : freezeKoin(amount)), [amount])
}

/** The balance shown in the header: the frozen one, otherwise `actual`. */
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
