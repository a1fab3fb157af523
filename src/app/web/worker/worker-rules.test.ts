import { describe, expect, test } from 'vitest'
import { chooseOldest, chooseReleases, fateOf, picturesOf, readPush, titleOf, wayOf } from './worker-rules.ts'

const origin = 'https://koinklass.test'
const article = '/post/detail/01890000-0000-7000-8000-000000000000/%E0%B8%AD%E0%B8%AD%E0%B8%A1'
const asked = { method: 'GET', mode: 'cors', hasToken: false, isRange: false }

function wayTo(path: string, more: Partial<typeof asked> = {}) {
  return wayOf({ ...asked, url: new URL(path, origin).href, ...more }, origin)
}

describe('the handling of a request', () => {
  test.each([
    ['an article that is opened', article, { mode: 'navigate' }, 'article'],
    ['the same with something behind the ?', `${article}?from=line`, { mode: 'navigate' }, 'article'],
    ['another page that is opened', '/policy/law', { mode: 'navigate' }, 'page'],
    ['an article without its slug, which leads on', '/post/detail/compound-interest', { mode: 'navigate' }, 'page'],
    ['a hashed file', '/assets/start-abc.js', {}, 'asset'],
    ['a picture in code', '/art/covers/market.svg', { mode: 'same-origin' }, 'picture'],
    ['an uploaded picture', '/media/abc/96.webp', { mode: 'no-cors' }, 'picture'],
    ['a call', '/v2/api/post/show?id=x', {}, 'pass'],
    ['a call with a token', '/v2/api/user/get', { hasToken: true }, 'pass'],
    ['a picture that somebody asks for with a token', '/media/abc/96.webp', { hasToken: true }, 'pass'],
    ['a form', '/login', { method: 'POST', mode: 'navigate' }, 'pass'],
    ['a part of a file', '/media/abc/1.mp4', { isRange: true }, 'pass'],
    ['another origin', 'https://elsewhere.example/assets/x.js', {}, 'pass'],
  ])('%s', (_what, path, more, way) => {
    expect(wayTo(path, more)).toBe(way)
  })
})

describe('the effect of a response on the copy', () => {
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' }
  const fate = (headers: Record<string, string>, more = {}) =>
    fateOf({ status: 200, type: 'basic', redirected: false, headers: new Headers(headers), ...more })

  test.each([
    ['a page for everybody', html, {}, 'keep'],
    ['a private page', { ...html, 'cache-control': 'private, max-age=0' }, {}, 'forget'],
    ['a page that nobody may store', { ...html, 'cache-control': 'no-store' }, {}, 'forget'],
    ['what is no page', { ...html, 'content-type': 'application/json' }, {}, 'forget'],
    ['a page that came by way of another', html, { redirected: true }, 'forget'],
    ['a page that has moved', {}, { status: 0, type: 'opaqueredirect' }, 'forget'],
    ['a page that is gone', html, { status: 404 }, 'forget'],
    ['a server in trouble', html, { status: 503 }, 'leave'],
    ['another origin’s answer', html, { status: 0, type: 'opaque' }, 'leave'],
  ])('%s', (_what, headers, more, wanted) => {
    expect(fate(headers, more)).toBe(wanted)
  })
})

test('the pictures of a page are its drawn and its uploaded ones, each once', () => {
  const html =
    '<use href="/art/covers/market.svg#art"/><img src="/media/a/96.webp"><use href="/art/covers/market.svg#art"/><a href="/article">'
  expect(picturesOf(html)).toEqual(['/art/covers/market.svg', '/media/a/96.webp'])
})

test('the title is without the site’s name and without entities', () => {
  expect(titleOf('<title>ออม &amp; ใช้ &quot;ให้พอ&quot; · Koinklass</title>')).toBe('ออม & ใช้ "ให้พอ"')
  expect(titleOf('<p>')).toBe('')
})

describe('eviction', () => {
  const pages = [40, 30, 20, 10].map((bytes, i) => ({ name: i, bytes }))
  const gone = (most: { pages: number; bytes: number }) => chooseOldest(pages, most).map(({ name }) => name)

  test('evicts nothing while everything fits', () => expect(gone({ pages: 4, bytes: 100 })).toEqual([]))
  test('evicts the least recently opened page when there is one too many', () =>
    expect(gone({ pages: 3, bytes: 100 })).toEqual([0]))
  test('evicts as many as the size limit requires', () => expect(gone({ pages: 4, bytes: 35 })).toEqual([0, 1]))
  test('evicts everything when one page alone is too large', () =>
    expect(gone({ pages: 4, bytes: 5 })).toEqual([0, 1, 2, 3]))
})

test('keeps the files of the last three releases, including the current one', () => {
  expect(chooseReleases(['a', 'b', 'c', 'd'], 'e')).toEqual(['c', 'd', 'e'])
  expect(chooseReleases(['a', 'b', 'c', 'd'], 'a')).toEqual(['c', 'd', 'a'])
  expect(chooseReleases([], 'a')).toEqual(['a'])
})

test('a push shows what our server sent, and a plain line for anything else', () => {
  const ours = { title: 'เรื่องของวันนี้รออยู่', body: 'ควิซ', href: '/day' }
  expect(readPush(JSON.stringify(ours))).toEqual(ours)
  for (const other of [
    '',
    'null',
    '{}',
    '[]',
    '{"title":1}',
    ...['//evil.test', 'https://evil.test', '/a?b', 'day'].map((href) => JSON.stringify({ ...ours, href })),
  ])
    expect(readPush(other)).toMatchObject({ title: 'Koinklass', href: '/notifications' })
})
