// What is too much is refused by the real nginx, by docs/nginx.conf, before a process hears of it.
import { once } from 'node:events'
import http from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { retryAfterShedding } from '#app/boot/load-shedding.ts'
import { commonHeaders } from '#app/boot/security-headers.ts'
import { busyHtml } from '#app/pages/pages.ts'
import { commonRefusal } from '#lib/errors.ts'
import { problemReply } from '#lib/server/http/problem.ts'
import { findFreePort } from '../support/find-free-port.ts'
import { findNginx, readLimits, startNginx } from '../support/nginx.ts'

const binary = findNginx()
if (!binary)
  console.warn('\nSKIPPED: too many calls at nginx, for want of nginx (Debian: apt-get install nginx-light)\n')

const patient = { timeout: 20_000 }

/** What stands for a process: it answers nothing until it is let. `asked` counts what came. */
async function holdOn(port: number) {
  const held: (() => void)[] = []
  let asked = 0
  let isOpen = false
  const server = http.createServer((request, response) => {
    asked += 1
    request.resume()
    const answer = () => response.end('ok')
    if (isOpen || request.url!.startsWith('/assets/')) answer()
    else held.push(answer)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return {
    asked: () => asked,
    open: () => {
      isOpen = true
      for (const answer of held.splice(0)) answer()
    },
    stop,
  }
}

async function openStage() {
  const [port, one, two] = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const processes = await Promise.all([holdOn(one), holdOn(two)])
  const nginx = await startNginx(binary!, { port, ports: [one, two] })
  onTestFinished(() => nginx.stop())
  onTestFinished(async () => {
    await Promise.allSettled(processes.map(({ stop }) => stop()))
  })
  let nth = 0
  // Each address once: requests for the same page would wait for each other (proxy_cache_lock).
  const ask = async (path: string, method = 'GET') => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}?n=${nth++}`, { method })
    return { status: reply.status, headers: reply.headers, body: await reply.text() }
  }
  const asked = () => processes.reduce((sum, one) => sum + one.asked(), 0)
  return { processes, ask, asked }
}

/** Sends so many requests that nobody answers yet, and waits until all of them are at the processes. */
async function fill({ ask, asked }: Awaited<ReturnType<typeof openStage>>, path: string, count: number) {
  const before = asked()
  const waiting = Array.from({ length: count }, (_, i) => ask(path, path === '/' || i % 2 ? 'GET' : 'POST'))
  await expect.poll(() => asked() - before, patient).toBe(count)
  return Promise.all(waiting)
}

/** A refusal says all that the process would say. */
function expectRefusal(
  reply: { status: number; headers: Headers; body: string },
  said: { body: string; type: string },
) {
  expect([reply.status, reply.body]).toEqual([503, said.body])
  const wanted = { 'content-type': said.type, 'retry-after': String(retryAfterShedding), 'cache-control': 'no-store' }
  for (const [name, value] of Object.entries({ ...wanted, ...commonHeaders }))
    if (name !== 'content-security-policy') expect([name, reply.headers.get(name)]).toEqual([name, value])
  expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
}

const refusal = problemReply(commonRefusal('overloaded', { retryAfter: retryAfterShedding }))
const ofCall = { body: refusal.body, type: refusal.headers['content-type']! }
const ofPage = { body: busyHtml, type: 'text/html; charset=utf-8' }

test.skipIf(!binary)(
  'calls beyond what the processes work on are refused by nginx, pages and files are not',
  async () => {
    const stage = await openStage()
    const { calls } = readLimits()
    const held = fill(stage, '/v2/api/any', 2 * calls)
    await expect.poll(stage.asked, patient).toBe(2 * calls)
    for (let nth = 0; nth < 50; nth++) {
      const path = ['/v2/api/other', '/api/other', '/oauth/other'][nth % 3]!
      expectRefusal(await stage.ask(path, nth % 2 ? 'GET' : 'POST'), ofCall)
    }
    expect(stage.asked()).toBe(2 * calls)
    expect((await stage.ask('/assets/any.js')).status).toBe(200)
    const page = stage.ask('/club/hit')
    await expect.poll(stage.asked, patient).toBe(2 * calls + 2)
    for (const one of stage.processes) one.open()
    expect((await held).map(({ status }) => status)).toEqual(Array.from({ length: 2 * calls }, () => 200))
    expect((await page).status).toBe(200)
    expect((await stage.ask('/v2/api/any')).status).toBe(200)
  },
)

test.skipIf(!binary)('pages beyond it get the busy page, while their scripts still come', async () => {
  const stage = await openStage()
  const { pages } = readLimits()
  const held = fill(stage, '/', 2 * pages)
  await expect.poll(stage.asked, patient).toBe(2 * pages)
  expectRefusal(await stage.ask('/club/hit'), ofPage)
  expect((await stage.ask('/assets/any.js')).status).toBe(200)
  for (const one of stage.processes) one.open()
  expect(new Set((await held).map(({ status }) => status))).toEqual(new Set([200]))
})

test.skipIf(!binary)('with no process at all a page and a call say the same, in Thai', async () => {
  const stage = await openStage()
  await Promise.all(stage.processes.map(({ stop }) => stop()))
  expectRefusal(await stage.ask('/club/hit'), ofPage)
  expectRefusal(await stage.ask('/v2/api/any', 'POST'), ofCall)
})
