import path from 'node:path'
import { z } from 'zod/mini'
import { isProductionLabel } from '#lib/production.ts'
import { faultsOfFiles, filesEnv } from './files.ts'
import { faultsOfThirdParties, thirdPartyEnv } from './third-parties.ts'

const optionalUrl = z.optional(z.url())
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))

const secret = z.optional(z.string())

const Env = z.object({
  NODE_ENV: z._default(z.string(), 'production'),
  /** The label of this environment, shown on /ShowVariable. */
  APP_ENV: z._default(z.string().check(z.minLength(1), z.maxLength(20)), 'uat'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 3000),
  /** The port of Prometheus metrics; 0 disables them. */
  METRICS_PORT: z._default(port, 0),
  /** The public origin; a trailing slash is removed. */
  PUBLIC_URL: optionalUrl,
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\//)),
  /** The connection string of the owner role: migrations, the worker's schema, ledger audits. */
  MIGRATION_DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  /** The connection string of the job worker, which must bypass a pooler. */
  WORKER_DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  /**
   * Replicas of DATABASE_URL, separated by commas: lists, boards and searches are read there. Each address must lead to one
   * server; one that is the primary at the moment is left out.
   */
  REPLICA_DATABASE_URLS: z._default(z.string().check(z.regex(/^(postgres(ql)?:\/\/[^,]+(,|$))*$/)), ''),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 10),
  /** Proxies whose X-Forwarded-For is trusted: 'false', 'loopback', or addresses separated by commas. */
  TRUST_PROXY: z._default(z.string(), 'false'),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
  MAIL_FROM: z._default(z.string(), 'Koinklass <no-reply@koinklass.localhost>'),
  CONTACT: z._default(z.string(), 'ผู้ดูแลเว็บไซต์ Koinklass'),
  /** Who pays for this, and a phone number that answers: mails to guardians name them. */
  SPONSOR: z.optional(z.string().check(z.maxLength(120))),
  CONTACT_PHONE: z.optional(z.string().check(z.regex(/^\+?\d[\d -]{2,18}\d$/))),
  /** Origins of push services besides those of the browsers' makers, separated by commas. */
  PUSH_SERVICES: z._default(z.string().check(z.regex(/^(https?:\/\/[\w.:[\]-]+(,|$))*$/)), ''),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** 'off' unregisters the service worker in every browser at its next visit and deletes its caches. */
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  GUIDE_URL: z._default(z.string(), '/post/detail/koinklass-guide'),
  FACEBOOK_URL: optionalUrl,
  TWITTER_URL: optionalUrl,
  LINE_URL: optionalUrl,
  /** Sign-in with LINE: the channel in the LINE console, with the callback PUBLIC_URL/line/callback. */
  LINE_CHANNEL_ID: z.optional(z.string()),
  LINE_CHANNEL_SECRET: secret,
  LINE_ISSUER: z._default(z.url(), 'https://access.line.me'),
  /** 'openid profile email' if LINE has granted the channel access to e-mail addresses. */
  LINE_SCOPE: z._default(z.string(), 'openid profile'),
  /** Sign-in with Facebook: the app in Meta's console, with the callback PUBLIC_URL/facebook/callback. */
  FACEBOOK_APP_ID: z.optional(z.string()),
  FACEBOOK_APP_SECRET: secret,
  FACEBOOK_DIALOG_URL: z._default(z.url(), 'https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: z._default(z.url(), 'https://graph.facebook.com/v23.0'),
  /** Local stand-ins for LINE and Facebook where those are not configured. Never in production. */
  LOCAL_PROVIDERS: z.optional(z.enum(['on', 'off'])),
  /** Whether staff may read unsent mails here. Default: only for requests from this machine. Never in production. */
  OUTBOX: z.optional(z.enum(['on', 'off'])),
  /** Whether the import includes the invented events, codes and charities. Default: only on the embedded database. */
  SAMPLE_CONTENT: z.optional(z.enum(['on', 'off'])),
  /** Set by the launcher when it runs the embedded database. */
  EMBEDDED_DATABASE: z.optional(z.literal('true')),
  /** The key of pseudonyms in the files for the bank's data warehouse: 64 hex digits. Without it none are written. */
  WAREHOUSE_KEY: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i))),
  /** A collector of traces (OTLP over HTTP), and the share of requests and jobs that are recorded. Off without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 0.01),
  ...filesEnv,
  ...thirdPartyEnv,
})
export type Env = ReturnType<typeof readEnv>

/** Parses the environment of a process. Throws an error with one sentence per fault. */
export function readEnv(given: Record<string, string | undefined>) {
  // An empty variable counts as unset, as VAR= in a shell or a compose file.
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(Env, filled)
  const faults = parsed.success
    ? [...faultsOfFiles(parsed.data), ...faultsOfThirdParties(parsed.data), ...faultsOfSignIn(parsed.data)]
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || faults.length > 0) throw new Error(`environment: ${faults.join('; ')}`)
  const env = parsed.data
  return {
    ...env,
    /** Whether invented events, codes and charities are imported: a database of one's own is for real ones. */
    hasSamples: env.SAMPLE_CONTENT === undefined ? env.EMBEDDED_DATABASE === 'true' : env.SAMPLE_CONTENT === 'on',
    hasLocalProviders: isChosen(env, env.LOCAL_PROVIDERS),
    /** Whether staff may read unsent mails here; these contain links that open accounts. */
    hasOutbox: isChosen(env, env.OUTBOX) && !env.SMTP_URL,
    /** Which of the two were left at their default: these answer requests from this machine only. */
    onlyHere: { providers: env.LOCAL_PROVIDERS !== 'on', outbox: env.OUTBOX !== 'on' },
    replicaUrls: env.REPLICA_DATABASE_URLS.split(',').filter((address) => address !== ''),
    PUSH_SERVICES: env.PUSH_SERVICES.split(',').filter((origin) => origin !== ''),
    DATA_DIR: path.resolve(env.DATA_DIR),
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    trustProxy: trustOf(env.TRUST_PROXY),
  }
}

