import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'

const product = await openProduct()

/** Names of the scripts that a page requested, without their hashes. */
function listScripts(page: Page): string[] {
  const list: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+?)-[\w-]{7,8}\.js$/.exec(new URL(request.url()).pathname)?.[1]
    if (name) list.push(name)
  })
  return list
}

/** A page whose browser is not idle until the test says so. */
async function openBusyPage(width: number) {
  const page = await (await product.openContext({ width })).newPage()
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: (work: () => void) => Object.assign(window, { idleWork: work }) })
  })
  const scripts = listScripts(page)
  await page.goto('/')
  await page.waitForFunction(() => 'idleWork' in window)
  return { page, scripts }
}

test('a visitor’s page requests only the theme and its first script, and the remaining scripts when the browser is idle', async () => {
  const { page, scripts } = await openBusyPage(1280)
  // The first script and the offline page share one small file for the browser's storage, fetched along with it.
  expect(scripts.sort()).toEqual(['start', 'storage', 'theme'])
  await page.evaluate(() => (window as unknown as { idleWork: () => void }).idleWork())
  await eventually(() => scripts).toContain('client')
  await product.expectQuiet(page)
})

test.each([
  { touch: 'a finger', width: 360, act: (page: Page) => page.getByRole('heading', { level: 1 }).tap() },
  { touch: 'a key', width: 1280, act: (page: Page) => page.keyboard.press('Tab') },
])('$touch starts hydration before the browser is idle', async ({ width, act }) => {
  const { page, scripts } = await openBusyPage(width)
  await act(page)
  await eventually(() => scripts).toContain('client')
})

test('a page without interaction is hydrated after 10 seconds, and not before', async () => {
  const page = await product.openPage()
  await page.clock.install()
  const scripts = listScripts(page)
  await page.goto('/')
  const isHydrated = () => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
  await eventually(() => scripts).toContain('client')
  await page.clock.fastForward(4_000)
  expect(await isHydrated()).toBe(false)
  await page.clock.fastForward(7_000)
  await eventually(isHydrated).toBe(true)
})

test('a press before hydration is replayed afterwards', async () => {
  const { page, scripts } = await openBusyPage(360)
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/client-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'เปิดเมนู' }).tap()
  await eventually(() => scripts).toContain('client')
  expect(await page.getByRole('dialog').count()).toBe(0)
  gate.resolve()
  await page.getByRole('dialog', { name: 'เมนู' }).waitFor()
  await product.expectQuiet(page)
})

