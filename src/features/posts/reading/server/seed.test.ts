import { expect, test } from 'vitest'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { importArticles, openArticles, readArticles } from './seed.ts'

const { db, clock } = await openFeatureFixture()
const content = new URL('../../../../../content/', import.meta.url)
const written = await readArticles(new URL('articles/', content))
const articles = written.filter(({ opens }) => !opens)
const none = { added: 0, changed: 0, same: 0, saved: 0 }
const run = (list = articles, now = clock.now) => db.transaction().execute((tx) => importArticles(tx, list, now))
const rows = () => db.selectFrom('post').selectAll().orderBy('key').execute()
const changed = articles.map((one, i) => (i === 0 ? { ...one, title: `${one.title} (ใหม่)` } : one))

test('the first import adds every article on its date, and a second one changes nothing', async () => {
  expect(await run()).toEqual({ ...none, added: articles.length })
  const first = await rows()
  const revised = new Map(articles.map((one) => [one.key, startOfBangkokDay(one.revised ?? one.published)]))
  expect(first.map((row) => row.updated_at)).toEqual(first.map((row) => revised.get(row.key!)))
  expect(await run(articles, new Date('2026-12-01T00:00:00Z'))).toEqual({ ...none, same: articles.length })
  expect(await rows()).toEqual(first)
})

test('a changed file updates its row, but not its id, date and status', async () => {
  const [before] = await rows()
  await db.updateTable('post').set({ status: 'unpublished' }).where('key', '=', before!.key).execute()
  const now = new Date('2026-12-01T00:00:00Z')
  expect(await run(changed, now)).toEqual({ ...none, changed: 1, same: articles.length - 1 })
  const [after] = await rows()
  expect(after).toMatchObject({
    id: before!.id,
    title: changed[0]!.title,
    published_at: before!.published_at,
    status: 'unpublished',
    updated_at: now,
  })
})

test('once staff edited a row, its file no longer changes it', async () => {
  const [row] = await rows()
  await db
    .updateTable('post')
    .set({ edited_by_staff_at: clock.now, title: 'แก้แล้ว' })
    .where('id', '=', row!.id)
    .execute()
  expect(await run()).toEqual({ ...none, saved: 1, same: articles.length - 1 })
  expect((await rows())[0]!.title).toBe('แก้แล้ว')
})

test('processes that start together import once', async () => {
  await db.deleteFrom('post').execute()
  // Few of both: the last process waits for all others, and on a busy machine that approaches the lock timeout.
  const few = articles.slice(0, 4)
  await Promise.all(Array.from({ length: 3 }, () => run(few)))
  expect(await rows()).toHaveLength(few.length)
  const counts = await db.selectFrom('post_count').select('total').where('tag', '=', '').execute()
  expect(counts.reduce((sum, { total }) => sum + total, 0)).toBe(few.length)
})

test('what opens later waits in its file; the job opens it on its day, once, also after a missed day', async () => {
  await db.deleteFrom('post').execute()
  const waiting = written.filter(({ opens }) => opens).toSorted((a, b) => a.opens!.localeCompare(b.opens!))
  const [first, second] = waiting.map(({ opens }) => opens!)
  expect(await run(written)).toEqual({ ...none, added: articles.length })
  const lastMinute = new Date(startOfBangkokDay(first!).getTime() - 60_000)
  await openArticles(db, content, lastMinute)
  expect(await rows()).toHaveLength(articles.length)
  await Promise.all([1, 2].map(() => openArticles(db, content, startOfBangkokDay(first!))))
  const opened = (await rows()).find(({ key }) => key === waiting[0]!.key)!
  expect(opened).toMatchObject({ status: 'published', published_at: startOfBangkokDay(first!) })
  expect(opened.updated_at).toEqual(opened.published_at)
  expect(await rows()).toHaveLength(articles.length + 1)
  // Staff took it down: the next run leaves that as it is, and catches up on the second.
  await db.updateTable('post').set({ status: 'unpublished' }).where('id', '=', opened.id).execute()
  await openArticles(db, content, new Date(startOfBangkokDay(second!).getTime() + 3 * 86_400_000))
  expect((await rows()).find(({ id }) => id === opened.id)!.status).toBe('unpublished')
  expect((await rows()).find(({ key }) => key === waiting[1]!.key)!.published_at).toEqual(startOfBangkokDay(second!))
})
