import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { viewHome } from '#app/home/contract.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { testPassword } from '../../fixtures/people.ts'
import { everyRoute, refused, visitsOf } from '../../support/every-visit.ts'
import { openProduct } from '../../support/product.ts'
import { readBy } from '../../support/visits.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { expectReflow } from '../support/reflow.ts'

const product = await openProduct()
const { origin } = product
const person = await product.person({ koin: 123_456 })
const ownStorage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
const staff = await product.person({ roles: [...staffRoles] })
const staffStorage = { ...cookiesAnswered, ...(await product.storageOf(staff)) }
const read = readBy(async (path) => (await fetch(origin + path)).text())
const article = (await read(viewHome, {})).latest[0]!
const visits = await visitsOf({ read, personId: person.id })
const everyVisit = Object.entries(visits).flatMap(([path, list]) =>
  list.map((visit, of) => ({ path, isFirst: of === 0, ...visit })),
)
/** The same components with other text, for everybody: the HTML from the server is all that needs a check. */
const isSent = ({ isFirst, isSignedIn, isStaff, to, arrivesAt = to }: (typeof everyVisit)[number]) =>
  !isFirst && !isSignedIn && !isStaff && arrivesAt === to

test('every route is visited', () => {
  expect(Object.keys(visits).sort()).toEqual(everyRoute.map(({ path }) => path).sort())
})

const looked = everyVisit.filter((visit) => !isSent(visit))
test.each(looked.map((visit, i) => ({ ...visit, i })))('$to is valid', async (visit) => {
  const { path, to, status = 200, isSignedIn = false, isStaff = false, isRefused = false, arrivesAt = to, i } = visit
  // Width and mode alternate, so that all four pairs are covered.
  const page = await product.openPage({
    width: i % 2 ? 1280 : 360,
    theme: i % 4 < 2 ? 'light' : 'dark',
    storage: isStaff ? staffStorage : isSignedIn ? ownStorage : cookiesAnswered,
  })
  // The full URL, because a path that begins with // would be taken as another host.
  const response = await page.goto(origin + to)
  expect(response?.status()).toBe(status)
  await wake(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toBe(origin + arrivesAt)
  expect(await page.locator('h1').count()).toBe(1)
  if (status === 404) {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Not Found')
    expect(await page.getByRole('alert').textContent()).toBe('This page could not be found.')
    await page.getByText('ไม่พบหน้านี้').waitFor()
  }
  expectHead(readHead(await page.evaluate(() => document.head.outerHTML)), { path, status, isRefused })
  // The same components with other text are not checked again.
  if (visit.isFirst) await expectAccessible(page)
  // The other theme is the same page with other colours, and other widths are the same page: no second visit is needed.
  if (visit.isFirst) await expectContrast(page, i % 4 < 2 ? 'dark' : 'light')
  await expectReflow(page)
  if (!isSignedIn && !isStaff) await expectWholeAgain(page)
  await product.expectQuiet(page, status === 404 || isRefused ? { except: /status of 40[49]/ } : {})
})

/** Checks only what a theme changes, without a second visit. */
async function expectContrast(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expectAccessible(page, { rules: ['color-contrast'] })
}

/**
 * After leaving by a link and coming back, no part still waits for an interaction with the server's HTML, which is
 * gone.
 */
async function expectWholeAgain(page: Page): Promise<void> {
  const lazy = page.locator('[data-lazy]')
  if ((await lazy.count()) === 0) return
  const heading = page.getByRole('heading', { level: 1 })
  const title = (await heading.textContent())!
  // A question has no header: ✕ leaves it. The mark leads home, so home is left by another link.
  const isHome = new URL(page.url()).pathname === '/'
  await page
    .getByRole('link', { name: isHome ? 'เข้าสู่ระบบ' : /^(Koinklass|ออกจาก)/ })
    .first()
    .click()
  await heading.filter({ hasNotText: title }).waitFor()
  await page.goBack()
  await heading.filter({ hasText: title }).waitFor()
  const listEmpty = () =>
    lazy.evaluateAll((all) =>
      all.flatMap((one) => (one.querySelector(':not(div)') ? [] : one.getAttribute('data-lazy'))),
    )
  await eventually(listEmpty).toEqual([])
}

test.each(everyVisit.filter(isSent))('the HTML of $to is valid', async ({ path, to, status = 200 }) => {
  const reply = await fetch(origin + to)
  expect(reply.status).toBe(status)
  const html = await reply.text()
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expectHead(readHead(html.split('</head>')[0]!), { path, status, isRefused: false })
})

/** What a search engine reads of a page; each element occurs once. */
function expectHead(
  { titles, descriptions, canonicals, isHidden }: ReturnType<typeof readHead>,
  { path, status, isRefused }: { path: string; status: number; isRefused: boolean },
): void {
  expect([titles.length, descriptions.length]).toEqual([1, 1])
  if (status !== 404) {
    expect(titles[0]).toMatch(/./)
    if (!isRefused) expect(descriptions[0]).toMatch(/[ก-๙]/)
  }
  const access = everyRoute.find((route) => route.path === path)?.handle?.access
  if (access === 'protected' || access === 'staff' || status === 404) expect(isHidden).toBe(true)
  // Each public page has one canonical address; a private page is not indexed and has none.
  expect(canonicals).toHaveLength(isHidden ? 0 : 1)
  for (const canonical of canonicals) expect(canonical).toMatch(`${origin}/`)
}

function readHead(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
  return {
    titles: all(/<title[^>]*>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    isHidden: all(/<meta name="robots" content="(noindex)/g).length > 0,
  }
}

test.each(refused)('%s is not found', async (path) => {
  const reply = await fetch(origin + path, { redirect: 'manual' })
  expect(reply.status).toBe(404)
  expect(await reply.text()).toMatch(/<h1[^>]*>404 Not Found<\/h1>/)
})

test('an article redirects permanently to its canonical address from another slug and from its key', async () => {
  for (const wrong of [
    `/post/detail/${article.id}`,
    `/post/detail/${article.id}/wrong`,
    '/post/detail/koinklass-guide',
  ]) {
    const reply = await fetch(origin + wrong, { redirect: 'manual' })
    expect(reply.status).toBe(301)
    const right = new URL(reply.headers.get('location') ?? '', origin)
    expect(right.origin).toBe(origin)
    expect((await fetch(right, { redirect: 'manual' })).status).toBe(200)
  }
})

test('a visitor who opens a protected page logs in and returns to it', async () => {
  const page = await product.openPage()
  await page.goto('/policy/law')
  await page.goto('/profile?tab=skills#main')
  const login = `/login?${new URLSearchParams({ redirect: '/profile?tab=skills#main' })}`
  await page.waitForURL(login)
  // Back leaves the login, and does not return to the page that redirects here.
  await page.goBack()
  await page.waitForURL('/policy/law')
  await page.goForward()
  await page.waitForURL(login)
  await logIn(page)
  await page.waitForURL('/profile?tab=skills#main')
  await page.getByRole('columnheader', { name: 'ทักษะ' }).or(page.getByText('ยังไม่มีคะแนน')).first().waitFor()
  await product.expectQuiet(page)
})

test('a link to a fragment of another page scrolls there and moves the focus, and the history stays intact', async () => {
  const page = await product.openPage()
  await page.goto('/path')
  await wake(page)
  const heading = page.getByRole('heading', { level: 1 })
  const title = (await heading.textContent())!
  const stop = page.getByRole('region', { name: 'ท่าเรือชัวร์' }).getByRole('listitem').first().getByRole('link')
  await stop.click()
  await page.getByRole('dialog').locator('a[href*="#post-end"]').first().click()
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('post-end')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400)
  await page.goBack()
  await heading.filter({ hasText: title }).waitFor()
  await stop.waitFor()
  await product.expectQuiet(page)
})

async function logIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(person.email)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(testPassword)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
}

test('a summary of errors drops corrected fields', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/login')
  await wake(page)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  const summary = page.getByRole('main').locator('.notice-danger')
  await summary.waitFor()
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(person.email)
  await summary.waitFor({ state: 'detached' })
  await product.expectQuiet(page)
})

