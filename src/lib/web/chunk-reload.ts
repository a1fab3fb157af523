import { chunkReloadKey as key } from '#lib/stored-names.ts'

const guardMs = 60_000
const [lookMs, maxMs] = [50, 5_000]

let isOnTheWay = () => false

/**
 * Reloads when a file of the page is missing, which happens after a new release. The requested page is loaded
 * completely, at most once a minute, so that a file that is really missing does not cause a loop. While the server does
 * not respond the page stays, since it can still be read. Code that works without the file prevents the default of the
 * event.
 */
export function reloadOnMissingChunk(): void {
  // One file may be asked for twice at once: a page's loader and its component stand in the same one.
  let isJudging = false
  addEventListener('vite:preloadError', async (event) => {
    if (isJudging) return
    isJudging = true
    await reloadOnce(event)
    isJudging = false
  })
}

async function reloadOnce(event: Event): Promise<void> {
  // Offline, the file may exist: a reload would not help.
  if (!navigator.onLine) return
  // The absolute difference: a clock that was set back must not block reloads for an hour.
  if (Math.abs(Date.now() - lastReload()) < guardMs) return
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  if (!answer || event.defaultPrevented) return
  try {
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return // Without storage there is no guard, so do not reload.
  }
  // Wait until the router's navigation has ended, with an error, at the requested address. An earlier reload would
  // load the previous page, or duplicate a history entry.
  for (let waited = 0; isOnTheWay() && waited < maxMs; waited += lookMs)
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  location.reload()
}

/** Sets how to tell whether a navigation is in progress: its target is loaded, not the current page. */
export function reloadAfterTheWay(isUnderWay: () => boolean): void {
  isOnTheWay = isUnderWay
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0)
  } catch {
    return Date.now()
  }
}
