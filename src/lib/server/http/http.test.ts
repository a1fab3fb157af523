import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { bind } from '../routes.ts'
import { newHttp, serve } from './http.ts'

const number = z.object({ n: z.int() })
const post = { method: 'POST', access: 'public', summary: 'ทดสอบ' } as const
const contract = {
  double: endpoint({ ...post, path: '/double', body: number, reply: number }),
  echoForm: endpoint({
    ...post,
    path: '/form',
    bodyForm: 'form',
    body: z.object({ word: z.string() }),
    reply: z.object({ word: z.string() }),
  }),
  countBytes: endpoint({
    ...post,
    path: '/file',
    bodyForm: 'multipart',
    bodyLimit: 2_000,
    body: z.object({ note: z.string(), file: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }) }),
    reply: z.object({ note: z.string(), bytes: z.int() }),
  }),
  listFaults: endpoint({ method: 'GET', path: '/faults', access: 'staff', summary: 'ทดสอบ', reply: z.object({}) }),
  findWord: endpoint({
    method: 'GET',
    path: '/word',
    access: 'public',
    summary: 'ทดสอบ',
    query: z.object({ word: z.string() }),
    reply: z.object({ word: z.string() }),
  }),
  waitABit: endpoint({ method: 'GET', path: '/wait', access: 'public', summary: 'ทดสอบ', reply: z.object({}) }),
}
const http = newHttp()
serve(
  http,
  bind(contract, {
    double: async ({ body }) => ({ n: body.n * 2, secret: 'x' }),
    echoForm: async ({ body }) => body,
    countBytes: async ({ body }) => ({ note: body.note, bytes: body.file.bytes.length }),
    listFaults: async () => {
      throw new Error('the cause stays inside')
    },
    findWord: async ({ query }) => query,
    waitABit: async () => {
      throw commonRefusal('too_many_requests', { retryAfter: 7, values: { seconds: 7 } })
    },
  }),
  async (token) =>
    token === 'dead' ? null : { userId: token, sessionId: token, roles: token === 'staff' ? ['admin'] : [] },
)

type Sent = { body?: string | Buffer; token?: string; type?: string }

