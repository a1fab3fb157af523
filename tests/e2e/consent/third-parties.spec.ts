import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Request } from 'playwright-core'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { login } from '#features/identity/sign-in/contract.ts'
import { testPassword } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, invited, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'

const outside = await openOutside()
const product = await openProduct({
  settings: {
    TAG_MANAGER_ID: 'GTM-TEST',
    TAG_MANAGER_URL: `${outside.origin}/gtm.js`,
    ANALYTICS_ID: 'G-TEST',
    ANALYTICS_URL: `${outside.origin}/gtag.js`,
    BOT_CHECK_SITE_KEY: 'site-key',
    BOT_CHECK_SECRET: 'the-secret-of-the-service',
    BOT_CHECK_URL: `${outside.origin}/bots.js`,
    BOT_CHECK_VERIFY_URL: `${outside.origin}/verify`,
  },
})
const accepted = {
  ...cookiesAnswered,
  isAnalytic: JSON.stringify({ necessary: true, preferences: true, analytics: true, marketing: true }),
}

/** Fake third parties: scripts that count like theirs do, and verdicts of the bot check. */
async function openOutside() {
  const verdict = { success: true, score: 0.9, action: 'register_check', hostname: '127.0.0.1' }
  const asked: string[] = []
  const scripts: Record<string, string> = {
    '/gtm.js': 'globalThis.tags = dataLayer.length; document.cookie = "_gat_test=1; path=/"',
    '/gtag.js': 'globalThis.figures = dataLayer.length; document.cookie = "_ga=1; path=/"',
    '/bots.js':
      'globalThis.grecaptcha = { ready: (then) => then(), execute: async (key, { action }) => key + ":" + action }',
  }
  const server = http.createServer(async (request, reply) => {
    const { pathname } = new URL(request.url ?? '', 'http://outside')
    let body = ''
    for await (const part of request) body += part
    asked.push(pathname === '/verify' ? `${pathname} ${body}` : (request.url ?? ''))
    if (pathname === '/verify') reply.setHeader('content-type', 'application/json').end(JSON.stringify(verdict))
    // The policy of a script for other origins, against our pages' policies.
    else
      reply
        .setHeader('cross-origin-resource-policy', 'cross-origin')
        .setHeader('content-type', 'text/javascript')
        .end(scripts[pathname] ?? '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, verdict }
}

/** A page, with the addresses outside our origin that its browser requested. */
async function openVisitor(storage: Record<string, string>): Promise<{ page: Page; left: string[] }> {
  const page = await product.openPage({ storage })
  const context = page.context()
  const left: string[] = []
  const note = (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== product.origin) left.push(url.pathname)
  }
  context.on('request', note)
  onTestFinished(() => void context.off('request', note))
  return { page, left }
}

const both = ['/gtag.js', '/gtm.js']
const readsTags = (page: Page) => page.evaluate(() => 'tags' in globalThis && 'figures' in globalThis)
const readCookies = (page: Page) => page.evaluate(() => document.cookie)

/** Waits until the page has done everything that it does by itself. */
async function settle(page: Page): Promise<void> {
  await wake(page)
  await page.waitForLoadState('networkidle')
}

async function chooseOnlyNecessary(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'ตั้งค่าคุกกี้' }).click()
  await page.getByRole('checkbox', { name: /^การตลาด/ }).uncheck()
  await page.getByRole('button', { name: 'บันทึกตามที่เลือก' }).click()
}

test('before consent no request leaves our origin; after it both load, on the next page too, and are gone after its withdrawal', async () => {
  const { page, left } = await openVisitor(invited)
  for (const path of ['/', '/login', '/register', '/policy/law']) {
    await page.goto(path)
    await settle(page)
  }
  expect(left).toEqual([])
  expect(await readCookies(page)).toBe('')

  await page.getByRole('button', { name: 'ยอมรับทั้งหมด' }).click()
  await eventually(() => readsTags(page)).toBe(true)
  expect(left.sort()).toEqual(both)
  expect(await readCookies(page)).toMatch(/_ga=1/)
  left.splice(0)
  await page.goto('/club/hit')
  await eventually(() => readsTags(page)).toBe(true)
  expect(left.sort()).toEqual(both)

  left.splice(0)
  await chooseOnlyNecessary(page)
  await eventually(() => readsTags(page)).toBe(false)
  await settle(page)
  expect(await readCookies(page)).toBe('')
  await page.goto('/')
  await settle(page)
  expect(left).toEqual([])
  await product.expectQuiet(page)
})

const yearAgo = new Date(Date.now() - 366 * 24 * 3_600_000).toISOString()
const switchedTo = (switches: { analytics: boolean; marketing: boolean }) => ({
  ...cookiesAnswered,
  isAnalytic: JSON.stringify({ necessary: true, preferences: true, ...switches }),
})

test.each([
  ['analytics alone', switchedTo({ analytics: true, marketing: false })],
  ['marketing alone', switchedTo({ analytics: false, marketing: true })],
  ['neither', switchedTo({ analytics: false, marketing: false })],
  ['a consent that is over a year old', { ...accepted, 'cookies-accept-date': yearAgo }],
])('%s loads nothing', async (_what, storage) => {
  const { page, left } = await openVisitor(storage)
  await page.goto('/policy/law')
  await settle(page)
  expect(left).toEqual([])
})

