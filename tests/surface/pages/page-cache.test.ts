// Which pages are cached by us, by proxies and by browsers, and for how long.
import { expect, test } from 'vitest'
import { commonHeaders } from '#app/boot/security-headers.ts'
import { servePages } from '#app/pages/pages.ts'
import { type AnswerFirst, newHttp } from '#lib/server/http/http.ts'
import { openPageFixture, testSite } from '../../fixtures/pages.ts'

const { db, clock, renderer, pageParts, get, postPath } = await openPageFixture()

test('all unknown addresses share one entry, and unused query parameters create no new one', async () => {
  const one = await get('/nowhere/1')
  const two = await get('/nowhere/2?x=1')
  expect(one.headers.etag).toBe(two.headers.etag)
  expect((await get('/?utm_source=a')).headers.etag).toBe((await get('/')).headers.etag)
  expect((await get('/?category=hit')).headers.etag).not.toBe((await get('/')).headers.etag)
})

test('a conditional request gets 304, with a separate ETag for each encoding', async () => {
  const br = await get('/', { 'accept-encoding': 'gzip, br' })
  const gzip = await get('/', { 'accept-encoding': 'gzip' })
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(br.headers.etag).not.toBe(gzip.headers.etag)
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': String(gzip.headers.etag) })).statusCode).toBe(200)
})

test('the page is the same for every caller: a token changes nothing, and nothing personal is in it', async () => {
  const visitor = await get('/')
  const other = await get('/', { authorization: 'Bearer x', cookie: 'session-binding=y' })
  expect(other.body).toBe(visitor.body)
  expect(visitor.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=1')
  expect(visitor.headers['set-cookie']).toBeUndefined()
})

test('a page with unchanged facts is not rendered again, and every change of them is visible', async () => {
  const path = await postPath('scam-signs')
  const first = (await renderer.render(path, testSite))!
  expect(await renderer.render(path, testSite, first.facts)).toBe(null)
  const tomorrow = { ...testSite, today: '2026-11-22' }
  expect((await renderer.render(path, tomorrow, first.facts))!.facts).not.toBe(first.facts)
  await db.updateTable('post').set({ title: 'ชื่อใหม่ของบทความ' }).where('key', '=', 'scam-signs').execute()
  const moved = (await renderer.render(path, testSite, first.facts))!
  expect([moved.status, moved.facts]).toEqual([301, null])
  const renamed = (await renderer.render(moved.location!, testSite, first.facts))!
  expect(renamed.html).toContain('ชื่อใหม่ของบทความ')
})

test('a cached page is sent without the framework, and the reply is identical', async () => {
  const counted: number[] = []
  let answerCached: AnswerFirst = () => false
  const http = newHttp({ answerFirst: (request, response) => answerCached(request, response) })
  http.addHook('onSend', async (_request, reply) => {
    void reply.headers({ ...commonHeaders, ...(reply.getHeaders() as Record<string, string>) })
  })
  answerCached = servePages(http, { ...pageParts, count: (status) => void counted.push(status) })
  const origin = await http.listen({ host: '127.0.0.1', port: 0 })
  try {
    const ask = async (init: RequestInit = {}, url = '/policy/law') => {
      const reply = await fetch(origin + url, init)
      return { status: reply.status, headers: withoutTime(reply.headers), body: await reply.text() }
    }
    const drawn = await ask()
    expect(counted).toEqual([])
    expect(await ask()).toEqual(drawn)
    expect(counted).toEqual([200])
    const known = await ask({ headers: { 'if-none-match': drawn.headers.etag! } })
    expect([known.status, known.body, known.headers.etag]).toEqual([304, '', drawn.headers.etag])
    expect(counted).toEqual([200, 304])
    expect((await ask({ method: 'HEAD' })).body).toBe('')
    expect((await ask({}, '/nowhere')).status).toBe(404)
    expect((await ask({}, '/nowhere')).status).toBe(404)
    expect(counted).toEqual([200, 304])
    clock.now = new Date(clock.now.getTime() + 6_000)
    expect(await ask()).toEqual(drawn)
    expect(counted).toEqual([200, 304])
  } finally {
    await http.close()
  }
})

function withoutTime(headers: Headers): Record<string, string> {
  const { date, 'x-accel-expires': _until, ...rest } = Object.fromEntries(headers)
  return rest
}

test('a page whose address may contain the token of a mail sends no referrer, also from the cache', async () => {
  for (const path of ['/reset-password', '/register/verify', '/account/confirm-email']) {
    for (const url of [`${path}?token=secret`, path, path]) {
      const { headers, body } = await get(url)
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(body).not.toContain('secret')
    }
  }
  expect((await get('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('searches never evict shared pages, and no proxy caches them', async () => {
  let drawn: string[] = []
  const big = 'x'.repeat(1_000_000)
  const http = newHttp()
  const counting = {
    ...renderer,
    render: async (path: string) => {
      drawn.push(path)
      return { status: 200, html: big, location: null, holdsToken: false, facts: null }
    },
  }
  servePages(http, { ...pageParts, renderer: counting })
  const ask = (url: string) => http.inject({ method: 'GET', url })
  await ask('/club/hit')
  for (let i = 0; i < 200; i++) await ask(`/search?keyword=word${i}`)
  expect(drawn).toHaveLength(201)
  drawn = []
  expect((await ask('/club/hit')).headers['cache-control']).toContain('s-maxage')
  // A form that was submitted empty gives the page itself.
  await ask('/club/hit?keyword=')
  expect(drawn).toEqual([])
  expect((await ask('/search?keyword=word199')).headers['cache-control']).toBe('private, max-age=0')
  expect(drawn).toEqual([])
  await ask('/search?keyword=word0')
  expect(drawn).toEqual(['/search?keyword=word0'])
  await http.close()
})
