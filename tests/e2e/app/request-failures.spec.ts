import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { refreshToken } from '#features/identity/sessions/contract.ts'
import { login } from '#features/identity/sign-in/contract.ts'
import { testPassword } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { seePracticeWallet } from '../support/journey.ts'

const product = await openProduct()
const minuteMs = 60_000
const sessionKeys = ['auth.profile', 'auth.refresh token', 'auth.token']

async function openSignedIn(width = 1280) {
  const person = await product.person({ koin: 1234 })
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  return { person, page: await product.openPage({ width, storage }) }
}

async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(email)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(testPassword)
}

const pressLogin = (page: Page) => page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' }).click()

/** Counts requests from now on, in all pages of a browser. */
function countRequests(page: Page, is_counted: (path: string, type: string) => boolean): () => number {
  let count = 0
  page.context().on('request', (request) => {
    if (is_counted(new URL(request.url()).pathname, request.resourceType())) count += 1
  })
  return () => count
}

test('two tabs whose token expires at the same time share one refresh, and both continue', async () => {
  const { page } = await openSignedIn()
  const other = await page.context().newPage()
  product.pass(16 * minuteMs)
  const renewals = countRequests(page, (path) => path === refreshToken.path)
  await Promise.all([page.goto('/profile'), other.goto('/profile')])
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await tab.getByRole('heading', { level: 1, name: /^คน / }).waitFor()
    await seePracticeWallet(tab, '12.34')
  }
  expect(renewals()).toBe(1)
  const tokens = await Promise.all([page, other].map((tab) => tab.evaluate(() => localStorage.getItem('auth.token'))))
  expect(tokens[0]).toBe(tokens[1])
})

test('a page with typed text is not reloaded after a refresh, and keeps the text', async () => {
  const { page } = await openSignedIn()
  await page.goto('/?category=hit')
  await seePracticeWallet(page, '12.34')
  const box = page.getByRole('searchbox')
  await box.fill('ออมเงิน')
  product.pass(16 * minuteMs)
  const loads = countRequests(page, (_path, type) => type === 'document')
  const renewed = page.waitForResponse((response) => response.url().endsWith(refreshToken.path))
  await page.getByRole('main').getByRole('link', { name: 'Greenery', exact: true }).click()
  expect((await renewed).status()).toBe(200)
  await page.waitForURL('/?category=greenery')
  await seePracticeWallet(page, '12.34')
  expect(await box.inputValue()).toBe('ออมเงิน')
  expect(loads()).toBe(0)
})

test('a click on a link with an expired token still follows the link', async () => {
  const { page } = await openSignedIn()
  await page.goto('/policy/law')
  await seePracticeWallet(page, '12.34')
  product.pass(16 * minuteMs)
  const loads = countRequests(page, (_path, type) => type === 'document')
  await page.getByRole('link', { name: 'คุณมี 12.34 koin' }).click()
  await page.waitForURL('/profile')
  await page.getByRole('heading', { level: 1, name: /^คน / }).waitFor()
  await eventually(async () => loads()).toBe(1)
})

test('while the server is down the page stays; requests report it, and work when the server is back', async () => {
  const { page } = await openSignedIn(360)
  await page.goto('/policy/law')
  await wake(page)
  await seePracticeWallet(page, '12.34')
  await product.goDown()
  try {
    // The drawer's code is not loaded yet.
    await page.getByRole('button', { name: 'เปิดเมนู' }).tap()
    await page.locator('.loading-bar[data-state="failed"]').waitFor()
    await page.getByRole('heading', { level: 1, name: 'ข้อกำหนดการใช้บริการ' }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'นโยบายคุกกี้' }).tap()
    await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor()
    await page.getByRole('alert').getByText('เชื่อมต่อไม่ได้ ตรวจอินเทอร์เน็ตแล้วลองใหม่').waitFor()
  } finally {
    await product.comeBack()
  }
  await page.getByRole('link', { name: 'กลับหน้าแรก' }).tap()
  await page.getByRole('heading', { level: 1, name: /^สวัสดี/ }).waitFor()
  await page.getByRole('button', { name: 'เปิดเมนู' }).tap()
  await page.getByRole('dialog', { name: 'เมนู' }).waitFor()
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('auth.'))
        .sort(),
    ),
  ).toEqual(sessionKeys)
})

test('an expired token does not log out while the server is down', async () => {
  const { page } = await openSignedIn()
  await page.goto('/policy/law')
  await seePracticeWallet(page, '12.34')
  product.pass(16 * minuteMs)
  await product.goDown()
  try {
    await page.getByRole('contentinfo').getByRole('link', { name: 'นโยบายคุกกี้' }).click()
    await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('auth.refresh token'))).not.toBeNull()
  } finally {
    await product.comeBack()
  }
  await page.getByRole('link', { name: 'คุณมี 12.34 koin' }).click()
  await page.getByRole('heading', { level: 1, name: /^คน / }).waitFor()
})

test('a login form without a response keeps the typed text, and the next press logs in', async () => {
  const person = await product.person()
  const page = await product.openPage()
  await page.goto('/login')
  await wake(page)
  await product.goDown()
  try {
    // The form's code is not loaded either: the press is queued, and nothing is lost.
    await fillLogin(page, person.email)
    await pressLogin(page)
    await page.locator('.loading-bar[data-state="failed"]').waitFor()
    await page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบ' }).waitFor()
  } finally {
    await product.comeBack()
  }
  expect(await page.getByRole('textbox', { name: 'อีเมล' }).inputValue()).toBe(person.email)
  await pressLogin(page)
  await page.waitForURL('/')
  await seePracticeWallet(page, '0.00')
})

