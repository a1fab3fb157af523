import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { newHttp } from '#lib/server/http/http.ts'
import { type MakeText, newMadeFiles } from './made-files.ts'

let now = new Date('2026-11-21T09:00:00Z')
let made = 0
let make: MakeText = async () => `text ${++made} ${'ก'.repeat(500)}`
const http = newHttp()
const send = newMadeFiles({ clock: () => now, maxBytes: 200 })
http.get('/file/:key', (request, reply) =>
  send(request, reply.type('text/plain'), (request.params as { key: string }).key, () => make()),
)
afterAll(() => http.close())

const get = (key: string, headers: Record<string, string> = {}) => http.inject({ url: `/file/${key}`, headers })

test('repeated or concurrent requests generate a file once in five seconds', async () => {
  const before = made
  const all = await Promise.all(Array.from({ length: 20 }, () => get('loop')))
  expect(new Set(all.map(({ body }) => body)).size).toBe(1)
  await get('loop')
  expect(made).toBe(before + 1)
  now = new Date(now.getTime() + 5_000)
  await get('loop')
  expect(made).toBe(before + 2)
})

test('it is compressed for clients that accept it, and each encoding has an ETag of its own that gets a 304', async () => {
  const plain = await get('forms')
  const packed = await get('forms', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
  const again = await get('forms', { 'if-none-match': String(plain.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('forms', { 'if-none-match': String(packed.headers.etag) })).statusCode).toBe(200)
})

test('a missing file is a 404, a failure is not cached, and a full cache evicts the oldest entry', async () => {
  const whole = make
  make = async () => null
  expect((await get('nothing')).statusCode).toBe(404)
  make = async function* () {
    yield 'half'
    throw new Error('broken off')
  }
  expect((await get('broken')).statusCode).toBe(500)
  make = whole
  expect((await get('broken')).statusCode).toBe(200)
  const before = made
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await get(key)
  await get('h')
  expect(made).toBe(before + 8)
  await get('a')
  expect(made).toBe(before + 9)
})
