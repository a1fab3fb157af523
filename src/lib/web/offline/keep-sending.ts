import { subscribe } from '../session-store.ts'
import { followOutbox, listWaiting, sendWaiting } from './outbox.ts'
import { pauseBefore } from './outbox-rules.ts'

let isStarted = false
let attempt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends what was kept without a network: now, when the network is back, when somebody comes back to the page or signs in,
 * and after growing pauses as long as something waits. Beginning twice is beginning once.
 */
export function keepSending(): void {
  if (isStarted) return
  isStarted = true
  for (const type of ['online', 'focus']) addEventListener(type, begin)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && begin())
  subscribe(begin)
  // What is kept from now on has just failed: its first pause begins.
  followOutbox(() => timer === undefined && wait())
  begin()
}

function begin(): void {
  attempt = 0
  void tryToSend()
}

function wait(): void {
  clearTimeout(timer)
  timer = setTimeout(tryToSend, pauseBefore(attempt))
  attempt += 1
}

async function tryToSend(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  if ((await listWaiting()).length === 0) return
  const isEmpty = navigator.onLine && (await sendWaiting().catch(() => false))
  if (!isEmpty) wait()
}
