import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { commonRefusal } from '#lib/errors.ts'
import { type AnswerFirst, newHttp } from '#lib/server/http/http.ts'
import { maxInFlight, minInFlight, type Refused, retryAfterShedding, shedLoad } from './load-shedding.ts'
import { commonHeaders } from './security-headers.ts'

let loopDelay = 0
let poolWait = 0
let letGo = () => {}
let gate = new Promise<void>((resolve) => {
  letGo = resolve
})
const refused: Refused[] = []
const routed: string[] = []
let answerFirst: AnswerFirst = () => false
const server = newHttp({ answerFirst: (request, response) => answerFirst(request, response) })
server.addHook('onRequest', async ({ url }) => void routed.push(url))
server.addHook('onSend', async (_request, reply) => void reply.headers(commonHeaders))
answerFirst = shedLoad(server, {
  loopDelay: () => loopDelay,
  poolWait: () => poolWait,
  onRefused: (one) => refused.push(one),
}).refuseFirst
let arrived = 0
server.get('/v2/api/slow', async () => {
  arrived += 1
  await gate
  return 'done'
})
server.post('/v2/api/slow', async () => 'done')
server.get('/v2/api/says-so', async () => {
  throw commonRefusal('overloaded', { retryAfter: retryAfterShedding })
})
server.get('/slow-file', async () => 'file')
server.get('/healthz', { config: { isCheap: true } }, async () => 'ok')
await server.listen({ host: '127.0.0.1', port: 0 })
const { port } = server.server.address() as AddressInfo
const agent = new http.Agent({ keepAlive: true })
afterAll(async () => {
  agent.destroy()
  await server.close()
})

type Got = { status: number; headers: http.IncomingHttpHeaders; body: string; isReused: boolean }

function ask(path: string, options: http.RequestOptions = {}, sent?: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, port, path, ...options }, async (reply) => {
      const body = Buffer.concat(await reply.toArray()).toString()
      resolve({ status: reply.statusCode!, headers: reply.headers, body, isReused: request.reusedSocket })
    })
    request.once('error', reject)
    request.end(sent)
  })
}
const get = (path: string, signal?: AbortSignal) => ask(path, signal && { signal })

/** Fills the process with calls that wait, of which some go away by themselves; what is beyond its room is refused. */
async function fill(signal?: AbortSignal) {
  const before = arrived + refused.length
  const waiting = Array.from({ length: maxInFlight + 5 }, () => get('/v2/api/slow', signal).catch(() => null))
  await vi.waitUntil(() => arrived + refused.length === before + waiting.length, { timeout: 60_000 })
  return waiting
}
const countDone = (replies: (Got | null)[]) => replies.filter((reply) => reply?.status === 200).length

test('what is too much is refused at once in Thai, cheap routes are not, and the rest is answered', async () => {
  const waiting = await fill()
  const reply = await get('/v2/api/slow')
  expect(reply).toMatchObject({ status: 503, headers: { 'retry-after': String(retryAfterShedding) } })
  expect(JSON.parse(reply.body)).toMatchObject({ code: 'overloaded', detail: expect.stringMatching(/[ก-๙]/) })
  expect((await get('/slow-file')).status, 'what is no call is refused by its route').toBe(503)
  expect((await get('/healthz')).status).toBe(200)
  letGo()
  expect(countDone(await Promise.all(waiting))).toBe(maxInFlight)
  expect((await get('/v2/api/slow')).status, 'normal again').toBe(200)
})

test('clients that go away before their answer leave room for others', async () => {
  gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const away = new AbortController()
  const waiting = await fill(away.signal)
  away.abort()
  await Promise.all(waiting)
  letGo()
  while ((await get('/v2/api/slow')).status === 503) await sleep(10)
  expect((await get('/v2/api/slow')).status).toBe(200)
})

test('a late event loop refuses too', async () => {
  loopDelay = 10_000
  expect((await get('/v2/api/slow')).status).toBe(503)
  loopDelay = 0
  expect((await get('/v2/api/slow')).status).toBe(200)
})

test('a call is refused before the framework sees it, with the bytes and headers of the framework, and is told of', async () => {
  const said = await get('/v2/api/says-so')
  loopDelay = 10_000
  const [before, told] = [routed.length, refused.length]
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  const reply = await ask('/v2/api/says-so?token=secret', { headers })
  loopDelay = 0
  expect(routed.length, 'no hook of the framework ran').toBe(before)
  const own = (got: Got) => ({ ...got, headers: { ...got.headers, date: '' }, isReused: true })
  expect(own(reply)).toEqual(own(said))
  expect(refused.slice(told)).toEqual([{ id: trace, method: 'GET', path: '/v2/api/says-so' }])
})

test('a refused call leaves its connection to the next one, also when it sent a body that nobody reads', async () => {
  loopDelay = 10_000
  const one = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const replies = []
  for (let nth = 0; nth < 3; nth++)
    replies.push(await ask('/v2/api/slow', { agent: one, method: 'POST' }, 'x'.repeat(300_000)))
  const head = await ask('/v2/api/slow', { agent: one, method: 'HEAD' })
  loopDelay = 0
  one.destroy()
  expect(replies.map(({ status, isReused }) => [status, isReused])).toEqual([
    [503, false],
    [503, true],
    [503, true],
  ])
  expect(head).toMatchObject({ status: 503, body: '', isReused: true })
})

test.each([
  ['calls wait a second for a connection', { wait: 1_001, delay: 0 }],
  ['the event loop is late', { wait: 0, delay: 101 }],
])(
  'while %s, fewer calls are worked on, but never too few to keep the pool busy; afterwards as many as ever',
  async (_what, busy) => {
    const letIn = async () => {
      gate = new Promise<void>((resolve) => {
        letGo = resolve
      })
      const before = arrived
      const waiting = await fill()
      letGo()
      await Promise.all(waiting)
      return arrived - before
    }
    await vi.waitUntil(async () => (await letIn()) === maxInFlight, { timeout: 60_000, interval: 250 })
    ;({ wait: poolWait, delay: loopDelay } = busy)
    await vi.waitUntil(async () => (await letIn()) === minInFlight, { timeout: 60_000, interval: 250 })
    ;[poolWait, loopDelay] = [1_000, 100]
    await vi.waitUntil(async () => (await letIn()) === maxInFlight, { timeout: 60_000, interval: 250 })
    poolWait = loopDelay = 0
  },
)
