import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { readMine } from '#features/posts/reading/reading-contract.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, hydrated, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { expectReflow } from '../support/reflow.ts'

const product = await openProduct({ offlineAfterMs: 0 })

/** A browser with an active service worker, and a page that the worker controls. */
async function openApp({ width = 1280, theme = 'light' as 'light' | 'dark', storage = {} } = {}) {
  const context = await product.openContext({ width, theme, hasWorker: true })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  await page.evaluate((items) => Object.assign(localStorage, items), { ...cookiesAnswered, ...storage })
  await page.goto('/policy/law')
  await untilControlled(page)
  return { context, page }
}

/** Disables the worker's network timeout: on a slow machine the copy would be used after three seconds. */
async function makePatient(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(() => {
    const wait = globalThis.setTimeout.bind(globalThis) as (work: TimerHandler, ms?: number) => number
    Object.assign(globalThis, { setTimeout: (work: TimerHandler, ms = 0) => wait(work, ms * 20) })
  })
}

/** Waits until the worker is active and controls this page. */
async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

async function articlePath(key: string): Promise<string> {
  const reply = await fetch(`${product.origin}/post/detail/${key}`, { redirect: 'manual' })
  return reply.headers.get('location')!
}

/** The paths in the browser's cache, the oldest first. */
function savedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('pages')).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'ตอนนี้ไม่มีเน็ต' })

/** Chromium's own list of reasons against installing the page. */
async function installFaults(context: BrowserContext, page: Page) {
  const devTools = await context.newCDPSession(page)
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  const manifest = await devTools.send('Page.getAppManifest')
  return { installabilityErrors, errors: manifest.errors, url: manifest.url }
}

test('Chromium reads the manifest and finds no reason against installing the app', async () => {
  const { context, page } = await openApp()
  const { installabilityErrors, errors, url } = await installFaults(context, page)
  expect(url).toBe(`${product.origin}/manifest.webmanifest`)
  expect(errors).toEqual([])
  // An incognito window can never install an app.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  await product.expectQuiet(page)
})

test('an opened article can be read offline, and every other page says that there is no network', async () => {
  const { context, page } = await openApp({ width: 360 })
  const path = await articlePath('compound-interest')
  await page.goto(path)
  const title = await heading(page).textContent()
  await eventually(() => savedPaths(page)).toEqual([path])
  await context.setOffline(true)

  await page.reload()
  expect(await heading(page).textContent()).toBe(title)
  expect(
    await page.locator('.article-cover use').evaluate((use: SVGUseElement) => use.getBoundingClientRect().width),
  ).toBeGreaterThan(0)

  await page.goto('/club/hit')
  await offline(page).waitFor()
  await expectAccessible(page)
  const link = page.getByRole('link', { name: /ดอกเบี้ยทบต้น/ })
  await link.waitFor()
  await link.click()
  await page.waitForURL(`**${path}`)
  expect(await heading(page).textContent()).toBe(title)
  await product.expectQuiet(page, { except: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })
})

