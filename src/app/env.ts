import path from 'node:path'
import { z } from 'zod/mini'

const optionalUrl = z.optional(z.url())
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))

const Env = z.object({
  NODE_ENV: z._default(z.string(), 'production'),
  /** The label of this environment, shown on /ShowVariable. */
  APP_ENV: z._default(z.string().check(z.minLength(1), z.maxLength(20)), 'uat'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 3000),
  /** Prometheus' figures are served on a port of their own; 0 serves none. */
  METRICS_PORT: z._default(port, 0),
  /** The address people type, without a slash at the end. */
  PUBLIC_URL: optionalUrl,
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\//)),
  /** The owner's role: migrations, the worker's own schema, books. */
  MIGRATION_DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  /** The job worker connects directly, never through a pooler. */
  WORKER_DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 10),
  /** Which proxies' X-Forwarded-For is believed: 'false', 'loopback', or addresses with commas. */
  TRUST_PROXY: z._default(z.string(), 'false'),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
  MAIL_FROM: z._default(z.string(), 'Koinklass <no-reply@koinklass.localhost>'),
  CONTACT: z._default(z.string(), 'ผู้ดูแลเว็บไซต์ Koinklass'),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** off ends the service worker in every browser at its next visit, with all that it kept. */
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  GUIDE_URL: z._default(z.string(), '/post/detail/koinklass-guide'),
  FACEBOOK_URL: optionalUrl,
  TWITTER_URL: optionalUrl,
  LINE_URL: optionalUrl,
})
export type Env = ReturnType<typeof readEnv>

/** The settings of a process; throws one sentence a wrong one. */
export function readEnv(given: Record<string, string | undefined>) {
  // An empty variable is one that is not set, as in a shell's VAR= or a compose file.
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(Env, filled)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`environment: ${faults.join('; ')}`)
  }
  const env = parsed.data
  return {
    ...env,
    DATA_DIR: path.resolve(env.DATA_DIR),
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    trustProxy: trustOf(env.TRUST_PROXY),
  }
}

function trustOf(text: string): boolean | string {
  return text === 'false' || text === 'true' ? text === 'true' : text
}