test('a page that is being read keeps its scroll position during hydration', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/')
  await wake(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/**
 * The scripts (Thai, Latin) without a local fallback font on this machine; without one the test of layout shift means
 * nothing.
 */
async function listMissingFaces(): Promise<string[]> {
  const page = await product.openPage()
  await page.goto('/policy/personal')
  return page.evaluate(async () => {
    const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', '').startsWith('Like '))
    const loaded = await Promise.all(faces.map((face) => face.load().catch(() => null)))
    const has = (letter: number) =>
      loaded.some((face) =>
        face?.unicodeRange.split(',').some((range) => {
          const [first, last = first] = range
            .trim()
            .slice(2)
            .split('-')
            .map((code) => Number.parseInt(code, 16))
          return first! <= letter && letter <= last!
        }),
      )
    return Object.entries({ Thai: 0x0e01, Latin: 0x61 }).flatMap(([script, letter]) => (has(letter) ? [] : [script]))
  })
}

test.for([360, 412, 1280])('at %d px no letter moves when its font loads late', async (width, { skip }) => {
  const missing = await listMissingFaces()
  if (missing.length > 0) {
    console.warn(`SKIPPED: how letters change at ${width} px, for this machine has no ${missing.join(' and ')} ones`)
    skip()
  }
  // A new context, which has no font cached.
  const context = await product.openContext({ width })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += shift.value
      document.documentElement.dataset.moved = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const gate = Promise.withResolvers<void>()
  let late = 0
  await page.route('**/*.woff2', async (route) => {
    late += 1
    await gate.promise
    await route.continue()
  })
  await page.goto('/policy/personal', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await eventually(() => late).toBeGreaterThan(0)
  gate.resolve()
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  expect(Number(await page.evaluate(() => document.documentElement.dataset.moved ?? 0))).toBeLessThan(0.0002)
})

test('a slow navigation shows the progress bar until it is over', async () => {
  const page = await product.openPage()
  await page.goto('/')
  await wake(page)
  const gate = Promise.withResolvers<void>()
  await page.route('**/v2/api/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page
    .getByRole('link', { name: /^Greenery/ })
    .first()
    .click()
  await page.locator('.loading-bar[data-state="busy"]').waitFor()
  gate.resolve()
  await page.getByRole('heading', { level: 1, name: 'Greenery' }).waitFor()
  await page.locator('.loading-bar').waitFor({ state: 'detached' })
  await product.expectQuiet(page)
})

test('a navigation that fails turns the progress bar red and shows the error page', async () => {
  const page = await product.openPage()
  await page.goto('/')
  await wake(page)
  await page.route('**/v2/api/**', (route) => route.abort('connectionrefused'))
  await page
    .getByRole('link', { name: /^Greenery/ })
    .first()
    .click()
  const bar = page.locator('.loading-bar[data-state="failed"]')
  const colors = await bar.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--c-danger)'
    return [element, probe].map((one) => getComputedStyle(one).backgroundColor)
  })
  expect(colors[0]).toBe(colors[1])
  await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor()
  await page.getByRole('alert').getByText('เชื่อมต่อไม่ได้').waitFor()
  await product.expectQuiet(page, { except: /ERR_CONNECTION_REFUSED/ })
})

test('when a release has removed a file of a page, the requested page is reloaded and works', async () => {
  const page = await (await product.openContext()).newPage()
  let isGone = true
  await page.route('**/assets/login-page-*.js', (route) => (isGone ? route.abort('failed') : route.continue()))
  await page.goto('/policy/law')
  const release = page.waitForRequest((request) => request.isNavigationRequest()).then(() => (isGone = false))
  await wake(page)
  await page.getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await release
  await page.waitForURL('**/login')
  await page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบ' }).waitFor()
  await wake(page)
  await page.goBack()
  await page.waitForURL('**/policy/law')
})

test('when a file is really missing, the page reloads once a minute at most and says what does not work', async () => {
  const page = await (await product.openContext()).newPage()
  let loads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads += 1
  })
  await page.route('**/assets/login-page-*.js', (route) => route.abort('failed'))
  await page.goto('/policy/law')
  await wake(page)
  await page.getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await page.waitForURL('**/login')
  await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor()
  await page.locator('.loading-bar[data-state="failed"]').waitFor()
  await expectAccessible(page)
  // The server's HTML can still be read, and says what does not work.
  await page.getByRole('button', { name: /^อ่านหน้านี้ต่อ/ }).click()
  await page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบ' }).waitFor()
  // The page was reloaded at its own address: when the load is complete the first script has run, and receives a press.
  await page.waitForLoadState('load')
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await page.getByRole('alert').getByText('หน้านี้โหลดมาไม่ครบ').waitFor()
  await expectAccessible(page)
  expect(loads).toBe(2)

  // On a hydrated page the error page reports it, and nothing is reloaded within the minute.
  await page.goto('/policy/law')
  await wake(page)
  await page.getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor()
  expect(loads).toBe(3)

  await page.goto('/policy/law')
  await page.clock.setFixedTime(Date.now() + 61_000)
  await wake(page)
  await page.getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await page.waitForURL('**/login')
  await eventually(() => loads).toBe(5)
})

test('a page that cannot be rendered in the browser becomes the error page, with a link home', async () => {
  const person = await product.person()
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  await page.route(`**${readDailyQuiz.path}`, (route) => route.fulfill({ json: {} }))
  await page.goto('/quiz/daily')
  await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor()
  await page.getByRole('banner').waitFor()
  await page.unroute(`**${readDailyQuiz.path}`)
  await page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' }).click()
  await page.getByRole('heading', { level: 1, name: /^สวัสดี/ }).waitFor()
})

test('a page that cannot be rendered on the server answers 500 with the error page', async () => {
  const { id } = await product.db
    .selectFrom('post')
    .select('id')
    .where('key', '=', 'scam-signs')
    .executeTakeFirstOrThrow()
  await product.db
    .updateTable('post')
    .set({ body: JSON.stringify({ type: 'doc', content: 'broken' }) })
    .where('id', '=', id)
    .execute()
  const page = await product.openPage()
  const response = await page.goto(`/post/detail/${id}`)
  expect(response?.status()).toBe(500)
  await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor()
  await page.getByText('รหัส 500').waitFor()
  await page.getByRole('banner').waitFor()
  await product.expectQuiet(page, { except: /status of 500/ })
})

test('a failed start on a public page shows the error page and a red bar', async () => {
  const page = await product.openPage()
  await page.route('**/assets/client-*.js', (route) => route.abort('failed'))
  await page.goto('/policy/law')
  await page.keyboard.press('Shift')
  await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor()
  await page.locator('.loading-bar[data-state="failed"]').waitFor()
  await eventually(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' }).waitFor()
})

test('a script that cannot be loaded shows the error page where nothing else would be visible', async () => {
  const person = await product.person()
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  await page.route('**/assets/client-*.js', (route) => route.abort('failed'))
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor()
})
