import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { listFiles } from './page-tags.ts'

/** Pictures of the offline page and of the header above every kept one. */
const pictures = ['/art/logos/mark.svg', '/art/spots/offline.svg', '/art/icons/koin.svg']

/** What an article wants to be whole: its page, its late parts, and what a person can open in header and footer. */
const wanted = new RegExp(
  [
    'src/app/web/(late|client|theme-\\w+|person-menu|site-drawer)\\.',
    '^_post-',
    'src/app/web/offline/',
    'src/app/web/styles/app\\.css',
    'src/features/posts/web/(?!club-|search-|late-search)',
    'src/features/consent/web/',
    'src/lib/web/',
  ].join('|'),
)

/** Ends itself: what earlier workers kept goes, and pages ask the network alone. */
const endOfAll = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(Promise.all([
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  registration.unregister(),
])))
`

type WorkerParts = {
  /** Where the web was built to; null in development, which has no worker and ends one that was left over. */
  dist: string | null
  /** SERVICE_WORKER=off: the way out when a worker does harm. */
  isOff: boolean
  offlineHtml: string
}

/** Serves the service worker, which a browser asks for again at each visit. */
export function serveWorker(http: FastifyInstance, { dist, isOff, offlineHtml }: WorkerParts) {
  const script = dist === null || isOff ? endOfAll : workerOf(path.join(dist, 'client'), offlineHtml)
  const etag = `"${createHash('sha1').update(script).digest('hex')}"`
  http.get('/service-worker.js', { config: { isCheap: true } }, async (request, reply) => {
    void reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}

/** The built worker after the release that it belongs to: the same bytes from every process, others when anything changed. */
function workerOf(clientDir: string, offlineHtml: string): string {
  const code = fs.readFileSync(path.join(clientDir, '.vite/service-worker.js'), 'utf8')
  const files = [...listFiles(clientDir, (source) => wanted.test(source)), ...pictures]
  const id = createHash('sha1')
    .update(code + offlineHtml + files)
    .digest('hex')
    .slice(0, 12)
  return `self.release = ${JSON.stringify({ id, files })};\n${code}`
}