test.each([360, 1280])('a signed-in person reads their name at the top at %d px', async (width) => {
  const page = await product.openPage({ width, storage: ownStorage })
  await page.goto('/policy/law')
  const name = page.getByRole('banner').locator('.account-name')
  await name.waitFor()
  const { shown, box } = await name.evaluate((one) => ({ shown: one.textContent, box: one.getBoundingClientRect() }))
  expect(JSON.stringify(ownStorage)).toContain(shown!)
  expect(box.width).toBeGreaterThan(30)
})

test('a visible loading state stays for 200 ms, however fast the response is', async () => {
  const page = await product.openPage({ storage: ownStorage })
  await page.goto('/policy/law')
  const bell = page.getByRole('banner').getByRole('button', { name: /แจ้งเตือน/ })
  await bell.waitFor()
  await page.evaluate(watchLoading)
  await bell.click()
  await eventually(() => page.evaluate(() => (globalThis as { loadingMs?: number }).loadingMs ?? 0)).toBeGreaterThan(
    195,
  )
})

/** Runs in the page: how long the panel of notices showed its loading state. */
function watchLoading() {
  let since = 0
  new MutationObserver(() => {
    const isLoading = document.querySelector('.notice-panel [aria-busy]') !== null
    if (isLoading) since ||= performance.now()
    else if (since) Object.assign(globalThis, { loadingMs: performance.now() - since })
  }).observe(document.body, { subtree: true, childList: true })
}

const guestOnly = everyRoute.filter(({ handle }) => handle?.access === 'guest-only')
test.each(guestOnly)('$path redirects a signed-in person to home', async ({ path }) => {
  const page = await product.openPage({ storage: ownStorage })
  await page.goto(path)
  await page.waitForURL('/')
  await page.getByRole('heading', { level: 1, name: /^สวัสดี/ }).waitFor()
})

test.each([360, 1280])('without JavaScript home and an article can be read at %d px', async (width) => {
  const page = await product.openPage({ width, hasScript: false })
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /^เก่งเรื่องเงิน/ }).waitFor()
  await page.getByRole('link', { name: 'ลองอ่านเรื่องแรก' }).click()
  const text = page.getByRole('article')
  await text.getByRole('heading', { level: 1 }).waitFor()
  await text.getByRole('heading', { level: 2 }).first().waitFor()
  const paragraphs = text.getByRole('paragraph')
  expect(await paragraphs.count()).toBeGreaterThan(5)
  expect((await text.textContent())?.length).toBeGreaterThan(800)
  await product.expectQuiet(page)
})
