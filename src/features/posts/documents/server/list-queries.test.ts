import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import type { PostOrder } from '../contract.ts'
import { countPosts, type PostSlice, pageQuery, readPage } from './list-queries.ts'

const { db, runAsOwner } = await openFeatureFixture()
const count = 20_000
const clubs = "array['hit', 'biz-master', 'smart-society', 'play-yard', 'greenery']"
const day = 86_400_000

/**
 * Posts an hour apart, inserted in random order, with bodies of realistic length; one tag on every tenth post, one on
 * every 1000th.
 */
beforeAll(async () => {
  await runAsOwner(`
    with text as (select string_agg(md5(n::text), ' ') as body from generate_series(1, 40) as n)
    insert into post (id, club, skill, title, summary, cover, body, minutes, tags, author_name, status,
      published_at, updated_at)
    select overlay('01900000-0000-7000-8000-000000000000' placing lpad(n::text, 12, '0') from 25)::uuid,
      (${clubs})[n % 5 + 1], 'saving', 'เรื่องที่ ' || n, repeat('สรุป', 40), '{"art": "compound", "alt": "ภาพประกอบ"}',
      jsonb_build_object('text', n || body), 3,
      array['t' || n % 10, 'rare' || n % 1000], 'กอง', 'published', at, at
    from text, generate_series(1, ${count}) as n,
      lateral (select timestamptz '2024-01-01 00:00:00Z' + n * interval '1 hour') as published (at)
    order by md5(n::text)`)
  for (const table of ['post', 'post_listing', 'post_stat']) await clean(table)
})

/**
 * Vacuums until the visibility map covers every page: the test server commits asynchronously, and pages not yet flushed
 * stay unmarked.
 */
async function clean(table: string) {
  await vi.waitFor(
    async () => {
      await runAsOwner(`vacuum analyze ${table}`)
      const { rows } = await runAsOwner(
        `select relpages - relallvisible as dirty from pg_class where relname = '${table}'`,
      )
      expect(rows[0].dirty).toBe(0)
    },
    { timeout: 60_000, interval: 250 },
  )
}

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

