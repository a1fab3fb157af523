import { z } from 'zod/mini'
import type { RemoteService } from '#features/identity/limits/server/bot-check-commands.ts'
import type { Site } from '#lib/web/site.tsx'

const id = z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/)))
// A script without TLS could be changed in transit; plain HTTP is allowed for this machine only.
const serviceUrl = z.string().check(z.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:|\/))[^\s;,]+$/))

const google = {
  tagManager: 'https://www.googletagmanager.com/gtm.js',
  analytics: 'https://www.googletagmanager.com/gtag/js',
  botCheck: 'https://www.google.com/recaptcha/api.js',
  verify: 'https://www.google.com/recaptcha/api/siteverify',
}

/** The settings of third parties: none loads without its id here and, in the browser, without consent. */
export const thirdPartyEnv = {
  TAG_MANAGER_ID: id,
  TAG_MANAGER_URL: z.optional(serviceUrl),
  ANALYTICS_ID: id,
  ANALYTICS_URL: z.optional(serviceUrl),
  /** A bot check "version 3, with an action string": site key, secret, service URLs and the lowest accepted score. */
  BOT_CHECK_SITE_KEY: id,
  BOT_CHECK_SECRET: z.optional(z.string()),
  BOT_CHECK_URL: z.optional(serviceUrl),
  BOT_CHECK_VERIFY_URL: z.optional(serviceUrl),
  BOT_CHECK_LEAST_SCORE: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 0.5),
  /** Additional hosts for the tags of a tag manager, separated by spaces: 'https://*.example.com'. */
  TAG_HOSTS: z.optional(z.string().check(z.regex(/^(https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?( |$))+$/))),
}

const Settings = z.object(thirdPartyEnv)
type Settings = z.infer<typeof Settings>

/** Incomplete settings, one sentence each: a service that should run must not be missing silently. */
export function faultsOfThirdParties(env: Settings): string[] {
  const pairs: [keyof Settings, keyof Settings][] = [
    ['TAG_MANAGER_URL', 'TAG_MANAGER_ID'],
    ['ANALYTICS_URL', 'ANALYTICS_ID'],
    ['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET'],
    ['BOT_CHECK_SECRET', 'BOT_CHECK_SITE_KEY'],
    ['BOT_CHECK_URL', 'BOT_CHECK_SITE_KEY'],
    ['BOT_CHECK_VERIFY_URL', 'BOT_CHECK_SITE_KEY'],
    ['TAG_HOSTS', 'TAG_MANAGER_ID'],
  ]
  return pairs.flatMap(([given, needed]) =>
    env[given] !== undefined && env[needed] === undefined ? [`${given}: means nothing without ${needed}`] : [],
  )
}

/** The part of the settings that pages get: script addresses and ids, no secret. */
export function servicesOf(env: Settings): Site['services'] {
  const { TAG_MANAGER_ID: tags, ANALYTICS_ID: analytics } = env
  return {
    tagManager: tags ? withQuery(env.TAG_MANAGER_URL ?? google.tagManager, { id: tags }) : null,
    analytics: analytics
      ? { id: analytics, scriptUrl: withQuery(env.ANALYTICS_URL ?? google.analytics, { id: analytics }) }
      : null,
    hasBotCheck: env.BOT_CHECK_SITE_KEY !== undefined,
  }
}

/** The external bot check; null when it is not configured. `origin` is ours: tokens made on other sites are invalid. */
export function botServiceOf(env: Settings, origin: string): RemoteService | null {
  const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SECRET: secret } = env
  if (siteKey === undefined || secret === undefined) return null
  return {
    siteKey,
    secret,
    hostname: new URL(origin).hostname,
    verifyUrl: env.BOT_CHECK_VERIFY_URL ?? google.verify,
    // Without trustedtypes the service's script violates our Trusted Types policy.
    scriptUrl: withQuery(env.BOT_CHECK_URL ?? google.botCheck, { render: siteKey, trustedtypes: 'true' }),
    minScore: env.BOT_CHECK_LEAST_SCORE,
  }
}

/** Hosts to add to the content security policy, by directive; empty when nothing is configured. */
export type PolicyHosts = { script: string[]; connect: string[]; frame: string[] }

export function policyHostsOf(env: Settings): PolicyHosts {
  const tags = [
    ...(env.TAG_MANAGER_ID ? [originOf(env.TAG_MANAGER_URL ?? google.tagManager)] : []),
    ...(env.ANALYTICS_ID ? [originOf(env.ANALYTICS_URL ?? google.analytics)] : []),
    ...(env.TAG_HOSTS?.trim().split(' ') ?? []),
  ]
  const figures =
    env.ANALYTICS_ID && !env.ANALYTICS_URL ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : []
  const bots = botHosts(env)
  const unique = (hosts: string[]) => [...new Set(hosts)]
  return {
    script: unique([...tags, ...bots.script]),
    connect: unique([...tags, ...figures, ...bots.frame]),
    frame: unique(bots.frame),
  }
}

function botHosts(env: Settings): Pick<PolicyHosts, 'script' | 'frame'> {
  if (!env.BOT_CHECK_SITE_KEY) return { script: [], frame: [] }
  if (env.BOT_CHECK_URL) return { script: [originOf(env.BOT_CHECK_URL)], frame: [originOf(env.BOT_CHECK_URL)] }
  const own = 'https://www.google.com/recaptcha/'
  return {
    script: [own, 'https://www.gstatic.com/recaptcha/'],
    frame: [own, 'https://recaptcha.google.com/recaptcha/'],
  }
}

function originOf(url: string): string {
  return new URL(url).origin
}

function withQuery(url: string, query: Record<string, string>): string {
  return `${url}?${new URLSearchParams(query)}`
}
