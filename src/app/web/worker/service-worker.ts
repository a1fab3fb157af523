// The service worker: opened articles can be read offline, and every other page says that there is no network. It
// caches no API reply. It is built separately (scripts/worker-plugin.mjs), and served by src/app/pages/worker.ts.
import { cacheNames } from '#lib/stored-names.ts'
import { fetchArticle, findArticle, heedAnswer, touchArticle } from './saved-articles.ts'
import { installRelease, offlinePage, tidyReleases } from './saved-release.ts'
import { isArticle, readPush, wayOf } from './worker-rules.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

const scope = globalThis as unknown as WorkerScope
const { release } = scope
/** Network first: with a network the reader gets the current page. This is the timeout when there is a copy. */
const patienceMs = 3_000

scope.addEventListener('install', (event) => {
  event.waitUntil(installRelease(release).then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim().then(() => tidyReleases(release.id)))
})

scope.addEventListener('message', (event) => {
  const { save } = event.data as { save?: string }
  if (save && isArticle(save)) event.waitUntil(fetchArticle(save, release.id))
})

// The message has no personal data (notifications/push-rules.ts). The same tag takes the place of an older one.
scope.addEventListener('push', (event) => {
  const { title, body, href } = readPush(event.data?.text() ?? '')
  const shown = { body, data: href, tag: href, icon: '/icons/app-192.png', badge: '/icons/app-96.png', lang: 'th' }
  event.waitUntil(scope.registration.showNotification(title, shown))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(String(event.notification.data)))
})

scope.addEventListener('fetch', (event) => {
  const { url, method, mode, headers } = event.request
  const asked = { url, method, mode, hasToken: headers.has('authorization'), isRange: headers.has('range') }
  const way = wayOf(asked, scope.location.origin)
  if (way === 'pass') return
  event.respondWith(answers[way](event))
})

/** In a window of ours that is open, else in a new one. */
async function openPage(path: string): Promise<unknown> {
  const [open] = await scope.clients.matchAll({ type: 'window' })
  return open ? (await open.focus()).navigate(path) : scope.clients.openWindow(path)
}

const answers = {
  page: ({ request }: FetchEvent) => fetch(request).catch(offlinePage),
  article: answerArticle,
  asset: answerAsset,
  picture: answerPicture,
}

async function answerArticle(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const kept = await findArticle(pathname)
  const fresh = fetch(event.request).then((answer) => {
    event.waitUntil(heedAnswer(pathname, answer.clone(), release.id))
    return answer
  })
  if (!kept) return fresh.catch(offlinePage)
  const inTime = await Promise.race([fresh, wait(patienceMs)]).catch(() => null)
  // A late response still updates the copy for the next time.
  event.waitUntil(fresh.catch(() => {}))
  if (inTime && inTime.status < 500) return inTime
  event.waitUntil(touchArticle(pathname))
  return kept
}

function wait(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms))
}

/** The hash in the name makes a file immutable. */
async function answerAsset({ request }: FetchEvent): Promise<Response> {
  const assets = await caches.open(cacheNames.assets)
  const { pathname } = new URL(request.url)
  const known = await assets.match(pathname, { ignoreVary: true })
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await assets.put(pathname, answer.clone())
  return answer
}

async function answerPicture({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const { pathname } = new URL(request.url)
    const known = await caches.match(pathname, { ignoreVary: true })
    if (!known) throw error
    return known
  }
}
