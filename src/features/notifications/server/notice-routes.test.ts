import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { noticeKinds } from '#app/features.ts'
import type { Db } from '#db/open.ts'
import { klassReached } from '#features/koin/server/notices.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { countUnread, getNoticeChoices, listNotices, readAllNotices, readNotices } from '../notice-contract.ts'
import { notify, sweepNotices } from './notice-commands.ts'
import { noticePage } from './notice-queries.ts'
import { noticeRoutes } from './notice-routes.ts'

const fixture = await openFeatureFixture((parts) => noticeRoutes({ ...parts, noticeKinds, unsubscribeKey: 'key' }))
const { db, clock, send, runAsOwner } = fixture
const aReader = () => ({ id: crypto.randomUUID() })
const minuteMs = 60_000

/** Sends a person a notice about a klass, as an act of its own. */
function tell(userId: string, klass: number, on: Db = db) {
  const notice = { userId, kind: klassReached, facts: { klass }, cause: `klass:${klass}`, now: clock.now } as const
  return on.transaction().execute((tx) => notify(tx, notice))
}

async function tellSome(userId: string, count: number) {
  for (let klass = 2; klass < count + 2; klass += 1) {
    clock.now = new Date(clock.now.getTime() + minuteMs)
    await tell(userId, klass)
  }
}

const list = async (who: { id: string }, query: { page?: number; limit?: number } = {}) =>
  (await send(who, listNotices, { query })).json

test("notices are listed newest first, and only in their person's list", async () => {
  const [one, other] = [aReader(), aReader()]
  await tellSome(one.id, 3)
  expect(await list(one)).toMatchObject({
    items: [
      { title: 'ขึ้นระดับ 4 แล้ว', group: 'learning', href: '/profile?tab=skills', is_read: false },
      { title: 'ขึ้นระดับ 3 แล้ว' },
      { title: 'ขึ้นระดับ 2 แล้ว' },
    ],
    total: 3,
    page: 1,
    pages: 1,
    unread: 3,
  })
  expect(await list(other)).toEqual({ items: [], total: 0, page: 1, pages: 0, unread: 0 })
})

test('the list is paged, and an unknown page is a 404', async () => {
  const one = aReader()
  await tellSome(one.id, 5)
  const titles = async (page: number) => (await list(one, { page, limit: 2 })).items.map(({ title }) => title)
  expect([await titles(1), await titles(2), await titles(3)].flat()).toEqual(
    [6, 5, 4, 3, 2].map((klass) => `ขึ้นระดับ ${klass} แล้ว`),
  )
  const beyond = await send(one, listNotices, { query: { page: 4, limit: 2 } })
  expect([beyond.status, beyond.json.code]).toEqual([404, 'not_found'])
})

test('the same notice sent twenty times in parallel is one notice', async () => {
  const one = aReader()
  const told = await Promise.all(Array.from({ length: 20 }, () => tell(one.id, 2)))
  expect(told.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await list(one)).toMatchObject({ total: 1, unread: 1 })
})

test('a notice of a failed act is never sent', async () => {
  const one = aReader()
  const act = db.transaction().execute(async (tx) => {
    await notify(tx, { userId: one.id, kind: klassReached, facts: { klass: 2 }, cause: 'klass:2', now: clock.now })
    throw new Error('the act failed')
  })
  await expect(act).rejects.toThrow('the act failed')
  expect((await list(one)).total).toBe(0)
})

test("reading some leaves the others unread; reading again, or another person's, changes nothing", async () => {
  const [one, other] = [aReader(), aReader()]
  await tellSome(one.id, 3)
  const ids = (await list(one)).items.map(({ id }) => id)
  expect((await send(other, readNotices, { body: { ids } })).json).toEqual({ unread: 0 })
  expect((await send(one, countUnread, {})).json).toEqual({ unread: 3 })
  const body = { ids: [ids[1]!, crypto.randomUUID()] }
  expect((await send(one, readNotices, { body })).json).toEqual({ unread: 2 })
  const readAt = async () =>
    (await db.selectFrom('notice').select('read_at').where('id', '=', ids[1]!).executeTakeFirstOrThrow()).read_at
  const first = await readAt()
  clock.now = new Date(clock.now.getTime() + minuteMs)
  expect((await send(one, readNotices, { body })).json).toEqual({ unread: 2 })
  expect(await readAt()).toEqual(first)
  expect((await list(one)).items.map(({ is_read }) => is_read)).toEqual([false, true, false])
})

