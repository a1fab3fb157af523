import { useEffect, useSyncExternalStore } from 'react'

/** Whether something was brought to its end since the page was loaded: a round, a quiz, a film, an article's question. */
let isFinished = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Notes while `isDone` that the visitor has finished an activity: only then may they be invited to sign up. */
export function useFinishedActivity(isDone = true): void {
  useEffect(() => {
    if (!isDone || isFinished) return
    isFinished = true
    for (const listener of listeners) listener()
  }, [isDone])
}

/** Whether the visitor has finished an activity since the page was loaded. */
export function useHasFinished(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isFinished,
    () => false,
  )
}