type Read = z.output<typeof Env>

function* pairsOf(env: Read) {
  yield ['LINE_CHANNEL_ID', env.LINE_CHANNEL_ID, 'LINE_CHANNEL_SECRET', env.LINE_CHANNEL_SECRET] as const
  yield ['FACEBOOK_APP_ID', env.FACEBOOK_APP_ID, 'FACEBOOK_APP_SECRET', env.FACEBOOK_APP_SECRET] as const
}

/** Secrets are only sent over TLS or to this machine, and production has no stand-in providers. */
function faultsOfSignIn(env: Read): string[] {
  const halves = [...pairsOf(env)].filter(([, id, , key]) => (id === undefined) !== (key === undefined))
  const open = (['LINE_ISSUER', 'FACEBOOK_DIALOG_URL', 'FACEBOOK_GRAPH_URL'] as const).filter(
    (name) => !/^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${env[name]}/`),
  )
  return [
    ...halves.map(([id, , key]) => `${id} and ${key} are set together`),
    ...open.map((name) => `${name} is not https`),
    ...(['LOCAL_PROVIDERS', 'OUTBOX'] as const)
      .filter((name) => env[name] === 'on' && isProduction(env))
      .map((name) => `${name} is not for production`),
  ]
}

/**
 * Stand-ins that let anybody sign in as anybody need an explicit setting, or all of: embedded database, not production,
 * a listening and a public address on this machine. An environment label alone is not enough.
 */
function isChosen(env: Read, choice: 'on' | 'off' | undefined): boolean {
  if (choice !== undefined) return choice === 'on'
  const isHere = isLoopbackName(env.HOST) && isLoopbackName(new URL(env.PUBLIC_URL ?? 'http://localhost').hostname)
  return env.EMBEDDED_DATABASE === 'true' && !isProduction(env) && isHere
}

function isLoopbackName(name: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(name)
}

/** Whether real people use this environment. */
export function isProduction({ APP_ENV }: Pick<Read, 'APP_ENV'>): boolean {
  return isProductionLabel(APP_ENV)
}

function trustOf(text: string): boolean | string {
  return text === 'false' || text === 'true' ? text === 'true' : text
}
