import { useSyncExternalStore } from 'react'

function follow(tell: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, tell)
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, tell)
  }
}

/** Whether the browser reports a network connection; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
}
