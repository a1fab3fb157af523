import { cacheNames } from '#lib/stored-names.ts'

/** What is noted with a kept page, as headers of its own. */
export const keptHeaders = {
  title: 'x-kept-title',
  at: 'x-kept-at',
  bytes: 'x-kept-bytes',
  release: 'x-kept-release',
} as const

export type KeptPage = { path: string; title: string }

/** The pages that can be read without a network, the last opened first; none where the browser has no caches. */
export async function listKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(cacheNames.pages)
  const pages = (await cache.keys()).map(async (request) => {
    const title = (await cache.match(request))?.headers.get(keptHeaders.title) ?? ''
    return { path: new URL(request.url).pathname, title: decodeURIComponent(title) }
  })
  return (await Promise.all(pages)).reverse()
}
