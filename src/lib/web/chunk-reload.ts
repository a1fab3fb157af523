const key = 'chunk-reload-at'
const guardMs = 60_000

/**
 * After a new release the old page asks for files that are gone: it is then loaded anew, at most once a minute, so that
 * a file that is really missing does not turn into a loop.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a network the file may well be there: a reload would not bring it.
    if (!navigator.onLine || Date.now() - lastReload() < guardMs) return
    event.preventDefault()
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
