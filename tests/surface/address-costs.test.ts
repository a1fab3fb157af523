// Every address that is not an API call is either cached or cheap, and an overloaded process refuses it at once unless
// it is marked as cheap.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#app/boot/env.ts'
import { startProduct } from '#app/boot/product.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { callPath } from '#lib/server/http/call-path.ts'
import { anEvent } from '../fixtures/events.ts'
import { builtWeb } from '../fixtures/pages.ts'
import { findFreePort } from '../support/find-free-port.ts'
import { openOwnDatabase, waitMs } from '../support/own-database.ts'
import { newTestClock } from '../support/test-clock.ts'

const { url, db } = await openOwnDatabase({ max: 2, hasContent: true })
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-addresses-'))
const port = await findFreePort()
const origin = `http://127.0.0.1:${port}`
const env = readEnv({
  PORT: String(port),
  PUBLIC_URL: origin,
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  LOG_LEVEL: 'silent',
  LOCAL_PROVIDERS: 'on',
})
const clock = newTestClock()
await openKeys({ db, clock: () => clock.now })
let loopDelayMs = 0
const product = await startProduct({
  env,
  clock: () => clock.now,
  hasContent: true,
  waitMs,
  loopDelay: () => loopDelayMs,
})
afterAll(async () => {
  await product.stop()
  fs.rmSync(dataDir, { recursive: true })
})

const ask = (place: string, headers: Record<string, string> = {}) =>
  fetch(origin + place, { headers, redirect: 'manual' })
const event = await anEvent({ db, clock })
const policy = (await ask('/policy/pdf/personal.pdf')).headers.get('location')!
const page = await (await ask('/')).text()
const share = new URL(/property="og:image" content="([^"]+)"/.exec(page)![1]!).pathname
const film = /\/media\/video\/[\w.-]+/.exec(await (await ask('/video-page')).text())![0]
const picture = await db.selectFrom('question_picture').select(['key', 'type']).limit(1).executeTakeFirstOrThrow()

/** One example address of each kind. `saved`: the reply has an ETag, and a conditional request gets 304. */
const examples: Record<string, { place: string; is: 'kept' | 'cheap' | 'own' | 'way' }> = {
  '/healthz': { place: '/healthz', is: 'cheap' },
  '/readyz': { place: '/readyz', is: 'cheap' },
  '/*': { place: '/club/hit', is: 'kept' },
  '/docs': { place: '/docs', is: 'kept' },
  '/offline': { place: '/offline', is: 'kept' },
  '/openapi.json': { place: '/openapi.json', is: 'kept' },
  '/robots.txt': { place: '/robots.txt', is: 'cheap' },
  '/sitemap.xml': { place: '/sitemap.xml', is: 'kept' },
  '/sitemap/:file': { place: '/sitemap/pages.xml', is: 'kept' },
  '/rss.xml': { place: '/rss.xml', is: 'kept' },
  '/rss/:club.xml': { place: '/rss/hit.xml', is: 'kept' },
  '/calendar/events.ics': { place: '/calendar/events.ics', is: 'kept' },
  '/calendar/event/:id.ics': { place: `/calendar/event/${event}.ics`, is: 'kept' },
  '/calendar/own.ics': { place: '/calendar/own.ics?key=x', is: 'own' },
  '/share/:ref/:file': { place: share, is: 'kept' },
  '/policy/pdf/:file': { place: policy, is: 'kept' },
  '/art/:folder/:file': { place: '/art/logos/mark.svg', is: 'kept' },
  '/icons/:file': { place: '/icons/app-48.png', is: 'kept' },
  '/media/:key/:file': { place: `/media/${picture.key}/picture.${picture.type}`, is: 'kept' },
  '/media/video/:file': { place: film, is: 'kept' },
  '/manifest.webmanifest': { place: '/manifest.webmanifest', is: 'cheap' },
  '/service-worker.js': { place: '/service-worker.js', is: 'kept' },
  '/line': { place: '/line', is: 'way' },
  '/line/callback': { place: '/line/callback', is: 'way' },
  '/facebook': { place: '/facebook', is: 'way' },
  '/facebook/callback': { place: '/facebook/callback', is: 'way' },
}

const alwaysAnswered = [
  '/healthz',
  '/readyz',
  '/*',
  '/offline',
  '/art/:folder/:file',
  '/manifest.webmanifest',
  '/service-worker.js',
]

/** Parses the tree that Fastify's printRoutes draws: each level is indented by four more characters. */
function listRoutes(): string[] {
  const above: string[] = []
  const drawn = product.http.printRoutes({ commonPrefix: false }).split('\n')
  return drawn.flatMap((line) => {
    const found = /^(.*?)[├└]── (\S+)(?: \(([^)]*)\))?/.exec(line)
    if (!found) return []
    const depth = found[1]!.length / 4
    above[depth] = (depth > 0 ? above[depth - 1]! : '') + found[2]!
    return /\bGET\b/.test(found[3] ?? '') ? [above[depth]!.replace(/^\*/, '/*')] : []
  })
}

const isFile = (route: string) => fs.existsSync(path.join(builtWeb, 'client', route))
/** The local stand-ins of third parties exist for development only. */
const isStandIn = (route: string) => route.startsWith('/local-')
const addresses = listRoutes().filter((route) => !callPath.test(route) && !isFile(route) && !isStandIn(route))

test('the cost of every address that is neither a call nor a built file is listed in this test', () => {
  expect(addresses.length).toBeGreaterThan(20)
  expect(addresses.filter((route) => !(route in examples))).toEqual([])
})

test.each(Object.entries(examples))('%s is cached or cheap', async (_route, { place, is }) => {
  const reply = await ask(place)
  await reply.body?.cancel()
  const { etag, 'cache-control': caching = '' } = Object.fromEntries(reply.headers)
  if (is === 'own') return expect([404, 'no-store']).toEqual([reply.status, caching])
  if (is === 'way') return expect([302, 'no-store']).toEqual([reply.status, caching])
  expect(reply.status).toBe(200)
  if (is === 'cheap') return
  expect(etag).toBeTruthy()
  const again = await ask(place, { 'if-none-match': etag! })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each(Object.entries(examples))(
  '%s is refused by an overloaded process unless it is cheap',
  async (route, { place }) => {
    loopDelayMs = 60_000
    const reply = await ask(place)
    await reply.body?.cancel()
    loopDelayMs = 0
    if (alwaysAnswered.includes(route)) return expect(reply.status).toBe(200)
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
    expect(reply.headers.get('cache-control')).toBe('no-store')
  },
)

test('an overloaded process does not render searches, which are made for one reader, but still sends files', async () => {
  loopDelayMs = 60_000
  const search = await ask('/search?keyword=unheard-of')
  const asset = /\/assets\/[\w.-]+\.css/.exec(page)![0]
  const file = await ask(asset)
  await file.body?.cancel()
  loopDelayMs = 0
  expect([search.status, search.headers.get('retry-after'), search.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(await search.text()).toMatch('รอสักครู่')
  expect(file.status).toBe(200)
})
