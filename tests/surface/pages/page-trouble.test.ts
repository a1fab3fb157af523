// Pages while the database is slow or down: nothing may cache them, and the error must be reported.
import { expect, test } from 'vitest'
import { explainError } from '#app/boot/explain-error.ts'
import { buildServer } from '#app/boot/server.ts'
import { servePages } from '#app/pages/pages.ts'
import { loadRenderer } from '#app/pages/renderer.ts'
import { type Db, openDb } from '#db/open.ts'
import { newHttp } from '#lib/server/http/http.ts'
import { inProcess } from '#lib/server/http/in-process.ts'
import { builtWeb, openPageFixture } from '../../fixtures/pages.ts'
import { findFreePort } from '../../support/find-free-port.ts'

const fixture = await openPageFixture()
const everyPage = ['/', '/club/hit', '/search?keyword=ออม', '/video-page', '/events', '/glossary', '/policy/law']

/** The pages as served with another database; `heard` has the reported errors. */
async function openPages(db: Db) {
  const heard: unknown[] = []
  const { keys, storage } = fixture
  const { routes } = buildServer({
    keys,
    storage,
    db,
    clock: () => fixture.clock.now,
    hasher: { hash: async () => '', verify: async () => false } as never,
    botCheck: {} as never,
    origin: 'https://koinklass.test',
    contact: '',
  })
  const http = newHttp()
  const send = inProcess(routes, { explain: explainError, report: (error) => heard.push(error) })
  servePages(http, { ...fixture.pageParts, renderer: await loadRenderer(builtWeb, send) })
  return { heard, get: (url: string) => http.inject({ url: encodeURI(url) }) }
}

async function expectTrouble(db: Db) {
  const { get, heard } = await openPages(db)
  for (const url of everyPage) {
    const before = heard.length
    const reply = await get(url)
    const { 'cache-control': caching, 'retry-after': wait, 'content-type': type } = reply.headers
    expect([url, reply.statusCode, caching, wait]).toEqual([url, 503, 'no-store', '5'])
    expect(type).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain('ตอนนี้มีคนใช้งานมาก')
    expect(heard.length).toBeGreaterThan(before)
  }
  await db.destroy()
}

test('with a database that is down every page is a 503 without caching, with Retry-After and a line in the log', async () => {
  await expectTrouble(
    openDb(`postgres://nobody:x@127.0.0.1:${await findFreePort()}/nothing`, { max: 2, waitMs: 2_000 }),
  )
})

test('a database that is too slow gives the same, and pages recover as soon as it does', async () => {
  const slow = openDb(fixture.url, { max: 1, waitMs: 2_000 })
  // The only connection is taken: every other query waits for it until the timeout.
  const isTaken = Promise.withResolvers<void>()
  const isOver = Promise.withResolvers<void>()
  const holding = slow.connection().execute(async () => {
    isTaken.resolve()
    await isOver.promise
  })
  await isTaken.promise
  const { get, heard } = await openPages(slow)
  const reply = await get('/events')
  expect([reply.statusCode, reply.headers['cache-control'], reply.headers['retry-after']]).toEqual([
    503,
    'no-store',
    '5',
  ])
  expect(heard).toHaveLength(1)
  isOver.resolve()
  await holding
  expect((await get('/events')).statusCode).toBe(200)
  await slow.destroy()
})