test('marking all as read leaves those that arrived after the list was loaded', async () => {
  const one = aReader()
  await tellSome(one.id, 4)
  const until = (await list(one)).items[0]!.id
  await tellSome(one.id, 6)
  expect((await send(one, readAllNotices, { body: { until } })).json).toEqual({ unread: 2 })
  expect((await list(one)).items.map(({ is_read }) => is_read)).toEqual([false, false, true, true, true, true])
})

test('concurrent marks of two tabs, single marks and new notices end with the right count', async () => {
  const one = aReader()
  await tellSome(one.id, 30)
  const before = (await list(one, { limit: 50 })).items.map(({ id }) => id)
  clock.now = new Date(clock.now.getTime() + minuteMs)
  const replies = await Promise.all([
    ...[1, 2, 3].map(() => send(one, readAllNotices, { body: { until: before[0]! } })),
    ...[before, before.toReversed()].map((ids) => send(one, readNotices, { body: { ids } })),
    ...[40, 41, 42, 43].map(async (klass) => ({ status: (await tell(one.id, klass)).isNew ? 200 : 0 })),
  ])
  expect(replies.map(({ status }) => status)).toEqual(Array(9).fill(200))
  expect(await list(one)).toMatchObject({ total: 34, unread: 4 })
})

test('a hundred unread and more count as a hundred', async () => {
  const one = aReader()
  await runAsOwner(notices(one.id, 150))
  expect((await send(one, countUnread, {})).json).toEqual({ unread: 100 })
})

test('with 100,000 notices of one person, a page and the unread count read few blocks, each by its index', async () => {
  const one = aReader()
  await runAsOwner(notices(one.id, 100_000))
  await runAsOwner(
    `update notice set read_at = made_at where user_id = '${one.id}' and id::text < '01900000-0000-7000-8000-000000099900'`,
  )
  await runAsOwner('vacuum analyze notice')
  for (const page of [1, 100]) expect(await blocksOf(one.id, page)).toBeLessThan(200)
  const answer = await list(one, { page: 100, limit: 50 })
  expect(answer).toMatchObject({ total: 5_000, pages: 100, unread: 100 })
  expect(answer.items).toHaveLength(50)
})

/** SQL that inserts notices for a person, an hour apart. */
function notices(userId: string, count: number): string {
  return `insert into notice (user_id, id, cause, kind, facts, made_at)
    select '${userId}', overlay('01900000-0000-7000-8000-000000000000' placing lpad(n::text, 12, '0') from 25)::uuid,
      'n:' || n, 'learning.klass', '{"klass": 3}', timestamptz '2020-01-01 00:00:00Z' + n * interval '1 hour'
    from generate_series(1, ${count}) as n`
}

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

async function blocksOf(userId: string, page: number): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
    explain (analyze, buffers, format json) ${noticePage({ userId, page, limit: 50 })}`.execute(db)
  const plan = rows[0]!['QUERY PLAN'][0]!.Plan
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

test('a visitor cannot ask for notices', async () => {
  for (const spec of [listNotices, countUnread, getNoticeChoices]) expect((await send(null, spec, {})).status).toBe(401)
})

test('notices are deleted a year after they were made', async () => {
  const one = aReader()
  await tell(one.id, 2)
  const inAYear = new Date(clock.now.getTime() + 365 * 24 * 3_600_000)
  await sweepNotices(db, inAYear)
  expect((await list(one)).total).toBe(1)
  await sweepNotices(db, new Date(inAYear.getTime() + 1))
  expect((await list(one)).total).toBe(0)
})

test('a kind unknown to this release is shown as something new, and the list still works', async () => {
  const one = aReader()
  await tell(one.id, 2)
  await db.updateTable('notice').set({ kind: 'nobody.knows' }).where('user_id', '=', one.id).execute()
  expect((await list(one)).items).toMatchObject([{ title: 'มีเรื่องใหม่ในบัญชีของคุณ', href: '/notifications' }])
})