test('a tab that is tapped offline keeps header and bar, shows what can be read, and comes back by itself', async () => {
  const { context, page } = await openApp({ width: 360 })
  const path = await articlePath('compound-interest')
  await page.goto(path)
  const title = (await heading(page).textContent())!
  await eventually(() => savedPaths(page)).toEqual([path])
  await page.goto('/glossary')
  await goOfflineByTab(context, page)
  await page.getByRole('main').getByRole('link', { name: title }).waitFor()
  await expectAccessible(page)
  const retry = page.getByRole('button', { name: 'ลองอีกครั้ง' })
  await retry.tap()
  await page.getByRole('status').getByText('ยังต่อไม่ได้ รอสักครู่แล้วลองอีกครั้ง').waitFor()
  await expectReflow(page)

  await context.setOffline(false)
  await page.getByRole('heading', { level: 2, name: 'เกม' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/play')
})

test('a browser without a worker and without a saved article says so instead of an error', async () => {
  const context = await product.openContext({ width: 360, theme: 'dark' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto('/glossary')
  await goOfflineByTab(context, page)
  await page.getByText('บทความที่เปิดอ่านตอนมีเน็ตจะเก็บไว้ให้อ่านตรงนี้').waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { level: 2, name: 'เกม' }).waitFor()
})

/** Loses the network on a started page, and taps a place of the bar. */
async function goOfflineByTab(context: BrowserContext, page: Page): Promise<void> {
  await wake(page)
  const isStarted = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('start-offline'))
  await eventually(() => page.evaluate(isStarted)).toBe(true)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const bar = page.getByRole('navigation', { name: 'แถบล่าง' })
  await bar.getByRole('link', { name: 'เล่น' }).tap()
  await offline(page).waitFor()
  expect(await bar.isVisible()).toBe(true)
  await page.getByRole('banner').getByRole('button', { name: 'เปิดเมนู' }).waitFor()
  expect(await page.getByText('An error occurred').count()).toBe(0)
}

test('a like and an answer given offline are stored, and sent once after reconnecting', async () => {
  const person = await product.person()
  const { context, page } = await openApp({ width: 360, storage: await product.storageOf(person) })
  const path = await articlePath('compound-interest')
  await page.goto(path)
  await eventually(() => savedPaths(page)).toEqual([path])
  await context.setOffline(true)
  const like = page.getByRole('button', { name: /^ถูกใจ/ })
  /** Loads the page from the copy, and waits until the request for the personal part has failed. */
  const reload = async () => {
    const unread = page.waitForEvent('requestfailed', (request) => request.url().includes(readMine.path))
    await page.reload()
    await like.scrollIntoViewIfNeeded()
    await unread
    // The failed request can be one of the page before.
    await hydrated(like)
    await eventually(() => like.getAttribute('aria-disabled')).toBe(null)
  }
  await reload()
  await like.click()
  await page.getByText('บันทึกไว้แล้ว จะส่งเมื่อกลับมาออนไลน์').waitFor()
  expect(await like.getAttribute('aria-pressed')).toBe('true')
  const { question } = await product.db
    .selectFrom('post')
    .select('question')
    .where('key', '=', 'compound-interest')
    .executeTakeFirstOrThrow()
  await page.getByRole('radio', { name: (question as { right: string }).right, exact: true }).check()
  await page.getByRole('button', { name: 'ตรวจคำตอบ' }).click()
  await page.getByText('เฉลยจะมาหลังส่งถึง').waitFor()
  await expectAccessible(page)
  // Queued actions survive a reload.
  await reload()
  await page.getByText('เฉลยจะมาหลังส่งถึง').waitFor()
  await eventually(() => like.getAttribute('aria-pressed')).toBe('true')

  const sent: string[] = []
  context.on('request', (request) => void sent.push(...(request.url().match(/post\/(like|answer)\b/g) ?? [])))
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
  await page.getByText('บันทึกไว้แล้ว จะส่งเมื่อกลับมาออนไลน์').waitFor({ state: 'detached' })
  expect(sent).toEqual(['post/like', 'post/answer'])
  expect(await like.getAttribute('aria-pressed')).toBe('true')
  const rows = async (table: 'post_answer' | 'post_like' | 'capped_reward') =>
    (await product.db.selectFrom(table).select('user_id').where('user_id', '=', person.id).execute()).length
  expect([await rows('post_answer'), await rows('post_like'), await rows('capped_reward')]).toEqual([1, 1, 1])
})

test('an article reached by client navigation is stored too, and a stored one opens by client navigation offline', async () => {
  const { context, page } = await openApp()
  await page.goto('/club/biz-master')
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /./ })
    .and(page.locator('[href^="/post/detail/"]'))
    .first()
  const path = decodeURI((await link.getAttribute('href'))!)
  await link.click()
  await page.waitForURL(`**${encodeURI(path)}`)
  await eventually(async () => (await savedPaths(page)).map(decodeURI)).toEqual([path])
  await page.goBack()
  await link.waitFor()
  await context.setOffline(true)
  await link.click()
  await page.waitForURL(`**${encodeURI(path)}`)
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
})

test('online readers get the current page, and a page that was taken down is removed from the cache', async () => {
  const { context, page } = await openApp()
  await makePatient(context)
  const path = await articlePath('needs-and-wants')
  await page.goto(path)
  await eventually(() => savedPaths(page)).toEqual([path])
  const change = product.db.updateTable('post').where('key', '=', 'needs-and-wants')
  await change.set({ title: 'ชื่อใหม่ของเรื่องนี้' }).execute()
  product.pass(6_000)
  await page.reload()
  expect(await heading(page).textContent()).toBe('ชื่อใหม่ของเรื่องนี้')
  const { status } = await product.db
    .selectFrom('post')
    .select('status')
    .where('key', '=', 'needs-and-wants')
    .executeTakeFirstOrThrow()
  await change.set({ status: 'draft' }).execute()
  onTestFinished(() =>
    change
      .set({ status })
      .execute()
      .then(() => {}),
  )
  product.pass(6_000)
  await page.reload()
  await page.getByRole('heading', { name: '404 Not Found' }).waitFor()
  await eventually(() => savedPaths(page)).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await offline(page).waitFor()
})

test('no API reply is cached, and nothing of a personal page', async () => {
  const person = await product.person({ koin: 1234 })
  const storage = await product.storageOf(person)
  const { page } = await openApp({ storage })
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1, name: /^คน / }).waitFor()
  await page.goto(await articlePath('compound-interest'))
  await eventually(() => savedPaths(page)).toHaveLength(1)
  const saved = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(saved.filter((path) => !/^\/(assets|art|media|releases|post\/detail)\/|^\/offline$/.test(path))).toEqual([])
  const texts = await page.evaluate(async () => {
    const pages = await caches.open('pages')
    return Promise.all((await pages.keys()).map(async (key) => (await pages.match(key))!.text()))
  })
  for (const text of texts) expect(text).not.toContain(JSON.parse(storage['auth.profile']!).display_name)
})

test('a logout removes the read articles from this browser', async () => {
  const person = await product.person()
  const { page } = await openApp({ storage: await product.storageOf(person) })
  await page.goto(await articlePath('compound-interest'))
  await eventually(() => savedPaths(page)).toHaveLength(1)
  await page.getByRole('button', { name: /^คน / }).click()
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click()
  await page.waitForURL('/')
  await eventually(() => page.evaluate(() => caches.keys())).not.toContain('pages')
  expect(await page.evaluate(() => caches.keys())).not.toContain('pictures')
})
