// How each address responds: a page, a redirect, an error.
import { METHODS, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { servePages } from '#app/pages/pages.ts'
import { newHttp, serve } from '#lib/server/http/http.ts'
import { openPageFixture, testSite } from '../../fixtures/pages.ts'

const { http, routes, pageParts, get, postPath } = await openPageFixture()

/** Over the network, because Node's own parser of methods is part of the behaviour. */
async function statusesOf(requests: { method: string; path: string }[]) {
  const door = newHttp()
  serve(door, routes, async () => null)
  servePages(door, pageParts)
  await door.listen({ host: '127.0.0.1', port: 0 })
  const { port } = door.server.address() as AddressInfo
  const answers = requests.map(async ({ method, path }) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
    const asked = request({ host: '127.0.0.1', port, method, path, agent: false }, (reply) => {
      reply.resume()
      resolve([method, path, reply.statusCode, reply.headers.allow])
    })
    asked.on('error', reject).end()
    return promise
  })
  const all = await Promise.all(answers)
  await door.close()
  return all
}

test('every other method gets 405 at an existing address, and 404 at an unknown one', async () => {
  const places = [
    { path: '/v2/api/home', is: [405, 'GET, HEAD, OPTIONS'] },
    { path: '/api/login', is: [405, 'POST, OPTIONS'] },
    { path: '/club/hit', is: [405, 'GET, POST, HEAD, OPTIONS'] },
    { path: '/no-such-page', is: [404, undefined] },
    { path: '/v2/api/no-such-call', is: [404, undefined] },
  ]
  const known = ['GET', 'HEAD', 'POST', 'OPTIONS']
  // CONNECT asks for a tunnel: Node ends the connection.
  const others = METHODS.filter((method) => method !== 'CONNECT' && !known.includes(method))
  expect(others).toEqual(expect.arrayContaining(['PROPFIND', 'TRACE', 'M-SEARCH', 'QUERY']))
  const cases = places.flatMap(({ path, is }) => others.map((method) => ({ method, path, is })))
  expect(await statusesOf(cases)).toEqual(cases.map(({ method, path, is }) => [method, path, ...is]))
})

test.each([
  ['GET', '/v2/api/post/create', 405, 'POST, OPTIONS'],
  ['GET', '/api/login', 405, 'POST, OPTIONS'],
  ['HEAD', '/oauth/access_token?x=1', 405, 'POST, OPTIONS'],
  ['DELETE', '/v2/api/home', 405, 'GET, HEAD, OPTIONS'],
  ['POST', '/v2/api/user/export/file', 405, 'GET, HEAD, OPTIONS'],
  ['PUT', '/openapi.json', 405, 'GET, HEAD, OPTIONS'],
  ['DELETE', '/club/hit?page=2', 405, 'GET, POST, HEAD, OPTIONS'],
  ['OPTIONS', '/club/hit', 204, 'GET, POST, HEAD, OPTIONS'],
  ['PUT', '/unsubscribe', 405, 'GET, POST, HEAD, OPTIONS'],
  ['DELETE', '/no-such-page', 404, undefined],
  ['DELETE', '/v2/api/no-such-call', 404, undefined],
] as const)('beside the pages too, %s %s is a %i', async (method, url, status, allow) => {
  const reply = await http.inject({ method, url })
  expect([reply.statusCode, reply.headers.allow]).toEqual([status, allow])
  if (status !== 204) expect(reply.headers['content-type']).toMatch('application/problem+json')
})

test('a page that shares its address with a call is sent like any other page', async () => {
  const reply = await get('/unsubscribe?token=x')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})

test('another slug and the key of an article redirect permanently to its canonical address', async () => {
  const path = await postPath('needs-and-wants')
  const id = path.split('/')[3]
  for (const url of [`/post/detail/${id}`, `/post/detail/${id}/wrong`, '/post/detail/needs-and-wants/x']) {
    const reply = await get(url)
    expect([reply.statusCode, reply.headers.location]).toEqual([301, path])
  }
})

