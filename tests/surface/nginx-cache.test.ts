// The cache of pages in the real nginx, by docs/nginx.conf: shared by everybody without an account, never longer than 5 s.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { findFreePort } from '../support/find-free-port.ts'
import { findNginx, startNginx } from '../support/nginx.ts'
import { openOwnDatabase } from '../support/own-database.ts'
import { startProcess } from '../support/start-process.ts'

/** How long a takedown may take to show. */
const promisedMs = 5_000

const binary = findNginx()
if (!binary) console.warn('\nSKIPPED: the cache of nginx, for want of nginx (Debian: apt-get install nginx-light)\n')
const fixture = binary ? await openFixture(binary) : null

async function openFixture(nginxBinary: string) {
  const { db, url, ownerUrl } = await openOwnDatabase({ max: 4, hasContent: true })
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-cache-'))
  const [port, own] = await Promise.all([findFreePort(), findFreePort()])
  const origin = `http://127.0.0.1:${port}`
  const product = await startProcess({
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: origin,
    PORT: String(own),
    TRUST_PROXY: 'loopback',
  })
  const nginx = await startNginx(nginxBinary, { port, ports: [own, own] })
  afterAll(async () => {
    await nginx.stop()
    await product.stop()
    fs.rmSync(dataDir, { recursive: true })
  })
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(origin + address, { headers, redirect: 'manual' })
    return { status: reply.status, headers: reply.headers, body: await reply.text() }
  }
  return { db, nginx, get, product }
}

function testBehindNginx(name: string, work: (its: NonNullable<typeof fixture>) => Promise<void>) {
  test.skipIf(!fixture)(name, () => work(fixture!))
}

/** The address of an article of the content. */
async function articleOf({ db, get }: NonNullable<typeof fixture>, key: string) {
  const { id } = await db.selectFrom('post').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  const address = (await get(`/post/detail/${key}`)).headers.get('location')!
  return { id, address: new URL(address, 'http://any').pathname }
}

testBehindNginx(
  'many who open a page at once cost the product one answer, and get the same',
  async ({ nginx, get }) => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => get('/policy/law', { 'accept-encoding': 'gzip' })),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    await expect.poll(() => nginx.cachedAs('/policy/law')).toHaveLength(30)
    const asked = nginx.cachedAs('/policy/law')
    expect(asked.filter((how) => how === 'MISS')).toHaveLength(1)
    expect(asked.filter((how) => how === 'HIT').length).toBeGreaterThan(20)
    for (const { headers } of replies) expect(headers.get('x-accel-expires')).toBe(null)
  },
)

testBehindNginx('each encoding is its own copy, and who has a page already gets a 304', async ({ get }) => {
  const [br, gzip, plain] = await Promise.all(
    ['br', 'gzip', 'identity'].map((one) => get('/club', { 'accept-encoding': one })),
  )
  expect([br, gzip, plain].map((reply) => reply!.headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
  expect(new Set([br, gzip, plain].map((reply) => reply!.body)).size).toBe(1)
  const etag = gzip!.headers.get('etag')!
  const again = await get('/club', { 'accept-encoding': 'gzip', 'if-none-match': etag })
  expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag])
})

testBehindNginx(
  'nothing is kept of somebody with a cookie or a token, nor of calls, searches and secret links',
  async (its) => {
    const { nginx, get } = its
    await get('/events', { cookie: 'session-binding=secret-cookie' })
    await get('/events', { authorization: 'Bearer secret-token' })
    await get('/events')
    await get('/events', { cookie: 'session-binding=secret-cookie' })
    await expect.poll(() => nginx.cachedAs('/events')).toEqual(['BYPASS', 'BYPASS', 'MISS', 'BYPASS'])
    const keysOf = (kept: string): string[] => kept.match(/^KEY: .+$/gm) ?? []
    expect(keysOf(nginx.kept())).toContain('KEY: /events')
    const never = ['/reset-password?token=secret-link', '/unsubscribe?token=secret-end', '/search?keyword=secret-word']
    for (const address of [...never, '/v2/api/bot-check?action=login', '/healthz', '/nowhere', '/robots.txt']) {
      for (const _ of [1, 2]) await get(address)
      // Calls have no cache to look into.
      const how = address.startsWith('/v2/api/') ? '-' : address.includes('token=') ? 'BYPASS' : 'MISS'
      // nginx writes the line after the reply has left.
      await expect.poll(() => [address, nginx.cachedAs(address.split('?')[0]!)]).toEqual([address, [how, how]])
      const kept = nginx.kept()
      expect([address, kept.includes('secret-'), keysOf(kept).includes(`KEY: ${address}`)]).toEqual([
        address,
        false,
        false,
      ])
    }
  },
)

testBehindNginx('an article that is taken down while many read it is gone within five seconds', async (its) => {
  const { db, nginx, get } = its
  const { id, address } = await articleOf(its, 'scam-signs')
  let isOver = false
  const seen = new Set<number>()
  const readers = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      seen.add((await get(address)).status)
      await sleep(50)
    }
  })
  await sleep(3_000)
  await db.updateTable('post').set({ status: 'unpublished' }).where('id', '=', id).execute()
  await sleep(promisedMs)
  const late = await Promise.all(Array.from({ length: 20 }, () => get(address)))
  isOver = true
  await Promise.all(readers)
  expect(late.map(({ status }) => status)).toEqual(late.map(() => 404))
  expect(seen).toEqual(new Set([200, 404]))
  expect(nginx.cachedAs(decodeURI(address)).filter((how) => how === 'HIT').length).toBeGreaterThan(20)
})

testBehindNginx(
  'a page that nobody opened since it was taken down is never shown again, also to many at once',
  async (its) => {
    const { db, get } = its
    const { id, address } = await articleOf(its, 'emergency-fund')
    expect((await get(address)).status).toBe(200)
    await db.updateTable('post').set({ status: 'unpublished' }).where('id', '=', id).execute()
    await sleep(promisedMs)
    const late = await Promise.all(Array.from({ length: 20 }, () => get(address)))
    expect(late.map(({ status }) => status)).toEqual(late.map(() => 404))
  },
)
