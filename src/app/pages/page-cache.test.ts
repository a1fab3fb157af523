import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newPage, newPageCache } from './page-cache.ts'

const rendered = (html: string, status = 200) => ({ status, html, location: null })

test('a page is rendered once for concurrent requests, and again when it is five seconds old', async () => {
  let now = 0
  let drawn = 0
  const { load } = newPageCache(
    async (key) => newPage(rendered(`${key} ${++drawn}`), now),
    () => now,
  )
  const crowd = await Promise.all(Array.from({ length: 50 }, () => load('/')))
  expect(new Set(crowd.map((page) => page.body('identity').toString()))).toEqual(new Set(['/ 1']))
  now = 4_999
  await load('/')
  expect(drawn).toBe(1)
  now = 5_000
  await load('/')
  expect(drawn).toBe(2)
})

test('an outdated page is passed to the renderer, which may confirm it for five seconds more', async () => {
  let now = 0
  const lasts: (string | null | undefined)[] = []
  const { load } = newPageCache(
    async (_key, last) => {
      lasts.push(last?.facts)
      return last ? { ...last, madeAt: now } : newPage({ ...rendered('as ever'), facts: 'one' }, now)
    },
    () => now,
  )
  const first = await load('/')
  now = 5_000
  const renewed = await load('/')
  // The compressed copies are reused too.
  expect(renewed.body('br')).toBe(first.body('br'))
  now = 9_999
  await load('/')
  expect(lasts).toEqual([undefined, 'one'])
})

test('a failed page is not cached, whether it threw or was a 500', async () => {
  const outcomes = [new Error('away'), rendered('sorry', 500), rendered('well')]
  const { load } = newPageCache(
    async () => {
      const next = outcomes.shift()!
      if (next instanceof Error) throw next
      return newPage(next, 0)
    },
    () => 0,
  )
  await expect(load('/')).rejects.toThrow('away')
  expect((await load('/')).status).toBe(500)
  expect((await load('/')).body('identity').toString()).toBe('well')
})

test('a full cache evicts the least recently used page', async () => {
  const drawn: string[] = []
  const big = 'x'.repeat(10 * 1024 * 1024)
  const { load } = newPageCache(
    async (key) => {
      drawn.push(key)
      return newPage(rendered(big), 0)
    },
    () => 0,
  )
  for (const key of ['a', 'b', 'c', 'd', 'a', 'e']) await load(key)
  drawn.length = 0
  await load('a')
  expect(drawn).toEqual([])
  await load('b')
  expect(drawn).toEqual(['b'])
})

test('every encoding holds the same text, and the ETag identifies the content', () => {
  const page = newPage(rendered('สวัสดี'.repeat(100)), 0)
  expect(gunzipSync(page.body('gzip')).toString()).toBe('สวัสดี'.repeat(100))
  expect(brotliDecompressSync(page.body('br')).toString()).toBe('สวัสดี'.repeat(100))
  expect(page.body('br')).toBe(page.body('br'))
  expect(newPage(rendered('a'), 0).etag).not.toBe(newPage(rendered('b'), 0).etag)
  expect(newPage(rendered('a'), 0).etag).toBe(newPage(rendered('a'), 9).etag)
})