test.each([
  ['an unknown address', '/nowhere', 404],
  ['a club that is none', '/club/gossip', 404],
  ['a page beyond the hundredth', '/club/hit?page=101', 404],
  ['an order that is none', '/club/hit?order=random', 404],
  ['a policy that is none', '/policy/war', 404],
  ['a post that is none', '/post/detail/no-such-post', 404],
  ['a post without an id', '/post/detail', 404],
  ['an address that cannot be read', '/%E0%A4%A', 404],
  ['a lone percent sign', '/%', 404],
  ['home', '/', 200],
  ['the first club', '/club', 200],
  ['the clubs', '/clubs', 200],
  ['the terms of use', '/policy', 200],
  ['a protected page, as a frame', '/profile', 200],
])('%s responds with its correct status', async (_what, url, status) => {
  expect((await get(url)).statusCode).toBe(status)
})

test.each([
  ['production', 404],
  ['uat', 200],
  ['development', 200],
])('/test-store in %s: %d, and the same for every caller', async (env, status) => {
  const door = newHttp()
  servePages(door, { ...pageParts, site: () => ({ ...testSite, env }) })
  const reply = await door.inject({ method: 'GET', url: '/test-store' })
  const other = await door.inject({ method: 'GET', url: '/test-store', headers: { authorization: 'Bearer x' } })
  expect([reply.statusCode, other.statusCode]).toEqual([status, status])
  expect(other.body).toBe(reply.body)
  expect(reply.body.includes('<h1>404 Not Found</h1>')).toBe(status === 404)
  await door.close()
})

test('an unknown page shows the text of the specification, with a link home', async () => {
  const { body } = await get('/nowhere')
  expect(body).toContain('<h1>404 Not Found</h1>')
  expect(body).toContain('This page could not be found.')
  expect(body).toContain('href="/"')
  expect(body).toContain('noindex')
})

test('a malformed address is an unknown page in the browser, and a problem as a call', async () => {
  const reply = await get('/%')
  expect(reply.headers['content-type']).toContain('text/html')
  expect(reply.body).toContain('<h1>404 Not Found</h1>')
  const call = await http.inject({ method: 'POST', url: '/v2/api/%' })
  expect([call.statusCode, call.json().code]).toEqual([400, 'malformed'])
})

test.each(['/v2/api/nope', '/api/nope', '/oauth/nope?x=1'])(
  'an unknown call, GET %s, gets a problem and not a page',
  async (url) => {
    const reply = await get(url)
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
  },
)

test('a form submitted before hydration redirects to its page, and no other address responds to a POST', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const early = await http.inject({
    method: 'POST',
    url: '/login?redirect=/quiz/daily',
    headers: form,
    payload: 'password=x',
  })
  expect([early.statusCode, early.headers.location]).toEqual([303, '/login?redirect=/quiz/daily'])
  expect((await http.inject({ method: 'POST', url: '/nowhere', headers: form, payload: 'a=b' })).statusCode).toBe(404)
})

test.each([
  ['a search', '/search?keyword=%E0%B8%AD%E0%B8%AD%E0%B8%A1', 200],
  ['signs that mean something to the database', `/search?keyword=${encodeURIComponent("' & | ! :* \\ %_")}`, 200],
  ['a keyword beyond the longest, which is cut', `/search?keyword=${encodeURIComponent('ก'.repeat(150))}`, 200],
  ['a tag with a letter that no text may hold', '/club/hit?tag=%00', 200],
  ['a page of a search beyond the hundredth', '/search?keyword=x&page=101', 404],
  ['a kind of results that is none', '/search?keyword=x&kind=people', 404],
  ['a kind of results', '/search?keyword=x&kind=fund', 200],
  ['a filter that is none', '/search?keyword=x&filter=best', 404],
])('%s responds with its correct status', async (_what, url, status) => {
  expect((await get(url)).statusCode).toBe(status)
})
