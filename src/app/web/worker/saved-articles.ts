import { cacheNames } from '#lib/stored-names.ts'
import { savedHeaders } from '#lib/web/offline/saved-pages.ts'
import { chooseOldest, fateOf, picturesOf, titleOf } from './worker-rules.ts'

const freshMs = 60_000

// One at a time: concurrent updates would not count each other.
let queue: Promise<unknown> = Promise.resolve()

function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work, work)
  queue = done.catch(() => {})
  return done
}

/** The copy of an article, or undefined. */
export async function findArticle(path: string): Promise<Response | undefined> {
  const pages = await caches.open(cacheNames.pages)
  return pages.match(path, { ignoreVary: true })
}

/** Updates the copy by the network's response: replaces it, deletes it, or keeps it. */
export function heedAnswer(path: string, answer: Response, release: string): Promise<void> {
  return enqueue(async () => {
    const fate = fateOf(answer)
    if (fate === 'keep') await store(path, answer, release)
    if (fate === 'forget') await (await caches.open(cacheNames.pages)).delete(path)
  })
}

/** Fetches an article for the cache; a copy of the last minute is not renewed. Without a response nothing changes. */
export async function fetchArticle(path: string, release: string, isWanted = isStale): Promise<boolean> {
  if (!isWanted(await findArticle(path))) return true
  const answer = await fetch(path, { redirect: 'manual' }).catch(() => null)
  if (answer) await heedAnswer(path, answer, release)
  return answer !== null
}

function isStale(kept: Response | undefined): boolean {
  return Date.now() - Number(kept?.headers.get(savedHeaders.at) ?? 0) > freshMs
}

/** Marks an article as opened, so that it is evicted last. */
export function touchArticle(path: string): Promise<void> {
  return enqueue(async () => {
    const pages = await caches.open(cacheNames.pages)
    const kept = await pages.match(path, { ignoreVary: true })
    if (kept) await putLast(pages, path, kept)
  })
}

/** Articles with the release that rendered them, the oldest first. */
export async function listReleases(): Promise<{ path: string; release: string }[]> {
  return (await listArticles()).map(({ path, headers }) => ({ path, release: headers.get(savedHeaders.release) ?? '' }))
}

async function store(path: string, answer: Response, release: string): Promise<void> {
  const html = await answer.text()
  const pictures = await Promise.all(picturesOf(html).map(savePicture))
  const headers = new Headers(answer.headers)
  // The body is already decompressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const bytes = pictures.reduce((sum, size) => sum + size, new Blob([html]).size)
  headers.set(savedHeaders.title, encodeURIComponent(titleOf(html)))
  headers.set(savedHeaders.at, String(Date.now()))
  headers.set(savedHeaders.bytes, String(bytes))
  headers.set(savedHeaders.release, release)
  await putLast(await caches.open(cacheNames.pages), path, new Response(html, { headers }))
  await dropOldest()
}

/** Moves the entry to the end: a cache lists its entries in insertion order. */
async function putLast(cache: Cache, path: string, page: Response): Promise<void> {
  await cache.delete(path)
  await cache.put(path, page)
}

/**
 * Caches a picture and returns its bytes; a picture that fails to load is missing in the copy, which is kept anyway.
 */
async function savePicture(path: string): Promise<number> {
  const pictures = await caches.open(cacheNames.pictures)
  const known = await pictures.match(path)
  const picture = known ?? (await fetch(path).catch(() => null))
  if (!picture?.ok) return 0
  if (!known) await pictures.put(path, picture.clone())
  return (await picture.blob()).size
}

async function listArticles() {
  const pages = await caches.open(cacheNames.pages)
  const listed = (await pages.keys()).map(async (request) => {
    const page = (await pages.match(request, { ignoreVary: true }))!
    return { path: new URL(request.url).pathname, headers: page.headers, page }
  })
  return Promise.all(listed)
}

async function dropOldest(): Promise<void> {
  const all = (await listArticles()).map((one) => ({ ...one, bytes: Number(one.headers.get(savedHeaders.bytes) ?? 0) }))
  const leaving = new Set(chooseOldest(all))
  if (leaving.size === 0) return
  const pages = await caches.open(cacheNames.pages)
  for (const { path } of leaving) await pages.delete(path)
  const texts = await Promise.all(all.filter((one) => !leaving.has(one)).map(({ page }) => page.text()))
  await dropPictures(new Set(texts.flatMap(picturesOf)))
}

async function dropPictures(shown: Set<string>): Promise<void> {
  const pictures = await caches.open(cacheNames.pictures)
  for (const request of await pictures.keys())
    if (!shown.has(new URL(request.url).pathname)) await pictures.delete(request)
}
