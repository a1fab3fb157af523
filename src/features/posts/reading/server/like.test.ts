import { beforeEach, expect, test } from 'vitest'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { showPost } from '../contract.ts'
import { likePost, readMine, sharePost, unlikePost } from '../reading-contract.ts'
import { postRoutes } from './routes.ts'
import { importArticles, readArticles } from './seed.ts'

const { db, clock, send } = await openFeatureFixture((parts) =>
  postRoutes({ ...parts, salt: 'salt', shareKey: Buffer.alloc(32, 1), readerHash: (id) => id }),
)
const start = clock.now
const articles = await readArticles(new URL('../../../../../content/articles/', import.meta.url))
await db.transaction().execute((tx) => importArticles(tx, articles, clock.now))

const id = 'scam-signs'
const aReader = () => ({ id: crypto.randomUUID() })
type Reader = ReturnType<typeof aReader>
const like = (who: Reader | null, query: { id?: string } = { id }) => send(who, likePost, { query })
const unlike = (who: Reader | null) => send(who, unlikePost, { query: { id } })
const share = (who: Reader | null) => send(who, sharePost, { body: { id } })
const likes = async () => (await send(null, showPost, { query: { id } })).json.like_count
const rows = async () => (await db.selectFrom('post_like').select('user_id').execute()).length
const popularity = async () =>
  (
    await db
      .selectFrom('post_stat')
      .innerJoin('post', 'post.id', 'post_id')
      .select('popularity')
      .where('key', '=', id)
      .executeTakeFirstOrThrow()
  ).popularity

beforeEach(() => {
  clock.now = start
})

test('a like counts once per person and can be removed; both are idempotent', async () => {
  const who = aReader()
  const before = await likes()
  expect((await like(who)).json).toEqual({ is_liked: true, like_count: before + 1 })
  expect((await like(who)).json).toEqual({ is_liked: true, like_count: before + 1 })
  expect((await send(who, readMine, { query: { id } })).json).toMatchObject({ is_liked: true, like_count: before + 1 })
  expect((await unlike(who)).json).toEqual({ is_liked: false, like_count: before })
  expect((await unlike(who)).json).toEqual({ is_liked: false, like_count: before })
  expect((await send(who, readMine, { query: { id } })).json).toMatchObject({ is_liked: false, like_count: before })
})

test('a like raises the post in the popular order, and removing it lowers it again', async () => {
  const [one, two] = [aReader(), aReader()]
  const before = await popularity()
  await like(one)
  const once = await popularity()
  expect(once).toBeGreaterThan(before)
  clock.now = new Date('2027-03-01T09:00:00Z')
  await like(two)
  expect(await popularity()).toBeGreaterThan(once)
  await unlike(two)
  // Fourteen weeks later the first like weighs a ten-thousandth of the second one.
  expect(await popularity()).toBeCloseTo(once, 9)
  await unlike(one)
  expect(await popularity()).toBeCloseTo(before, 9)
})

test('removing likes never makes a post less popular than its publication did', async () => {
  const before = await popularity()
  const who = aReader()
  clock.now = new Date('2036-01-01T00:00:00Z')
  await like(who)
  await unlike(who)
  expect(await popularity()).toBeCloseTo(before, 9)
})

test('visitors, unknown posts and two different ids are refused', async () => {
  const who = aReader()
  expect(await like(null)).toMatchObject({ status: 401 })
  expect(await like(who, { id: 'no-such-post' })).toMatchObject({ status: 404, json: { code: 'post_not_found' } })
  expect(await like(who, {})).toMatchObject({ status: 422, json: { code: 'invalid_input' } })
  expect(await send(who, likePost, { query: { id }, body: { id: 'compound-interest' } })).toMatchObject({ status: 422 })
  expect(await send(who, likePost, { query: { id }, body: { id } })).toMatchObject({ status: 200 })
  expect(await unlike(who)).toMatchObject({ status: 200 })
})

test('after fifty concurrent likes and unlikes of one person the counter equals the rows', async () => {
  const who = aReader()
  const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? unlike(who) : like(who))))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(await likes()).toBe(await rows())
  await unlike(who)
  expect([await likes(), await rows()]).toEqual([0, 0])
})

test('after concurrent likes and unlikes of fifty people the counter equals the rows', async () => {
  const crowd = Array.from({ length: 50 }, aReader)
  await Promise.all(crowd.flatMap((who) => [like(who), like(who)]))
  expect([await likes(), await rows()]).toEqual([50, 50])
  await Promise.all(
    crowd.flatMap((who, i) => (i % 2 ? [unlike(who), unlike(who)] : [like(who), unlike(who), like(who)])),
  )
  expect(await likes()).toBe(await rows())
})

test("a share counts once per person, post and day; a visitor's never", async () => {
  const who = aReader()
  expect((await share(null)).json).toEqual({ is_counted: false, share_count: 0 })
  expect((await share(who)).json).toEqual({ is_counted: true, share_count: 1 })
  expect((await share(who)).json).toEqual({ is_counted: false, share_count: 1 })
  await Promise.all(Array.from({ length: 20 }, () => share(who)))
  clock.now = new Date(start.getTime() + 24 * 3_600_000)
  expect((await share(who)).json).toEqual({ is_counted: true, share_count: 2 })
  // A browser's word that it shared earns nothing: neither an activity, which missions and points count, nor koin.
  expect(await db.selectFrom('activity').selectAll().where('user_id', '=', who.id).execute()).toEqual([])
  expect(await db.selectFrom('ledger_transfer').selectAll().where('user_id', '=', who.id).execute()).toEqual([])
})