test('consent given in another tab loads them here, and its withdrawal removes them here', async () => {
  const { page, left } = await openVisitor(invited)
  await page.goto('/')
  await settle(page)
  const other = await page.context().newPage()
  await other.goto('/policy/law')
  await other.getByRole('button', { name: 'ยอมรับทั้งหมด' }).click()
  await page.bringToFront()
  await eventually(() => readsTags(page)).toBe(true)
  await other.bringToFront()
  await chooseOnlyNecessary(other)
  await page.bringToFront()
  await eventually(() => readsTags(page)).toBe(false)
  expect(left.length).toBe(4)
})

test('a minor without a guardian’s consent never gets them, whatever this browser accepted before', async () => {
  const minor = await product.person({ age: 15, guardian: 'waiting' })
  const { page, left } = await openVisitor({ ...accepted, ...(await product.storageOf(minor)) })
  await page.goto('/')
  await settle(page)
  expect(left).toEqual([])
  const switches = await page.evaluate(() => JSON.parse(localStorage.getItem('isAnalytic') ?? ''))
  expect(switches).toEqual({ necessary: true, preferences: true, analytics: false, marketing: false })
})

test('when a minor logs in on a page with tags, the tags are removed', async () => {
  const minor = await product.person({ age: 15, guardian: 'refused' })
  const { page, left } = await openVisitor(accepted)
  await page.goto('/login')
  await eventually(() => readsTags(page)).toBe(true)
  left.splice(0)
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(minor.email)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(testPassword)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  await page.waitForURL('/')
  await page.getByRole('heading', { level: 1, name: /^สวัสดี/ }).waitFor()
  await eventually(() => readsTags(page)).toBe(false)
  await settle(page)
  expect(left).toEqual([])
})

test('an adult’s own consent, and a guardian’s consent, load them; an account that declined does not', async () => {
  for (const person of [await product.person(), await product.person({ age: 15, guardian: 'allowed' })]) {
    const { page } = await openVisitor({ ...accepted, ...(await product.storageOf(person)) })
    await page.goto('/')
    await eventually(() => readsTags(page)).toBe(true)
  }
  const person = await product.person()
  const reply = await fetch(`${product.origin}/v2/api/consent/cookies`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ preferences: true, analytics: false, marketing: false, policy_version: 2 }),
  })
  expect(reply.status).toBe(200)
  const { page, left } = await openVisitor({ ...accepted, ...(await product.storageOf(person)) })
  await page.goto('/')
  await settle(page)
  expect(left).toEqual([])
})

test('a page whose address contained the token of a mail loads none of them', async () => {
  const { page, left } = await openVisitor(accepted)
  await page.goto('/reset-password?token=secret')
  await settle(page)
  expect(left).toEqual([])
})

/** The first step of a sign-up, which asks for a bot check. */
async function takeFirstStep(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(`free-${crypto.randomUUID()}@example.com`)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill('four-stars-over-the-sea')
  await page.getByRole('button', { name: 'ต่อไป' }).click()
  await page.waitForURL('/register/profile')
}

test('the bot check uses the service with consent, with its action, and our own proof of work without', async () => {
  const { page: without, left } = await openVisitor(cookiesAnswered)
  outside.asked.splice(0)
  await takeFirstStep(without)
  expect(left).toEqual([])
  expect(outside.asked).toEqual([])

  const { page, left: asked } = await openVisitor(accepted)
  await takeFirstStep(page)
  expect(asked).toContain('/bots.js')
  expect(outside.asked.find((one) => one.startsWith('/bots.js'))).toBe('/bots.js?render=site-key&trustedtypes=true')
  expect(outside.asked.filter((one) => one.startsWith('/verify'))).toEqual([
    '/verify secret=the-secret-of-the-service&response=site-key%3Aregister_check',
  ])
  await product.expectQuiet(page)
})

test.each([
  ['a program', { score: 0.1 }],
  ['another action', { action: 'login' }],
  ['another host', { hostname: 'evil.example' }],
])('when the service takes a person for %s, the proof of work still admits them', async (_what, said) => {
  const { verdict } = outside
  const before = { ...verdict }
  Object.assign(verdict, said)
  try {
    const { page } = await openVisitor(accepted)
    await takeFirstStep(page)
  } finally {
    Object.assign(verdict, before)
  }
})

test('a blocker of the service does not lock anybody out', async () => {
  const { page } = await openVisitor(accepted)
  await page.route('**/bots.js*', (route) => route.abort('blockedbyclient'))
  await takeFirstStep(page)
})

test('no page, no script and no reply contains a secret', async () => {
  const paths = [
    '/',
    '/ShowVariable',
    '/openapi.json',
    '/docs',
    `/v2/api/bot-check?action=login&kind=remote`,
    login.path,
  ]
  for (const path of paths) {
    const text = await (await fetch(product.origin + path)).text()
    expect(text).not.toMatch(/the-secret-of-the-service|postgres:\/\//)
  }
  const { page } = await openVisitor(cookiesAnswered)
  await page.goto('/ShowVariable')
  for (const row of ['APP_ENV uat', 'เวอร์ชัน 1.2.3', `ที่อยู่ API ${product.origin}`, 'สถิติการใช้งาน เปิด'])
    await page.getByRole('row', { name: row, exact: true }).waitFor()
})
