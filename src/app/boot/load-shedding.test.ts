import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { newHttp } from '#lib/server/http/http.ts'
import { maxInFlight, retryAfterShedding, shedLoad } from './load-shedding.ts'

let loopDelay = 0
let letGo = () => {}
let gate = new Promise<void>((resolve) => {
  letGo = resolve
})
const server = newHttp()
shedLoad(server, () => loopDelay)
server.get('/v2/api/slow', async () => {
  await gate
  return 'done'
})
server.get('/healthz', { config: { isCheap: true } }, async () => 'ok')
await server.listen({ host: '127.0.0.1', port: 0 })
const { port } = server.server.address() as AddressInfo
const agent = new http.Agent({ keepAlive: true })
afterAll(async () => {
  agent.destroy()
  await server.close()
})

function get(
  path: string,
  signal?: AbortSignal,
): Promise<{ status: number; retryAfter: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get({ agent, port, path, ...(signal && { signal }) }, async (reply) => {
      const body = Buffer.concat(await reply.toArray()).toString()
      resolve({ status: reply.statusCode!, retryAfter: reply.headers['retry-after'], body })
    })
    request.once('error', reject)
  })
}

/** Fills the process with calls that wait, of which some go away by themselves. */
async function fill(signal?: AbortSignal) {
  const waiting = Array.from({ length: maxInFlight }, () => get('/v2/api/slow', signal).catch(() => null))
  while ((await get('/v2/api/slow', AbortSignal.timeout(200)).catch(() => null))?.status !== 503) await sleep(10)
  return waiting
}

test('what is too much is refused at once in Thai, cheap routes are not, and the rest is answered', async () => {
  const waiting = await fill()
  const refused = await get('/v2/api/slow')
  expect(refused).toMatchObject({ status: 503, retryAfter: String(retryAfterShedding) })
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'overloaded', detail: expect.stringMatching(/[ก-๙]/) })
  expect((await get('/healthz')).status).toBe(200)
  letGo()
  expect((await Promise.all(waiting)).map((reply) => reply?.status)).toEqual(Array(maxInFlight).fill(200))
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
