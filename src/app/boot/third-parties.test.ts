import { expect, test } from 'vitest'
import { newSite } from '#app/pages/site.ts'
import { readEnv } from './env.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { botServiceOf, policyHostsOf } from './third-parties.ts'

const base = { DATABASE_URL: 'postgres://localhost/koinklass', PUBLIC_URL: 'https://koinklass.test' }
const all = {
  ...base,
  TAG_MANAGER_ID: 'GTM-1',
  ANALYTICS_ID: 'G-1',
  BOT_CHECK_SITE_KEY: 'site',
  BOT_CHECK_SECRET: 'the-secret-of-the-service',
}

test.each([
  ['an address without its id', { TAG_MANAGER_URL: 'https://tags.test/t.js' }],
  ['a bot check without its secret', { BOT_CHECK_SITE_KEY: 'site' }],
  ['a secret without its key', { BOT_CHECK_SECRET: 'hush' }],
  ['an address of a bot check without key', { BOT_CHECK_VERIFY_URL: 'https://bots.test/verify' }],
  ['hosts of tags without a tag manager', { TAG_HOSTS: 'https://*.example.com' }],
  ['a script without TLS', { TAG_MANAGER_ID: 'GTM-1', TAG_MANAGER_URL: 'http://tags.test/t.js' }],
  ['an address that would add to the policy', { ANALYTICS_ID: 'G-1', ANALYTICS_URL: 'https://a.test/; script-src *' }],
  ['hosts that would add to the policy', { TAG_MANAGER_ID: 'GTM-1', TAG_HOSTS: 'https://a.test; script-src *' }],
  ['every host', { TAG_MANAGER_ID: 'GTM-1', TAG_HOSTS: 'https://*' }],
  ['an id that is none', { ANALYTICS_ID: '"><script>' }],
  ['a score beyond 1', { ...all, BOT_CHECK_LEAST_SCORE: '5' }],
])('%s is refused at start', (_what, given) => {
  expect(() => readEnv({ ...base, ...given })).toThrow(/^environment: /)
})

test('without ids the policy allows our own origin only, no frames, and one Trusted Types policy', () => {
  const policy = contentSecurityPolicy({ hosts: policyHostsOf(readEnv(base)) })
  expect(policy).toBe(contentSecurityPolicy())
  expect(policy).not.toMatch(/https?:|frame-src/)
  expect(policy).toContain('trusted-types service-worker')
  expect(botServiceOf(readEnv(base), base.PUBLIC_URL)).toBeNull()
})

test.each([
  ['a tag manager', { TAG_MANAGER_ID: 'GTM-1' }, ['https://www.googletagmanager.com'], /analytics|recaptcha/],
  [
    'web analytics',
    { ANALYTICS_ID: 'G-1' },
    ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    /recaptcha/,
  ],
  [
    'a bot check',
    { BOT_CHECK_SITE_KEY: 'site', BOT_CHECK_SECRET: 'hush' },
    ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    /googletagmanager|analytics/,
  ],
  [
    'hosts of our own choice',
    { TAG_MANAGER_ID: 'x', TAG_MANAGER_URL: 'https://tags.test/t.js', TAG_HOSTS: 'https://*.figures.test' },
    ['https://tags.test', 'https://*.figures.test'],
    /google/,
  ],
])('%s adds only its own hosts to the policy', (_what, given, hosts, others) => {
  const policy = contentSecurityPolicy({ hosts: policyHostsOf(readEnv({ ...base, ...given })) })
  for (const host of hosts) expect(policy).toContain(host)
  expect(policy).not.toMatch(others)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe|script-src[^;]* \*[ ;]/)
})

test('pages get addresses and ids, never a secret', () => {
  const env = readEnv({ ...all, SMTP_URL: 'smtp://user:mail-secret@localhost' })
  const own = { cookiesVersion: 1, cookiesAskedSince: null, signIn: { line: false, facebook: false, isLocal: false } }
  const told = JSON.stringify(newSite(env, () => new Date(), own)())
  expect(told).toContain('gtm.js?id=GTM-1')
  expect(told).not.toMatch(/secret|postgres:/)
  expect(botServiceOf(env, env.PUBLIC_URL)).toMatchObject({
    hostname: 'koinklass.test',
    secret: all.BOT_CHECK_SECRET,
    scriptUrl: 'https://www.google.com/recaptcha/api.js?render=site&trustedtypes=true',
  })
})
