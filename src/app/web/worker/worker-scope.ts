/** An event whose work the browser waits for. */
export type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = LastingEvent & { request: Request; respondWith: (answer: Promise<Response>) => void }
export type WordEvent = LastingEvent & { data: unknown }

/** What a service worker's global has beside a page's: the compiler knows the one or the other. */
export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: WordEvent) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: { origin: string }
  /** Put before this code by the server (src/app/pages/worker.ts). */
  release: Release
}

/** `files` are those that an article and the offline page need to be whole. */
export type Release = { id: string; files: string[] }