test('once its code is loaded, the form says that there is no response', async () => {
  const person = await product.person()
  const page = await product.openPage()
  await page.goto('/login')
  await fillLogin(page, person.email)
  await page.getByRole('button', { name: 'แสดงรหัสผ่าน' }).click()
  await page.getByRole('button', { name: 'ซ่อนรหัสผ่าน' }).waitFor()
  await product.goDown()
  try {
    await pressLogin(page)
    await page.getByText('เชื่อมต่อไม่ได้ ตรวจอินเทอร์เน็ตแล้วลองใหม่').waitFor()
  } finally {
    await product.comeBack()
  }
  await pressLogin(page)
  await seePracticeWallet(page, '0.00')
})

test('with a slow response, repeated presses of a button send one request', async () => {
  const person = await product.person()
  const page = await product.openPage()
  await page.goto('/login')
  await fillLogin(page, person.email)
  const gate = Promise.withResolvers<void>()
  await page.route(`**${login.path}`, async (route) => {
    await gate.promise
    await route.continue()
  })
  const logins = countRequests(page, (path) => path === login.path)
  await pressLogin(page)
  await page.locator('.loading-bar[data-state="busy"]').waitFor()
  for (let again = 0; again < 3; again += 1) await page.keyboard.press('Enter')
  gate.resolve()
  await seePracticeWallet(page, '0.00')
  expect(logins()).toBe(1)
})

test('with full storage, a login and the answer to the banner last until the page is closed', async () => {
  const person = await product.person()
  const page = await product.openPage({ storage: {} })
  await page.evaluate(fillStorage)
  await page.goto('/login')
  await page.getByRole('button', { name: 'เฉพาะที่จำเป็น' }).click()
  await page.getByRole('region', { name: 'การใช้คุกกี้' }).waitFor({ state: 'hidden' })
  await fillLogin(page, person.email)
  await pressLogin(page)
  await seePracticeWallet(page, '0.00')
  await page.getByRole('link', { name: 'คุณมี 0.00 koin' }).click()
  await page.getByRole('heading', { level: 1, name: /^คน / }).waitFor()
  expect(await page.getByRole('region', { name: 'การใช้คุกกี้' }).count()).toBe(0)
  await page.getByRole('button', { name: /^คน / }).click()
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' }).waitFor()
  await product.expectQuiet(page)
})

/** Runs in the page: fills the storage to the last character. */
function fillStorage() {
  let piece = 'x'.repeat(1024 * 1024)
  for (let i = 0; piece.length > 0; i += 1) {
    try {
      localStorage.setItem(`full-${i}`, piece)
    } catch {
      piece = piece.slice(0, Math.floor(piece.length / 2))
    }
  }
}

test.each([-1, 1])(
  'a browser whose clock is wrong by %d h stays signed in, and refreshes when the server says so',
  async (hours) => {
    const person = await product.person()
    const context = await product.openContext()
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.clock.install({ time: new Date(product.clock.now.getTime() + hours * 60 * minuteMs) })
    const renewals = countRequests(page, (path) => path === refreshToken.path)
    await page.goto('/login')
    await fillLogin(page, person.email)
    await pressLogin(page)
    await seePracticeWallet(page, '0.00')
    await page.goto('/profile')
    await page.getByRole('heading', { level: 1, name: /^คน / }).waitFor()
    expect(renewals()).toBe(0)
    product.pass(16 * minuteMs)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: /^คน / }).waitFor()
    await eventually(renewals).toBe(1)
  },
)

test('a browser without cookies and storage can read, and a login outlasts the first token', async () => {
  const person = await product.person()
  const context = await product.openContext()
  onTestFinished(() => context.close())
  await context.addInitScript(refuseStorage)
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await page.goto('/login')
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false)
  await fillLogin(page, person.email)
  await pressLogin(page)
  await seePracticeWallet(page, '0.00')
  expect(await context.cookies()).toEqual([])
  product.pass(16 * minuteMs)
  const renewed = page.waitForResponse((response) => response.url().endsWith(refreshToken.path))
  await page.getByRole('contentinfo').getByRole('link', { name: 'นโยบายคุกกี้' }).click()
  expect((await renewed).status()).toBe(200)
})

/** Runs in the page: simulates a browser that blocks all storage. */
function refuseStorage() {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
}

test('an overloaded server refuses calls at once with Retry-After, and still sends pages, files and its health', async () => {
  const { token } = await product.person()
  const ask = (path: string) => fetch(`${product.origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const statusesOf = (paths: string[]) => Promise.all(paths.map(async (path) => (await ask(path)).status))
  const calls = [
    '/v2/api/home',
    '/v2/api/user/get',
    '/v2/api/user/export/file',
    '/v2/api/no-such-call',
    '/oauth/access_token',
    '/openapi.json',
  ]
  const others = ['/club/hit', '/manifest.webmanifest', '/healthz', '/readyz']
  product.lag(1_501)
  expect(await statusesOf(calls)).toEqual(calls.map(() => 503))
  expect(await statusesOf(others)).toEqual(others.map(() => 200))
  const refused = await ask('/v2/api/home')
  expect(refused.headers.get('content-type')).toMatch('application/problem+json')
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ status: 503, code: 'overloaded', retry_after: 5 })
  product.lag(1_500)
  expect(await statusesOf(calls)).toEqual([200, 200, 404, 404, 405, 200])
})
