import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Env, isProduction } from '#app/boot/env.ts'
import { isTemporary } from '#app/boot/explain-error.ts'
import { openFiles } from '#app/boot/files.ts'
import { serveHealth } from '#app/boot/health.ts'
import { installationOf } from '#app/boot/installation.ts'
import { productJobs } from '#app/boot/jobs.ts'
import { type LoopDelay, shedLoad } from '#app/boot/load-shedding.ts'
import { newLogger } from '#app/boot/logger.ts'
import { limitToLoopback } from '#app/boot/loopback-only.ts'
import { measure } from '#app/boot/metrics.ts'
import { importContent } from '#app/boot/seed.ts'
import { buildServer, type Parts, unsubscribeKeyOf } from '#app/boot/server.ts'
import { botServiceOf } from '#app/boot/third-parties.ts'
import { distOf } from '#app/pages/renderer.ts'
import { serveWeb } from '#app/pages/serve-web.ts'
import { newSite } from '#app/pages/site.ts'
import { newSocial } from '#app/sign-in/social.ts'
import { openWithReplicas, type PoolCounts } from '#db/open.ts'
import { followReplicas } from '#db/replicas.ts'
import { readMarketState } from '#features/bank/nav/server/queries.ts'
import { askForFolding } from '#features/identity/accounts/server/fold-names-commands.ts'
import { newPasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import {
  type BotCheck,
  eitherBotCheck,
  newProofOfWork,
  newRemoteBotCheck,
} from '#features/identity/limits/server/bot-check-commands.ts'
import { newIdentify } from '#features/identity/sessions/server/identify-queries.ts'
import { newMailTransport } from '#features/notifications/server/jobs.ts'
import { watchMaintenance } from '#features/operations/server/maintenance-watch.ts'
import { recordRuns } from '#features/operations/server/run-commands.ts'
import { readCookiePolicy } from '#features/policies/server/queries.ts'
import { askForIndexing } from '#features/posts/search/server/search-commands.ts'
import { listJobs, scheduleOf, tasksOf } from '#kit/server/feature.ts'
import type { AnswerFirst } from '#lib/server/http/http.ts'
import { type Tracing, traceRequests } from '#lib/server/tracing/tracing.ts'
import { startWorker, type Tasks } from '#lib/server/work/worker.ts'

type Options = {
  env: Env
  clock: () => Date
  isDevelopment?: boolean
  /** Replacements for tests, such as an easier proof of work. */
  parts?: Partial<Pick<Parts, 'botCheck' | 'onUndeclared'>>
  /** True: the database has its content already, so the import is skipped. */
  hasContent?: boolean
  /** How long a request waits for a connection. Tests raise it, so that a slow machine refuses nobody. */
  waitMs?: number
  /** Tests replace the measurement of this process. */
  loopDelay?: LoopDelay
  /** The delay until a page registers its service worker. Tests shorten it. */
  offlineAfterMs?: number
}

/** Starts the whole product on a migrated database: API, pages, files and jobs. `stop` drains requests and jobs. */
export async function startProduct({
  env,
  clock,
  isDevelopment = false,
  parts = {},
  hasContent = false,
  waitMs,
  loopDelay,
  offlineAfterMs,
}: Options) {
  const tracing = await openTracingOf(env)
  let readPool = (): PoolCounts => ({ total: 0, idle: 0, waiting: 0, longestMs: 0 })
  const onPool = (read: typeof readPool) => {
    readPool = read
  }
  const settings = { max: env.DATABASE_POOL, tracing, onPool, ...(waitMs && { waitMs }) }
  const { db, replicas: pools } = openWithReplicas(env.DATABASE_URL, env.replicaUrls, settings)
  const replicas = pools.length > 0 ? followReplicas(db, pools, { isTemporary }) : null
  await replicas?.start()
  const { warnings } = hasContent ? { warnings: [] } : await importContent(db, clock(), env)
  const keys = await openKeys({ db, clock })
  let answerFirst: AnswerFirst = () => false
  let countClientError = (_kind: string) => {}
  const social = newSocial(env, clock)
  await closeToOthers(env.DATA_DIR)
  const storage = openFiles(env, (fault) => http.log.error(`files: ${fault}`))
  const transport = newMailTransport(mailSettingsOf(env))
  const jobs = productJobs({
    db,
    clock,
    transport,
    storage,
    keys,
    origin: env.PUBLIC_URL,
    sender: senderOf(env),
    pushServices: env.PUSH_SERVICES,
    warehouseKey: env.WAREHOUSE_KEY,
    unsubscribeKey: unsubscribeKeyOf(keys),
    booksUrl: env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL,
    report: (message) => http.log.error(message),
  })
  const { http, routes, document, projector } = buildServer({
    db,
    clock,
    keys,
    hasher: await newPasswordHasher(),
    botCheck: withService(parts.botCheck ?? newProofOfWork({ db, keys }), env),
    social,
    storage,
    origin: env.PUBLIC_URL,
    contact: env.CONTACT,
    sender: senderOf(env),
    pushServices: env.PUSH_SERVICES,
    hasWarehouse: env.WAREHOUSE_KEY !== undefined,
    jobs: listJobs(jobs),
    installation: installationOf(env, clock()),
    ...opened(env),
    sourceMaps: path.join(distOf(env.APP_ENV), 'maps'),
    onClientError: (clientError) => {
      countClientError(clientError.kind)
      http.log.error({ clientError }, 'an exception in a browser')
    },
    ...(parts.onUndeclared && { onUndeclared: parts.onUndeclared }),
    ...(replicas && { elsewhere: replicas }),
    http: {
      logger: newLogger(env.LOG_LEVEL),
      trustProxy: env.trustProxy,
      answerFirst: (request, response) => answerFirst(request, response),
    },
  })
  if (tracing) traceRequests(http, tracing)
  for (const warning of warnings) http.log.warn(`content: ${warning}`)
  limitToLoopback(http, env.onlyHere, env.PUBLIC_URL)
  const metrics = measure(http, () => readPool(), replicas)
  countClientError = metrics.countClientError
  const { isLate, refuseFirst } = shedLoad(http, {
    loopDelay,
    poolWait: () => readPool().longestMs,
    onRefused: ({ id, method, path }) => {
      metrics.countRefused(method)
      http.log.info({ reqId: id, req: { method, url: path }, res: { statusCode: 503 } }, 'refused: too many at a time')
    },
  })
  await social.serve(http)
  serveHealth(http, db)
  const cookies = await readCookiePolicy(db, clock())
  const pace = offlineAfterMs === undefined ? {} : { offlineAfterMs }
  const site = newSite(env, clock, { ...cookies, ...pace, signIn: social.offered })
  const maintenance = { watch: await watchMaintenance(db), identify: newIdentify({ db, clock, keys }) }
  const read = replicas ? <T>(run: () => Promise<T>) => replicas.read(0, run) : undefined
  const common = { db, env, read, storage, routes, document, isDevelopment, isLate, maintenance }
  const web = { ...common, dist: distOf(env.APP_ENV) }
  const answerCached = await serveWeb(http, { ...web, site, clock, count: metrics.countPage })
  answerFirst = (request, response) => refuseFirst(request, response) || answerCached(request, response)

  const worker = await startWorker({
    url: env.WORKER_DATABASE_URL ?? env.DATABASE_URL,
    tasks: metrics.measureJobs(
      traced(recordRuns(tasksOf(jobs), { db, clock, report: (message) => http.log.error(message) }), tracing),
    ),
    schedule: scheduleOf(jobs),
    log: (level, message) => http.log[level === 'error' ? 'error' : 'warn'](message),
  })
  await Promise.all([askForIndexing(db), askForFolding(db)])
  const address = await http.listen({ host: env.HOST, port: env.PORT })
  // The market is drawn now, not while the first person waits for a projection.
  void projector.warm(await readMarketState(db))
  const metricsServer = env.METRICS_PORT ? await metrics.serve(env.HOST, env.METRICS_PORT) : null

  return {
    address,
    db,
    keys,
    http,
    async stop() {
      await http.close()
      await metricsServer?.close()
      await worker.stop()
      transport.close()
      replicas?.stop()
      await db.destroy()
      await tracing?.close()
    },
  }
}

/** The packages of OpenTelemetry are loaded only where traces are on. */
async function openTracingOf(env: Env): Promise<Tracing | null> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null
  const { openTracing } = await import('#lib/server/tracing/otel-tracing.ts')
  return openTracing({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG })
}

