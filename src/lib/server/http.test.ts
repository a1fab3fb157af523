import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { newHttp, serve } from './http.ts'
import { bind } from './routes.ts'

const contract = {
  double: endpoint({
    method: 'POST',
    path: '/double',
    access: 'public',
    body: z.object({ n: z.int() }),
    reply: z.object({ n: z.int() }),
  }),
  listFaults: endpoint({ method: 'GET', path: '/faults', access: 'staff', reply: z.object({}) }),
}
const http = newHttp()
serve(
  http,
  bind(contract, {
    double: async ({ body }) => ({ n: body.n * 2, secret: 'x' }),
    listFaults: async () => {
      throw new Error('the cause stays inside')
    },
  }),
  async (token) => ({ userId: token, sessionId: token, roles: token === "staff" ? ["admin"] : [] }),
)

async function send(method: 'GET' | 'POST', url: string, { body = '', token = '', type = 'application/json' } = {}) {
  const reply = await http.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': type }) },
    ...(body && { body }),
  })
  return { status: reply.statusCode, json: reply.json() }
}

test('a reply holds what the contract promises and no more', async () => {
  expect(await send('POST', '/double', { body: '{"n":2}' })).toEqual({ status: 200, json: { n: 4 } })
})

test.each([
  ['a body of the wrong shape', 422, 'invalid_input', send('POST', '/double', { body: '{"n":0.5}' })],
  ['a missing body', 422, 'invalid_input', send('POST', '/double')],
  ['a body that is not JSON', 400, 'malformed', send('POST', '/double', { body: '{' })],
  ['a body of another type', 415, 'unsupported_type', send('POST', '/double', { body: 'n', type: 'text/csv' })],
  ['an unknown address', 404, 'not_found', send('GET', '/nowhere')],
  ['a visitor where staff is asked for', 401, 'signed_out', send('GET', '/faults')],
  ['a member where staff is asked for', 403, 'forbidden', send('GET', '/faults', { token: 'nok' })],
  ['a fault of ours', 500, 'unexpected', send('GET', '/faults', { token: 'staff' })],
])('%s is a problem document in Thai', async (_what, status, code, reply) => {
  expect(await reply).toEqual({ status, json: { status, code, detail: expect.stringMatching(/^[\u0e00-\u0e7f ]+$/) } })
})
