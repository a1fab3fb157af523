import { cacheNames } from '#lib/stored-names.ts'

/** Metadata of a cached page, as extra headers. */
export const savedHeaders = {
  title: 'x-kept-title',
  at: 'x-kept-at',
  bytes: 'x-kept-bytes',
  release: 'x-kept-release',
} as const

export type SavedPage = { path: string; title: string }

/** The pages that can be read offline, the most recently opened first; empty when the browser has no Cache API. */
export async function listSavedPages(): Promise<SavedPage[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(cacheNames.pages)
  const pages = (await cache.keys()).map(async (request) => {
    const title = (await cache.match(request))?.headers.get(savedHeaders.title) ?? ''
    return { path: new URL(request.url).pathname, title: decodeURIComponent(title) }
  })
  return (await Promise.all(pages)).reverse()
}
