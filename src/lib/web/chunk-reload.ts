const key = 'chunk-reload-at'
const guardMs = 60_000

let findWanted = (): string | undefined => undefined

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
    // Asked at once: when the server has answered, the router has given the way up.
    const wanted = new URL(findWanted() ?? location.href, location.href)
    const answer = await fetch(wanted, { method: 'HEAD' }).catch(() => null)
    if (!answer || event.defaultPrevented) return
    try {
      sessionStorage.setItem(key, String(Date.now()))
    } catch {
      return // Without a memory there is no guard, so no reload either.
    }
    // To an address with a hash that is shown already a browser only scrolls.
    if (wanted.pathname + wanted.search === location.pathname + location.search) location.reload()
    else location.assign(wanted)
  })
}

/** Tells where the person is on their way to, or `undefined` where they stay: that page is loaded, not the one they leave. */
export function reloadWanted(find: () => string | undefined): void {
  findWanted = find
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0)
  } catch {
    return Date.now()
  }
}
