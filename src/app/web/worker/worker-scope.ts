/** An event whose work the browser waits for. */
export type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = LastingEvent & { request: Request; respondWith: (answer: Promise<Response>) => void }
export type WordEvent = LastingEvent & { data: unknown }

export type PushEvent = LastingEvent & { data: { text: () => string } | null }
export type ClickEvent = LastingEvent & { notification: { data: unknown; close: () => void } }
type WindowOfOurs = { focus: () => Promise<WindowOfOurs>; navigate: (path: string) => Promise<unknown> }

/**
 * The global scope of a service worker, as far as it differs from a page's: TypeScript can load only one of the two
 * libraries.
 */
export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: WordEvent) => void): void
    (type: 'push', listener: (event: PushEvent) => void): void
    (type: 'notificationclick', listener: (event: ClickEvent) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<WindowOfOurs[]>
    openWindow: (path: string) => Promise<unknown>
  }
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  location: { origin: string }
  /** Prepended to this code by the server (src/app/pages/worker.ts). */
  release: Release
}

/** `files` are those that an article and the offline page need to be complete. */
export type Release = { id: string; files: string[] }
