import { afterAll, expect, test } from 'vitest'
import { serveOutboxFrames } from '#app/files/outbox.ts'
import { newHttp, serve } from '#lib/server/http/http.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { listMails, readMail } from '../outbox-contract.ts'
import { queueMail } from './commands.ts'
import { outboxRoutes } from './outbox-routes.ts'

const { db, clock } = await openFeatureFixture()
const key = 'a key of this test'

/** The outbox over HTTP; a token is the name of its role. */
function openOutbox(outboxKey: string | null) {
  const http = newHttp()
  const parts = { db, clock: () => clock.now }
  serve(http, outboxRoutes({ ...parts, outboxKey }), async (role) => ({ userId: role, sessionId: role, roles: [role] }))
  if (outboxKey) serveOutboxFrames(http, { ...parts, key: outboxKey })
  afterAll(() => http.close())
  return (url: string, query: Record<string, string> = {}, role: string | null = 'editor') =>
    http.inject({ url, query, headers: role ? { authorization: `Bearer ${role}` } : {} })
}

const get = openOutbox(key)

async function aMail(to = `${crypto.randomUUID()}@example.com`) {
  const mail = {
    subject: 'ยืนยันอีเมล',
    text: 'กด https://x.test/a',
    html: '<p style="color:red">กด<script>alert(1)</script></p>',
  }
  clock.now = new Date(clock.now.getTime() + 1000)
  await db.transaction().execute((tx) => queueMail(tx, { ...mail, userId: null, to, kind: 'test', now: clock.now }))
  return (await db.selectFrom('mail').select('id').where('to_address', '=', to).executeTakeFirstOrThrow()).id
}

test('staff reads the mails, newest first, each with its text', async () => {
  const first = await aMail('first@example.com')
  const second = await aMail('second@example.com')
  const list = (await get(listMails.path, { limit: '2' })).json()
  expect(list.items.map(({ to }: { to: string }) => to)).toEqual(['second@example.com', 'first@example.com'])
  expect(list.items[0]).toMatchObject({ id: second, state: 'waiting' })
  expect((await get(readMail.path, { id: first })).json()).toMatchObject({
    to: 'first@example.com',
    text: 'กด https://x.test/a',
    frame: expect.stringMatching(/^\/admin\/outbox\/frame\?ticket=/),
  })
  expect((await get(readMail.path, { id: crypto.randomUUID() })).statusCode).toBe(404)
})

test.each([
  ['a visitor', null],
  ['a person without a role', 'member'],
])('to %s the outbox is a 404', async (_who, role) => {
  const id = await aMail()
  for (const reply of [await get(listMails.path, {}, role), await get(readMail.path, { id }, role)])
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
})

test('where it is closed, staff gets a 404 too, also for frames', async () => {
  const id = await aMail()
  const { frame } = (await get(readMail.path, { id })).json()
  const closed = openOutbox(null)
  for (const reply of [await closed(listMails.path), await closed(readMail.path, { id }), await closed(frame)])
    expect(reply.statusCode).toBe(404)
})

test("a mail's HTML is shown without scripts, for a minute, and not by a forged address", async () => {
  const id = await aMail()
  const other = await aMail()
  const { frame } = (await get(readMail.path, { id })).json()
  const shown = await get(frame, {}, null)
  expect(shown.statusCode).toBe(200)
  expect(shown.body).toContain('<p style="color:red">')
  const policy = String(shown.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/(^|; )sandbox(;|$)/)
  expect(policy).not.toMatch(/script-src|allow-/)
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const wrong of [
    frame.replace(id, other),
    frame.slice(0, -1),
    frame.replace(/\.\d+\./, '.9999999999999.'),
    '/admin/outbox/frame',
  ])
    expect((await get(wrong, {}, null)).statusCode).toBe(404)
  clock.now = new Date(clock.now.getTime() + 60_000)
  expect((await get(frame, {}, null)).statusCode).toBe(404)
})