async function blocksOf(slice: PostSlice): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
    explain (analyze, buffers, format json) ${pageQuery(slice)}`.execute(db)
  const plan = rows[0]!['QUERY PLAN'][0]!.Plan
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

const orders: PostOrder[] = ['new', 'popular', 'oldest']
const types = ['greenery', undefined] as const
const tags = ['t4', undefined] as const
const lists = types.flatMap((type) => tags.flatMap((tag) => orders.map((order) => ({ type, tag, order }))))

test.each(lists)('the last page reads hardly more blocks than the first: $type $tag $order', async (list) => {
  for (const limit of [12, 50]) {
    const first = await blocksOf({ ...list, limit, page: 1 })
    const last = await blocksOf({ ...list, limit, page: Math.min(100, (await countPosts(db, list)) / limit) })
    // A few blocks per listed post, and no sort of the whole list for each page.
    expect(first).toBeLessThan(7 * limit)
    expect(last / first).toBeLessThan(1.25)
  }
})

test.each(lists)('pages hold every post once, in order: $type $tag $order', async ({ type, tag, order }) => {
  const limit = 50
  const of = async (page: number) => (await readPage(db, { type, tag, order, limit, page })).map(({ title }) => title)
  const pages = [await of(1), await of(2), await of(3)].flat()
  expect(new Set(pages).size).toBe(3 * limit)
  const numbers = Array.from({ length: count }, (_, i) => i + 1).filter(
    (n) => (!type || n % 5 === 4) && (!tag || n % 10 === 4),
  )
  const expected = order === 'oldest' ? numbers : numbers.toReversed()
  expect(pages).toEqual(expected.slice(0, 3 * limit).map((n) => `เรื่องที่ ${n}`))
})

test('totals per club and tag stay correct through publishing, moving and unpublishing', async () => {
  const totals = async () => [
    await countPosts(db, {}),
    await countPosts(db, { type: 'hit' }),
    await countPosts(db, { tag: 't5' }),
    await countPosts(db, { type: 'hit', tag: 't5' }),
    await countPosts(db, { type: 'greenery', tag: 't5' }),
  ]
  expect(await totals()).toEqual([20_000, 4_000, 2_000, 2_000, 0])
  const some = sql`published_at < '2024-01-03' and tags @> array['t5']`
  await sql`update post set status = 'unpublished' where ${some}`.execute(db)
  expect(await totals()).toEqual([19_995, 3_995, 1_995, 1_995, 0])
  await sql`update post set status = 'published', club = 'greenery' where ${some}`.execute(db)
  expect(await totals()).toEqual([20_000, 3_995, 2_000, 1_995, 5])
  await sql`update post set club = 'hit', tags = array['t5', 'new'] where ${some}`.execute(db)
  expect(await totals()).toEqual([20_000, 4_000, 2_000, 2_000, 0])
  const { rows } = await sql`
    select * from post_count full join (
      select club, tag, count(*)::integer as total from post, unnest(tags || ''::text) as tag where status = 'published'
      group by club, tag
    ) as counted using (club, tag) where coalesce(post_count.total, 0) <> coalesce(counted.total, 0)`.execute(db)
  expect(rows).toEqual([])
  const { rows: strays } = await sql`
    select post_id, tag, post_listing.club, listed.club as expected from post_listing full join (
      select id as post_id, tag, club, published_at from post, unnest(tags || ''::text) as tag where status = 'published'
    ) as listed using (post_id, tag, published_at)
    where post_listing.club is distinct from listed.club`.execute(db)
  expect(strays).toEqual([])
})

test('the stored score orders posts by likes and reads with a half-life of 7 days', async () => {
  const { rows: posts } = await sql<{ id: string }>`select id from post order by id desc limit 40`.execute(db)
  const now = Date.parse('2026-11-21T00:00:00Z')
  // Pseudo-random numbers that are the same in every run.
  const dice = (n: number) => Math.abs(Math.sin(n * 12.9898) * 43_758.5453) % 1
  const events = posts.flatMap(({ id }, i) =>
    Array.from({ length: Math.floor(dice(i) * 30) }, (_, j) => {
      const n = i * 100 + j
      return { id, weight: 1 + Math.floor(dice(n + 1) * 3), at: new Date(now - dice(n + 2) * 60 * day) }
    }),
  )
  for (const { id, weight, at } of events.toSorted((a, b) => dice(a.weight) - dice(b.weight)))
    await sql`update post_stat set popularity = popularity_plus(popularity, ${weight}, ${at}) where post_id = ${id}`.execute(
      db,
    )

  const { rows } = await sql<{ id: string; at: Date; popularity: number; step: number }>`
    select post_id as id, published_at as at, popularity, step from post_listing join post_stat using (post_id)
    where tag = '' and post_id = any (${posts.map(({ id }) => id)})`.execute(db)
  for (const { id, at, popularity, step } of rows) {
    const own = [{ weight: 1, at }, ...events.filter((event) => event.id === id)]
    const decayed = own.reduce((sum, one) => sum + one.weight * 2 ** ((one.at.getTime() - now) / (7 * day)), 0)
    const weeks = (now - Date.parse('2026-01-01T00:00:00Z')) / (7 * day)
    expect(popularity - weeks).toBeCloseTo(Math.log2(decayed), 9)
    expect(step).toBe(Math.floor(popularity * 16))
  }
})

test("a like on a popular post does not touch the list's index, and counting views never does", async () => {
  const { rows } = await sql<{ id: string; at: string }>`
    select post_id as id, ctid as at from post_listing where tag = '' order by step desc, post_id desc limit 1`.execute(
    db,
  )
  const { id } = rows[0]!
  const place = async () =>
    (await sql<{ at: string }>`select ctid as at from post_listing where post_id = ${id} and tag = ''`.execute(db))
      .rows[0]!.at
  const like = () =>
    sql`update post_stat set popularity = popularity_plus(popularity, 1, '2026-11-21'), like_count = like_count + 1
      where post_id = ${id}`.execute(db)
  for (let i = 0; i < 100; i++) await like()
  const places = new Set<string>()
  for (let i = 0; i < 100; i++) {
    await like()
    places.add(await place())
  }
  // From a hundred likes to two hundred is one doubling: sixteen steps.
  expect(places.size).toBeLessThanOrEqual(17)
  const before = await place()
  await sql`update post_stat set view_count = view_count + 1, read_count = read_count + 1 where post_id = ${id}`.execute(
    db,
  )
  expect(await place()).toBe(before)
})

test('a list with many recent changes, not yet vacuumed, reads at most one more block per skipped post', async () => {
  await sql`update post_stat set popularity = popularity_plus(popularity, 1, '2026-11-21')
    where post_id in (select post_id from post_listing where tag = '' order by step desc limit 3000)`.execute(db)
  const slice = { order: 'popular', limit: 12 } as const
  const first = await blocksOf({ ...slice, page: 1 })
  const last = await blocksOf({ ...slice, page: 100 })
  expect(last - first).toBeLessThan(99 * 12 + 60)
})
