import path from 'node:path'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { type Db, openDb } from '#db/open.ts'
import {
  type BotCheck,
  eitherBotCheck,
  newProofOfWork,
  newRemoteBotCheck,
} from '#features/identity/server/bot-check-commands.ts'
import { openKeys } from '#features/identity/server/key-commands.ts'
import { newPasswordHasher } from '#features/identity/server/password-commands.ts'
import { newMailTransport } from '#features/notifications/server/jobs.ts'
import { readCookiePolicy } from '#features/policies/server/queries.ts'
import { askForIndexing } from '#features/posts/server/search-commands.ts'
import type { AnswerFirst } from '#lib/server/http.ts'
import { inProcess } from '#lib/server/in-process.ts'
import { newDiskStorage, type Storage } from '#lib/server/storage.ts'
import { startWorker } from '#lib/server/worker.ts'
import { serveAppIcons } from './app-icons.ts'
import { serveArt } from './art.ts'
import { serveDocs } from './docs.ts'
import { type Env, isProduction } from './env.ts'
import { serveFiles } from './files.ts'
import { serveHealth } from './health.ts'
import { productSchedule, productTasks } from './jobs.ts'
import { newLogger } from './logger.ts'
import { measure } from './metrics.ts'
import { serveOffline } from './offline.ts'
import { servePages } from './pages.ts'
import { servePolicyPdf } from './policy-pdf.ts'
import { distOf, loadRenderer, startDevRenderer } from './renderer.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { importContent } from './seed.ts'
import { serveSeo } from './seo/serve.ts'
import { buildServer, type Parts, unsubscribeKeyOf } from './server.ts'
import { serveShare } from './share/serve-share.ts'
import { newSite } from './site.ts'
import { newSocial } from './social.ts'
import { botServiceOf, policyHostsOf } from './third-parties.ts'
import { serveWebManifest } from './web-manifest.ts'
import { serveWorker } from './worker.ts'

type Options = {
  env: Env
  clock: () => Date
  isDevelopment?: boolean
  /** Easier proofs of work and the like, for tests. */
  parts?: Partial<Pick<Parts, 'botCheck'>>
}

/** The whole product on a migrated database: calls, pages, files and jobs. `stop` lets what is under way end. */
export async function startProduct({ env, clock, isDevelopment = false, parts = {} }: Options) {
  const db = openDb(env.DATABASE_URL, { max: env.DATABASE_POOL })
  const { frozen } = await importContent(db, clock())
  const keys = await openKeys({ db, clock })
  let answerCached: AnswerFirst = () => false
  const social = newSocial(env, clock)
  const storage = newDiskStorage(path.join(env.DATA_DIR, 'files'))
  const { http, routes, document } = buildServer({
    db,
    clock,
    keys,
    hasher: await newPasswordHasher(),
    botCheck: withService(parts.botCheck ?? newProofOfWork({ db, keys }), env),
    social,
    storage,
    origin: env.PUBLIC_URL,
    contact: env.CONTACT,
    isOutboxOpen: env.hasOutbox,
    http: {
      logger: newLogger(env.LOG_LEVEL),
      trustProxy: env.trustProxy,
      answerFirst: (request, response) => answerCached(request, response),
    },
  })
  for (const version of frozen)
    http.log.warn(`content: policy ${version} is in force as it was published; give its changed text a new version`)
  // A process that cannot keep up says so at once instead of letting everybody wait.
  void http.register(underPressure, { maxEventLoopDelay: 1_500, retryAfter: 5 })
  const metrics = measure(http)
  await social.serve(http)
  serveHealth(http, db)
  const site = newSite(env, clock, { ...(await readCookiePolicy(db, clock())), signIn: social.offered })
  const web = { db, env, storage, routes, document, isDevelopment, dist: distOf(env.APP_ENV) }
  answerCached = await serveWeb(http, { ...web, site, clock, count: metrics.countPage })

  const transport = newMailTransport(mailSettingsOf(env))
  const worker = await startWorker({
    url: env.WORKER_DATABASE_URL ?? env.DATABASE_URL,
    tasks: productTasks({
      db,
      clock,
      transport,
      storage,
      origin: env.PUBLIC_URL,
      unsubscribeKey: unsubscribeKeyOf(keys),
      booksUrl: env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL,
      report: (message) => http.log.error(message),
    }),
    schedule: productSchedule,
    log: (level, message) => http.log[level === 'error' ? 'error' : 'warn'](message),
  })
  await askForIndexing(db)
  const address = await http.listen({ host: env.HOST, port: env.PORT })
  const metricsServer = env.METRICS_PORT ? await metrics.serve(env.HOST, env.METRICS_PORT) : null

  return {
    address,
    db,
    http,
    async stop() {
      await http.close()
      await metricsServer?.close()
      await worker.stop()
      transport.close()
      await db.destroy()
    },
  }
}

/** Our own bot check, with the service of the environment beside it. */
function withService(own: BotCheck, env: Env): BotCheck {
  const service = botServiceOf(env, env.PUBLIC_URL)
  return service ? eitherBotCheck(own, newRemoteBotCheck(service)) : own
}

function mailSettingsOf({ SMTP_URL, DATA_DIR, MAIL_FROM }: Env) {
  return { smtpUrl: SMTP_URL, dir: path.join(DATA_DIR, 'mail'), from: MAIL_FROM }
}

/** The hosts of third parties; where the outbox is open, its page shows mails in a frame of our own. */
function hostsOf(env: Env) {
  const hosts = policyHostsOf(env)
  return env.hasOutbox ? { ...hosts, frame: ["'self'", ...hosts.frame] } : hosts
}

type Web = {
  db: Db
  env: Env
  storage: Storage
  routes: Parameters<typeof inProcess>[0]
  /** The API's document. */
  document: unknown
  isDevelopment: boolean
  dist: string
  site: ReturnType<typeof newSite>
  clock: () => Date
  count: (status: number) => void
}

async function serveWeb(
  http: FastifyInstance,
  { db, env, storage, routes, document, isDevelopment, dist, ...pages }: Web,
) {
  const send = inProcess(routes)
  const renderer = isDevelopment ? await startDevRenderer(http, send) : await loadRenderer(dist, send)
  if (!isDevelopment) serveFiles(http, dist)
  serveArt(http, renderer.artFiles)
  serveAppIcons(http, renderer.artFiles)
  serveWebManifest(http)
  serveShare(http, { db, storage, artFiles: renderer.artFiles })
  const isIndexed = isProduction(env)
  serveSeo(http, { db, clock: pages.clock, origin: env.PUBLIC_URL, isIndexed, pages: renderer.listedPages })
  const policy = contentSecurityPolicy({ isDevelopment, hosts: hostsOf(env) })
  const parts = { renderer, ...pages, isIndexed, contentSecurityPolicy: policy }
  servePolicyPdf(http, { db, clock: pages.clock, origin: env.PUBLIC_URL, contact: env.CONTACT, isIndexed })
  serveDocs(http, { ...parts, document })
  const { offlineHtml } = renderer
  serveOffline(http, offlineHtml, parts.contentSecurityPolicy)
  serveWorker(http, { dist: isDevelopment ? null : dist, isOff: env.SERVICE_WORKER === 'off', offlineHtml })
  return servePages(http, parts)
}
