import { useSyncExternalStore } from 'react'
import { call } from '#lib/web/call.ts'
import { countUnread } from '../notice-contract.ts'

const listeners = new Set<() => void>()
let unread: number | null = null
let askedAt = Number.NEGATIVE_INFINITY
let channel: BroadcastChannel | null = null

/** The number of unread notices; null before the first request. All tabs share it. */
export function useUnread(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => null,
  )
}

/** Publishes the count of a reply, in this tab and in others. */
export function setUnread(next: number): void {
  if (next === unread) return
  show(next)
  channel?.postMessage(next)
}

/** Requests the count, unless that was done in the last `quietMs`. A failure keeps the old count. */
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
    // The person has logged out: the next one starts without a count.
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
