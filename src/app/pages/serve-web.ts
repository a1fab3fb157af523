import type { FastifyInstance } from 'fastify'
import { type Env, isProduction } from '#app/boot/env.ts'
import { explainError } from '#app/boot/explain-error.ts'
import { closeForMaintenance } from '#app/boot/maintenance.ts'
import { contentSecurityPolicy } from '#app/boot/security-headers.ts'
import { policyHostsOf } from '#app/boot/third-parties.ts'
import { serveAppIcons } from '#app/files/app-icons.ts'
import { serveArt } from '#app/files/art.ts'
import { serveFiles } from '#app/files/files.ts'
import { servePolicyPdf } from '#app/files/policy-pdf.ts'
import { serveWebManifest } from '#app/files/web-manifest.ts'
import { serveSeo } from '#app/seo/serve.ts'
import { serveShare } from '#app/share/serve-share.ts'
import type { Db } from '#db/open.ts'
import type { MaintenanceWatch } from '#features/operations/server/maintenance-watch.ts'
import { hasForeignVideo } from '#features/videos/server/queries.ts'
import type { Identify } from '#lib/server/http/http.ts'
import { inProcess } from '#lib/server/http/in-process.ts'
import type { Storage } from '#lib/server/storage.ts'
import { serveDocs } from './docs.ts'
import { serveOffline } from './offline.ts'
import { pageHeaders, servePages } from './pages.ts'
import { loadRenderer, startDevRenderer } from './renderer.ts'
import type { newSite } from './site.ts'
import { serveWorker } from './worker.ts'

/** YouTube's host that sets no cookies before playback. */
const videoHost = 'https://www.youtube-nocookie.com'

/** Third-party hosts. The editor of content frames its preview, and the outbox its mails, of our own origin. */
function hostsOf(env: Env) {
  const hosts = policyHostsOf(env)
  return { ...hosts, frame: ["'self'", ...hosts.frame] }
}

type Web = {
  db: Db
  env: Env
  storage: Storage
  routes: Parameters<typeof inProcess>[0]
  /** Runs the reads of pages that may be seconds old. */
  read: (<T>(run: () => Promise<T>) => Promise<T>) | undefined
  /** The API document. */
  document: unknown
  isDevelopment: boolean
  /** Whether the product is closed, and who is staff. */
  maintenance: { watch: MaintenanceWatch; identify: Identify }
  /** Whether the event loop is late now. */
  isLate: () => boolean
  dist: string
  site: ReturnType<typeof newSite>
  clock: () => Date
  count: (status: number) => void
}

/** Serves everything but the API: pages, files, pictures, sitemaps and feeds. Returns the fast path of cached pages. */
export async function serveWeb(
  http: FastifyInstance,
  { db, env, storage, routes, read, document, isDevelopment, dist, maintenance, ...pages }: Web,
) {
  const send = inProcess(routes, {
    ...(read && { read }),
    explain: explainError,
    report: (error) => http.log.error(error, 'a page could not be filled'),
  })
  const renderer = isDevelopment ? await startDevRenderer(http, send) : await loadRenderer(dist, send)
  if (!isDevelopment) serveFiles(http, dist)
  serveArt(http, renderer.artFiles)
  serveAppIcons(http, renderer.artFiles)
  serveWebManifest(http)
  serveShare(http, { db, clock: pages.clock, storage, artFiles: renderer.artFiles })
  const isIndexed = isProduction(env)
  serveSeo(http, { db, clock: pages.clock, origin: env.PUBLIC_URL, isIndexed, pages: renderer.listedPages })
  const policy = contentSecurityPolicy({ isDevelopment, hosts: hostsOf(env) })
  const parts = { renderer, ...pages, isIndexed, contentSecurityPolicy: policy }
  servePolicyPdf(http, { db, clock: pages.clock, origin: env.PUBLIC_URL, contact: env.CONTACT, isIndexed })
  serveDocs(http, { ...parts, document })
  const { offlineHtml } = renderer
  serveOffline(http, offlineHtml, parts.contentSecurityPolicy)
  serveWorker(http, { dist: isDevelopment ? null : dist, isOff: env.SERVICE_WORKER === 'off', offlineHtml })
  const hosts = hostsOf(env)
  const withVideos = { ...hosts, frame: [...hosts.frame, videoHost] }
  const foreignVideos = {
    contentSecurityPolicy: contentSecurityPolicy({ isDevelopment, hosts: withVideos }),
    areShown: () => hasForeignVideo(db),
  }
  closeForMaintenance(http, {
    ...maintenance,
    db,
    clock: pages.clock,
    draw: renderer.drawMaintenance,
    headers: pageHeaders(policy, isIndexed),
  })
  const answerCached = servePages(http, { ...parts, foreignVideos })
  // A closed product asks who it is, which only the router's hooks do.
  return (...asked: Parameters<typeof answerCached>) => !maintenance.watch.state().isOn && answerCached(...asked)
}
