import { useSyncExternalStore } from 'react'

function follow(tell: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, tell)
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, tell)
  }
}

/** Whether the browser has a network, as far as it knows; the server's HTML is for those who have. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
}