function traced(tasks: Tasks, tracing: Tracing | null): Tasks {
  if (!tracing) return tasks
  const named = Object.entries(tasks)
  return Object.fromEntries(named.map(([name, run]) => [name, (payload) => tracing.runJob(name, () => run(payload))]))
}

/** What mails to guardians say of us. */
const senderOf = (env: Env) => ({ contact: env.CONTACT, sponsor: env.SPONSOR, phone: env.CONTACT_PHONE })

/** What only demonstrations have. */
function opened(env: Env) {
  return { isOutboxOpen: env.hasOutbox, isSandboxOpen: !isProduction(env) }
}

/** Also restricts folders of an earlier release, which other users of the machine could read. */
async function closeToOthers(dataDir: string): Promise<void> {
  for (const name of ['files', 'mail']) {
    const dir = path.join(dataDir, name)
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await chmod(dir, 0o700)
  }
}

/** Our own bot check, combined with the configured external service, if any. */
function withService(own: BotCheck, env: Env): BotCheck {
  const service = botServiceOf(env, env.PUBLIC_URL)
  return service ? eitherBotCheck(own, newRemoteBotCheck(service)) : own
}

function mailSettingsOf({ SMTP_URL, DATA_DIR, MAIL_FROM }: Env) {
  return { smtpUrl: SMTP_URL, dir: path.join(DATA_DIR, 'mail'), from: MAIL_FROM }
}
