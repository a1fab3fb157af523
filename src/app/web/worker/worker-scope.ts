/** An event whose work the browser waits for. */
export type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = LastingEvent & { request: Request; respondWith: (answer: Promise<Response>) => void }
export type WordEvent = LastingEvent & { data: unknown }

/**
 * The global scope of a service worker, as far as it differs from a page's: TypeScript can load only one of the two
 * libraries.
 */
export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: WordEvent) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: { origin: string }
  /** Prepended to this code by the server (src/app/pages/worker.ts). */
  release: Release
}

/** `files` are those that an article and the offline page need to be complete. */
export type Release = { id: string; files: string[] }
