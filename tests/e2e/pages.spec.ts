import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { viewHome } from '#app/home/contract.ts'
import { listUpcoming } from '#features/events/event-contract.ts'
import { eventPath } from '#features/events/web/event-path.ts'
import { postPath } from '#features/posts/web/post-path.ts'
import { listVideos } from '#features/videos/video-contract.ts'
import { videoPath } from '#features/videos/web/video-path.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { testPassword } from '../people.ts'
import { openProduct } from '../product.ts'
import { expectAccessible } from './axe.ts'
import { cookiesAnswered, wake } from './browser.ts'
import { everyRoute, refused, visitsOf } from './visits.ts'

const product = await openProduct()
const { origin } = product
const person = await product.person({ koin: 123_456 })
const ownStorage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
const staff = await product.person({ roles: [...staffRoles] })
const staffStorage = { ...cookiesAnswered, ...(await product.storageOf(staff)) }
const { latest } = await (await fetch(origin + viewHome.path)).json()
const article = latest[0]
const video = (await (await fetch(origin + listVideos.path)).json()).items[0]
const event = (await (await fetch(origin + listUpcoming.path)).json()).items[0]
const visits = visitsOf({
  articlePath: postPath(article),
  videoPath: videoPath(video),
  eventPath: eventPath(event),
  personId: person.id,
})
const everyVisit = Object.entries(visits).flatMap(([path, list]) =>
  list.map((visit, of) => ({ path, isFirst: of === 0, ...visit })),
)

test('every route is looked at', () => {
  expect(Object.keys(visits).sort()).toEqual(everyRoute.map(({ path }) => path).sort())
})

test.each(everyVisit.map((visit, i) => ({ ...visit, i })))('$to is whole', async (visit) => {
  const { path, to, status = 200, isSignedIn = false, isStaff = false, isRefused = false, arrivesAt = to, i } = visit
  // Width and mode alternate, so that all four pairs are seen.
  const page = await product.openPage({
    width: i % 2 ? 1280 : 360,
    theme: i % 4 < 2 ? 'light' : 'dark',
    storage: isStaff ? staffStorage : isSignedIn ? ownStorage : cookiesAnswered,
  })
  // Whole, because a path that begins with // would be taken for another host's.
  const response = await page.goto(origin + to)
  expect(response?.status()).toBe(status)
  await wake(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toBe(origin + arrivesAt)
  expect(await page.locator('h1').count()).toBe(1)

  const access = everyRoute.find((route) => route.path === path)?.handle?.access
  const head = await readHead(page)
  if (status === 404) {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Not Found')
    expect(await page.getByRole('alert').textContent()).toBe('This page could not be found.')
  } else {
    expect(head.title).toMatch(/./)
    if (!isRefused) expect(head.description).toMatch(/[ก-๙]/)
  }
  const isPrivate = access === 'protected' || access === 'staff' || status === 404
  if (isPrivate) expect(head.isHidden).toBe(true)
  // One address for each public page; a private one is for no search engine and has none.
  expect(head.canonicals).toHaveLength(head.isHidden ? 0 : 1)
  for (const canonical of head.canonicals) expect(canonical).toMatch(`${origin}/`)
  // The same parts with other words are not looked at again.
  if (visit.isFirst) await expectAccessible(page)
  await product.expectQuiet(page, status === 404 || isRefused ? { except: /status of 40[49]/ } : {})
})

/** What a search engine reads of a page; each of it stands there once. */
async function readHead(page: Page) {
  const head = page.locator('head')
  const [titles, descriptions, canonicals, isHidden] = await Promise.all([
    head.locator('title').allTextContents(),
    head.locator('meta[name="description"]').evaluateAll((all) => all.map((one) => (one as HTMLMetaElement).content)),
    head.locator('link[rel="canonical"]').evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href)),
    head.locator('meta[name="robots"][content="noindex"]').count(),
  ])
  expect([titles.length, descriptions.length]).toEqual([1, 1])
  return { title: titles[0], description: descriptions[0], canonicals, isHidden: isHidden > 0 }
}

test.each(refused)('%s is not found', async (path) => {
  const reply = await fetch(origin + path, { redirect: 'manual' })
  expect(reply.status).toBe(404)
  expect(await reply.text()).toMatch(/<h1[^>]*>404 Not Found<\/h1>/)
})

test('an article with another slug, and with its key, moves to its one address for good', async () => {
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

test('a visitor who wants a protected page logs in and comes back to it', async () => {
  const page = await product.openPage()
  await page.goto('/profile?tab=skills')
  await page.waitForURL(`/login?${new URLSearchParams({ redirect: '/profile?tab=skills' })}`)
  await logIn(page)
  await page.waitForURL('/profile?tab=skills')
  await page.getByRole('columnheader', { name: 'ทักษะ' }).or(page.getByText('ยังไม่มีคะแนน')).first().waitFor()
  await product.expectQuiet(page)
})

async function logIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(person.email)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(testPassword)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
}

const guestOnly = everyRoute.filter(({ handle }) => handle?.access === 'guest-only')
test.each(guestOnly)('$path sends a person who is signed in home', async ({ path }) => {
  const page = await product.openPage({ storage: ownStorage })
  await page.goto(path)
  await page.waitForURL('/')
  await page.getByRole('heading', { level: 1, name: /^สวัสดี/ }).waitFor()
})

const attacks = [
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '/%2f/evil.example',
  '/\t/evil.example',
]

test('no redirect parameter leads away from us', async () => {
  const page = await product.openPage()
  for (const attack of attacks) {
    await page.goto(`/login?${new URLSearchParams({ redirect: attack })}`)
    await logIn(page)
    await page.waitForURL(({ pathname }) => pathname !== '/login')
    expect(`${attack} → ${page.url()}`).toBe(`${attack} → ${origin}/`)
    await page.evaluate(() => localStorage.clear())
  }
  await product.expectQuiet(page)
})

test.each([360, 1280])('without JavaScript home and an article can be read at %d px', async (width) => {
  const page = await product.openPage({ width, hasScript: false })
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'เรื่องเงินเรียนวันละนิดก็เก่งขึ้นได้' }).waitFor()
  await page.getByRole('link', { name: 'ลองอ่านเรื่องแรก' }).click()
  const text = page.getByRole('article')
  await text.getByRole('heading', { level: 1 }).waitFor()
  await text.getByRole('heading', { level: 2 }).first().waitFor()
  const paragraphs = text.getByRole('paragraph')
  expect(await paragraphs.count()).toBeGreaterThan(5)
  expect((await text.textContent())?.length).toBeGreaterThan(800)
  await product.expectQuiet(page)
})
