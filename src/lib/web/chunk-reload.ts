import { chunkReloadKey as key } from '#lib/stored-names.ts'

const guardMs = 60_000
const [lookMs, mostMs] = [50, 5_000]

let isOnTheWay = () => false

/**
 * After a new release the old page asks for files that are gone. The page that was wanted is then loaded whole, at most
 * once a minute, so that a file that is really missing does not turn into a loop. While no server answers the page
 * stays: it can still be read. Who can do without the file prevents the default of the event.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', async (event) => {
    // Without a network the file may well be there: a reload would not bring it.
    if (!navigator.onLine) return
    // Either way: a clock that was put back must not hold the page for an hour.
    if (Math.abs(Date.now() - lastReload()) < guardMs) return
    const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
    if (!answer || event.defaultPrevented) return
    try {
      sessionStorage.setItem(key, String(Date.now()))
    } catch {
      return // Without a memory there is no guard, so no reload either.
    }
    // The router ends its way at the wanted address, with an error. Before that a load would meet the page that is left,
    // or one address would stand in the history twice.
    for (let waited = 0; isOnTheWay() && waited < mostMs; waited += lookMs)
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    location.reload()
  })
}

/** Tells whether the person is on their way to another page: that one is loaded, not the one they leave. */
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
