import { subscribe } from '../session-store.ts'
import { pauseBefore } from './unsent-act-rules.ts'
import { followUnsentActs, listWaiting, sendWaiting } from './unsent-acts.ts'

let isStarted = false
let attempt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends stored actions: at once, when the network is back, when the page becomes visible, after a login, and with
 * exponential backoff while something is waiting. Idempotent.
 */
export function sendUnsent(): void {
  if (isStarted) return
  isStarted = true
  for (const type of ['online', 'focus']) addEventListener(type, begin)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && begin())
  subscribe(begin)
  // A newly stored action has just failed, so its first pause starts.
  followUnsentActs(() => timer === undefined && wait())
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
