import { useSyncExternalStore } from 'react'
import { call } from '#lib/web/call.ts'
import { countUnread } from '../notice-contract.ts'

const listeners = new Set<() => void>()
let unread: number | null = null
let askedAt = Number.NEGATIVE_INFINITY
let channel: BroadcastChannel | null = null

/** How many notices are unread; null as long as nobody has asked. All tabs agree. */
export function useUnread(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => null,
  )
}

/** Says what a reply has told, in this tab and in the others. */
export function setUnread(next: number): void {
  if (next === unread) return
  show(next)
  channel?.postMessage(next)
}

/** Asks anew, unless that was done in the last `quietMs`. What fails leaves the old figure: nobody waits for it. */
export async function refreshUnread(quietMs = 0): Promise<void> {
  if (performance.now() - askedAt < quietMs || !navigator.onLine) return
  askedAt = performance.now()
  await call(countUnread, {}).then(
    (reply) => setUnread(reply.unread),
    () => {},
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  channel ??= openChannel()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    // The person has gone: the next one begins with nothing known.
    channel?.close()
    channel = null
    unread = null
    askedAt = Number.NEGATIVE_INFINITY
  }
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel('koinklass-notices')
  opened.onmessage = ({ data }: MessageEvent<number>) => show(data)
  return opened
}

function show(next: number): void {
  unread = next
  for (const listener of listeners) listener()
}
