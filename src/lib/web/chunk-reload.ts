const key = 'chunk-reload-at'
const guardMs = 60_000

/**
 * After a new release the old page asks for files that are gone: it is then loaded anew, at most once a minute, so that
 * a file that is really missing does not turn into a loop. While no server answers the page stays: it can still be read.
 * Who can do without the file prevents the default of the event.
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
    location.reload()
  })
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0)
  } catch {
    return Date.now()
  }
}