async function send(
  method: 'GET' | 'POST',
  url: string,
  { body = '', token = '', type = 'application/json' }: Sent = {},
) {
  const reply = await http.inject({
    method,
    url,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': type }) },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, headers: reply.headers, json: reply.json() }
}

async function multipart(parts: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value as string)
  const packed = new Response(form)
  return { type: packed.headers.get('content-type')!, body: Buffer.from(await packed.arrayBuffer()) }
}

test('a reply holds the fields of the contract and no others', async () => {
  expect(await send('POST', '/double', { body: '{"n":2}' })).toMatchObject({ status: 200, json: { n: 4 } })
  expect((await send('POST', '/double', { body: '{"n":2}' })).json).toEqual({ n: 4 })
})

test('each body form is read by the endpoints that declare it, and is a 415 at the others', async () => {
  const form = { type: 'application/x-www-form-urlencoded', body: `word=${encodeURIComponent('ออม')}` }
  expect(await send('POST', '/form', form)).toMatchObject({ status: 200, json: { word: 'ออม' } })
  expect(await send('POST', '/double', form)).toMatchObject({ status: 415 })
  // OAuth (RFC 6749) wants the endpoint itself to report a missing body.
  expect(await send('POST', '/form', { body: '{"word":"x"}' })).toMatchObject({
    status: 422,
    json: { code: 'invalid_input' },
  })
  expect(await send('POST', '/file', form)).toMatchObject({ status: 415 })
})

test('a multipart body brings fields and files; a file over the limit is a 413', async () => {
  const small = await multipart({ note: 'รูป', file: new Blob(['x'.repeat(500)]) })
  expect(await send('POST', '/file', small)).toMatchObject({ status: 200, json: { note: 'รูป', bytes: 500 } })
  const large = await multipart({ note: 'รูป', file: new Blob(['x'.repeat(3_000)]) })
  expect(await send('POST', '/file', large)).toMatchObject({ status: 413, json: { code: 'too_large' } })
  const cut = { ...small, body: small.body.subarray(0, 200) }
  expect(await send('POST', '/file', cut)).toMatchObject({ status: 400, json: { code: 'malformed' } })
})

test.each([
  ['a body of the wrong shape', 422, 'invalid_input', 'POST', '/double', { body: '{"n":0.5}' }],
  ['a missing body', 422, 'invalid_input', 'POST', '/double', {}],
  ['a body that is not JSON', 400, 'malformed', 'POST', '/double', { body: '{' }],
  ['a body that reaches for the prototype', 400, 'malformed', 'POST', '/double', { body: '{"__proto__":{"n":1}}' }],
  ['a body of another type', 415, 'unsupported_type', 'POST', '/double', { body: 'n', type: 'text/csv' }],
  ['a body that is too large', 413, 'too_large', 'POST', '/double', { body: `{"n":"${'x'.repeat(70_000)}"}` }],
  ['an unknown address', 404, 'not_found', 'GET', '/nowhere', {}],
  ['a broken address', 404, 'not_found', 'GET', '/%zz', {}],
  ['a broken address of a call', 400, 'malformed', 'POST', '/%zz', {}],
  ['a visitor where staff is asked for', 401, 'signed_out', 'GET', '/faults', {}],
  ['a dead token, even where none is needed', 401, 'signed_out', 'POST', '/double', { token: 'dead', body: '{"n":1}' }],
  ['a member where staff is asked for', 403, 'forbidden', 'GET', '/faults', { token: 'nok' }],
  ['a fault of ours', 500, 'unexpected', 'GET', '/faults', { token: 'staff' }],
] as const)('%s is a problem document in Thai', async (_what, status, code, method, url, sent) => {
  const reply = await send(method, url, sent)
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(reply.json).toMatchObject({
    type: `urn:koinklass:problem:${code}`,
    status,
    code,
    title: expect.stringMatching(/^[\u0e00-\u0e7f ]+$/),
    detail: expect.stringMatching(/^[\u0e00-\u0e7f ]+$/),
  })
  expect(JSON.stringify(reply.json)).not.toMatch(/cause|at \w+ \(/)
  expect(reply.status).toBe(status)
})

test('a parameter that comes twice is refused, and none of body or cookie takes its place', async () => {
  expect(await send('GET', '/word?word=a')).toMatchObject({ status: 200, json: { word: 'a' } })
  expect(await send('GET', '/word?word=a&word=b')).toMatchObject({ status: 422, json: { code: 'invalid_input' } })
  const elsewhere = { cookie: 'word=c', 'content-type': 'application/json' }
  const reply = await http.inject({ method: 'GET', url: '/word', headers: elsewhere, payload: '{"word":"d"}' })
  expect([reply.statusCode, reply.json().fields[0].path]).toEqual([422, 'word'])
  expect(await send('POST', '/double?n=4', { body: '{"n":1}' })).toMatchObject({ status: 200, json: { n: 2 } })
})

test('a call of another origin is told nothing by CORS', async () => {
  const headers = { origin: 'https://other.example', 'access-control-request-method': 'POST' }
  for (const method of ['OPTIONS', 'POST'] as const) {
    const reply = await http.inject({ method, url: '/double', headers, payload: { n: 1 } })
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('an invalid field is named, with its fault in Thai', async () => {
  const { json } = await send('POST', '/double', { body: '{"n":"a"}' })
  expect(json.fields).toEqual([{ path: 'n', code: 'invalid_type', detail: 'ค่านี้ไม่ถูกต้อง' }])
  expect((await send('POST', '/double', { body: '{}' })).json.fields).toEqual([
    { path: 'n', code: 'required', detail: 'ต้องกรอกช่องนี้' },
  ])
})

test('a refusal with a waiting time sends it in the body and in Retry-After', async () => {
  const { status, headers, json } = await send('GET', '/wait')
  expect(status).toBe(429)
  expect(headers['retry-after']).toBe('7')
  expect(json).toMatchObject({ retry_after: 7, detail: expect.stringContaining('7 วินาที') })
})

test('a reply in progress at shutdown is sent in full, and its connection then delays the shutdown no longer', async () => {
  const door = newHttp()
  const body = new PassThrough()
  door.get('/', (_request, reply) => reply.send(body))
  await door.listen({ host: '127.0.0.1', port: 0 })
  const client = net.connect((door.server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  client.on('data', (piece) => {
    heard += piece
  })
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  body.write('first ')
  await once(client, 'data')
  const closed = door.close()
  body.end('last')
  // The client keeps its half of the connection open.
  await Promise.all([closed, once(client, 'close')])
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*first [\s\S]*last/)
})

test('a connection that a browser opened ahead, without sending a byte, does not delay the shutdown', async () => {
  const door = newHttp()
  await door.listen({ host: '127.0.0.1', port: 0 })
  const arrived = once(door.server, 'connection')
  const client = net.connect((door.server.address() as AddressInfo).port, '127.0.0.1')
  await arrived
  let heard = ''
  client.on('data', (piece) => {
    heard += piece
  })
  await Promise.all([door.close(), once(client, 'close')])
  // If Node itself ended it, a minute later, the client would have received a 408.
  expect(heard).toBe('')
})

test('a refusal that the contract does not declare is answered, and reported', async () => {
  const { declared, undeclared } = { declared: { status: 409, th: 'ซ้ำ' }, undeclared: { status: 409, th: 'ชน' } }
  const refuse = refusals({ declared, undeclared })
  const spec = endpoint({
    ...post,
    path: '/undeclared',
    body: z.object({ code: z.enum(['declared', 'undeclared']) }),
    reply: z.object({}),
    errors: ['declared'],
  })
  const faults: string[] = []
  const door = newHttp()
  const routes = bind({ spec }, { spec: async ({ body }) => Promise.reject(refuse(body.code)) })
  serve(door, routes, async () => null, { onUndeclared: (fault) => faults.push(fault) })
  const codes = []
  for (const code of ['declared', 'undeclared'])
    codes.push((await door.inject({ method: 'POST', url: '/undeclared', body: { code } })).json().code)
  await door.close()
  expect(codes).toEqual(['declared', 'undeclared'])
  expect(faults).toEqual(['spec answers undeclared, which its contract does not declare'])
})
