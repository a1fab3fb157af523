import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import type { PageHandle } from '#app/web/page.ts'
import { routes } from '#app/web/routes.tsx'
import { clubTypes } from '#features/posts/contract.ts'
import { postPath } from '#features/posts/web/post-path.ts'
import { openProduct } from '../product.ts'
import { expectAccessible } from './axe.ts'
import { cookiesAnswered, type View } from './browser.ts'

const product = await openProduct()
const person = await product.person({ koin: 123_456 })
const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
const article = await product.db
  .selectFrom('post')
  .select(['id', 'slug', 'title'])
  .where('key', '=', 'emergency-fund')
  .executeTakeFirstOrThrow()

type Visit = { to: string; status?: number; title?: RegExp; isSignedIn?: boolean; arrivesAt?: string }

/** Where each route of routes.tsx is looked at: with and without what may be left out, and what it refuses. */
const visits: Record<string, Visit[]> = {
  '/': [{ to: '/' }, { to: '/?category=hit' }, { to: '/', isSignedIn: true }],
  '/login': [{ to: '/login' }],
  '/register': [{ to: '/register' }, { to: '/register?restart=1' }],
  '/register/profile': [{ to: '/register/profile', arrivesAt: '/register?restart=1' }],
  '/register/verify': [{ to: '/register/verify' }, { to: '/register/verify', isSignedIn: true }],
  '/profile': [
    { to: '/profile', isSignedIn: true },
    { to: '/profile?tab=skills', isSignedIn: true },
  ],
  '/club/:type?': [
    { to: '/club' },
    ...clubTypes.map((type) => ({ to: `/club/${type}` })),
    { to: '/club/hit?keyword=zzzz' },
    { to: '/club/nothing', status: 404 },
    { to: '/club/hit?page=101', status: 404 },
  ],
  '/post/detail/:id?/:slug?': [
    { to: postPath(article) },
    { to: '/post/detail', status: 404 },
    { to: '/post/detail/00000000-0000-7000-8000-000000000000', status: 404 },
  ],
  '/quiz/daily': [{ to: '/quiz/daily', isSignedIn: true }],
  '/policy/:type?': [
    { to: '/policy' },
    { to: '/policy/law' },
    { to: '/policy/personal' },
    { to: '/policy/cookies' },
    { to: '/policy/nothing', status: 404 },
  ],
  '*': [
    { to: '/no/such/page', status: 404 },
    { to: '//evil.example/', status: 404 },
  ],
}

const everyVisit = Object.entries(visits).flatMap(([path, list]) => list.map((visit) => ({ path, ...visit })))

/** Mode and width alternate, so that all four pairs are seen. */
function viewOf(i: number, isSignedIn = false): View {
  return {
    width: i % 2 ? 1280 : 360,
    theme: i % 4 < 2 ? 'light' : 'dark',
    storage: isSignedIn ? storage : cookiesAnswered,
  }
}

test('every route is looked at', () => {
  expect(Object.keys(visits).sort()).toEqual(leaves(routes).map(({ path }) => path).sort())
})

function leaves(list: RouteObject[]): RouteObject[] {
  return list.flatMap((route) => (route.children ? leaves(route.children) : [route]))
}

const handles = new Map(leaves(routes).map(({ path, handle }) => [path, handle as PageHandle | undefined]))

test.each(everyVisit.map((visit, i) => ({ ...visit, i })))('$to is whole', async (visit) => {
  const { path, to, status = 200, isSignedIn = false, arrivesAt = to, i } = visit
  const page = await product.openPage(viewOf(i, isSignedIn))
  // An address that begins with // would be taken for another host's.
  const response = await page.goto(product.origin + to)
  expect(response?.status()).toBe(status)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toBe(product.origin + arrivesAt)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.title()).toMatch(status === 200 ? /[ก-๙].*/ : /^404 Not Found · Koinklass$/)
  expect(await page.locator('head > title').count()).toBe(1)
  expect(await contentOf('meta[name="description"]')).toMatch(status === 200 ? /[ก-๙]{3}/ : /./)

  const isPrivate = (await page.locator('meta[name="robots"][content="noindex"]').count()) === 1
  const canonicals = await page.locator('link[rel="canonical"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(canonicals).toHaveLength(isPrivate ? 0 : 1)
  if (handles.get(path)?.access === 'protected' || status === 404) expect(isPrivate).toBe(true)
  if (!isPrivate) expect(canonicals[0]).toMatch(new RegExp(`^${product.origin}/`))
  await expectAccessible(page)
  await product.expectQuiet(page, { except: status === 404 ? /status of 404/ : /^$/ })

  function contentOf(selector: string) {
    return page.locator(`head > ${selector}`).first().getAttribute('content')
  }
})
