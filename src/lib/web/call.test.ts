import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { call } from './call.ts'

// Echoes the query and the body.
const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const { method, url, headers } = request
  response.end(
    JSON.stringify({
      method,
      url,
      body,
      type: headers['content-type'] ?? null,
      key: headers['idempotency-key'] ?? null,
      ...(url?.includes('word=trace') && { trace: headers.traceparent ?? null }),
    }),
  )
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** In a browser, fetch resolves relative addresses. */
function beInBrowser(): void {
  const own = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => own(origin + path, init))
}

const reply = z.object({ method: z.string(), url: z.string(), body: z.string(), type: z.nullable(z.string()) })
const spec = { path: '/v2/api/thing', access: 'public', summary: 'ทดสอบ', reply } as const
const query = z.object({ id: z.optional(z.string()), word: z.optional(z.string()) })
const body = z.object({ name: z.string() })

test.each(['POST', 'PATCH', 'DELETE'] as const)('a %s sends a query and a body', async (method) => {
  beInBrowser()
  const thing = endpoint({ ...spec, method, query, body })
  const sent = await call(
    thing,
    { query: { id: '1', word: 'เงิน ออม' }, body: { name: 'น้องนก' } },
    { idempotencyKey: 'k' },
  )
  expect(sent).toEqual({
    method,
    url: '/v2/api/thing?id=1&word=%E0%B9%80%E0%B8%87%E0%B8%B4%E0%B8%99+%E0%B8%AD%E0%B8%AD%E0%B8%A1',
    body: '{"name":"น้องนก"}',
    type: 'application/json',
    key: 'k',
  })
})

test('a GET sends its query, without undefined values, and no body', async () => {
  beInBrowser()
  const sent = await call(endpoint({ ...spec, method: 'GET', query }), { query: { id: '1', word: undefined } })
  expect(sent).toEqual({ method: 'GET', url: '/v2/api/thing?id=1', body: '', type: null, key: null })
})

test('a call is aborted after 120,000 ms with a timeout; one without a connection is reported as a lost network', async () => {
  beInBrowser()
  const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const over = new AbortController()
    over.abort(new DOMException('', 'TimeoutError'))
    return over.signal
  })
  const get = endpoint({ ...spec, method: 'GET' })
  await expect(call(get, {})).rejects.toMatchObject({ code: 'timed_out', message: 'รอนานเกินไป ลองใหม่อีกครั้ง' })
  expect(asked).toHaveBeenCalledWith(120_000)
  vi.restoreAllMocks()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call(get, {})).rejects.toMatchObject({ code: 'offline' })
})

test('a reply that is cut off counts as a lost network, so that the request may be stored and retried', async () => {
  const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  vi.stubGlobal('fetch', async () => new Response(cut))
  await expect(call(endpoint({ ...spec, method: 'POST' }), {})).rejects.toMatchObject({ code: 'offline' })
})

test('the reply of a proxy is not a problem of ours: the caller may retry, and gets the original status', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Forbidden</h1>', { status: 403 }))
  await expect(call(endpoint({ ...spec, method: 'POST' }), {})).rejects.toMatchObject({ status: 500, answered: 403 })
})

test('each call has an id of its own, by which the server logs it', async () => {
  beInBrowser()
  const thing = endpoint({ ...spec, method: 'GET', query, reply: z.object({ trace: z.string() }) })
  const ids = [await call(thing, { query: { word: 'trace' } }), await call(thing, { query: { word: 'trace' } })]
  for (const { trace } of ids) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  expect(ids[0]!.trace.slice(3, 35)).not.toBe(ids[1]!.trace.slice(3, 35))
})
