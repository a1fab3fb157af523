import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { listFiles } from './page-tags.ts'

/** Pictures of the offline page and of the header on cached pages. */
const pictures = ['/art/logos/mark.svg', '/art/spots/offline.svg', '/art/icons/koin.svg']

/** Sources that an article needs offline: its page, its lazy parts, and what can be opened in header and footer. */
const wanted = new RegExp(
  [
    'src/app/web/(start-client|client|theme-\\w+|person-menu|menu/site-drawer|menu/menu-panel)\\.',
    '^_post-',
    'src/app/web/offline/',
    'src/app/web/styles/app\\.css',
    'src/features/posts/(documents|reading|summaries|writing)/web/(?!club-)',
    'src/features/consent/web/',
    'src/lib/web/',
  ].join('|'),
)

/** A worker that removes itself: it deletes all caches and unregisters, so pages use the network only. */
const endOfAll = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(Promise.all([
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  registration.unregister(),
])))
`

type WorkerParts = {
  /** The folder of the web build; null in development, which serves the self-removing worker. */
  dist: string | null
  /** SERVICE_WORKER=off: the emergency switch against a faulty worker. */
  isOff: boolean
  offlineHtml: string
}

/** Serves the service worker, which browsers fetch again at each visit. */
export function serveWorker(http: FastifyInstance, { dist, isOff, offlineHtml }: WorkerParts) {
  const script = dist === null || isOff ? endOfAll : workerOf(path.join(dist, 'client'), offlineHtml)
  const etag = `"${createHash('sha1').update(script).digest('hex')}"`
  http.get('/service-worker.js', { config: { isCheap: true } }, async (request, reply) => {
    void reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}

/** The built worker with its release id: the same bytes from every process, different when any file changed. */
function workerOf(clientDir: string, offlineHtml: string): string {
  const code = fs.readFileSync(path.join(clientDir, '.vite/service-worker.js'), 'utf8')
  const files = [...listFiles(clientDir, (source) => wanted.test(source)), ...pictures]
  const id = createHash('sha1')
    .update(code + offlineHtml + files)
    .digest('hex')
    .slice(0, 12)
  return `self.release = ${JSON.stringify({ id, files })};\n${code}`
}
