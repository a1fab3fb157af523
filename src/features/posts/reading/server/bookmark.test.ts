import { expect, test } from 'vitest'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { bookmarkPost, listBookmarks, unbookmarkPost } from '../bookmark-contract.ts'
import { readMine } from '../reading-contract.ts'
import { postRoutes } from './routes.ts'
import { importArticles, readArticles } from './seed.ts'

const { db, clock, send } = await openFeatureFixture((parts) =>
  postRoutes({ ...parts, salt: 'salt', shareKey: Buffer.alloc(32, 1), readerHash: (id) => id }),
)
const articles = await readArticles(new URL('../../../../../content/articles/', import.meta.url))
await db.transaction().execute((tx) => importArticles(tx, articles, clock.now))
const stored = await db.selectFrom('post').select(['id', 'key']).orderBy('key').execute()
const ids = stored.map(({ id }) => id)

const aReader = () => ({ id: crypto.randomUUID() })
type Reader = ReturnType<typeof aReader>
const save = (who: Reader, id: string) => send(who, bookmarkPost, { query: { id } })
const drop = (who: Reader, id: string) => send(who, unbookmarkPost, { query: { id } })
const list = async (who: Reader, query = {}) => (await send(who, listBookmarks, { query })).json
const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000))

test('bookmarks are listed latest first, and adding one again does not move it', async () => {
  const who = aReader()
  for (const id of ids.slice(0, 3)) {
    pass(1)
    expect((await save(who, id)).json).toEqual({ is_kept: true })
  }
  pass(1)
  await save(who, ids[0]!)
  expect((await list(who)).items.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]])
  expect((await send(who, readMine, { query: { id: ids[0]! } })).json.is_kept).toBe(true)
  expect((await list(aReader())).items).toEqual([])
})

test('removing is idempotent, and affects only the own bookmark', async () => {
  const [who, other] = [aReader(), aReader()]
  await save(who, 'scam-signs')
  await drop(other, 'scam-signs')
  expect((await list(who)).total).toBe(1)
  expect((await drop(who, 'scam-signs')).json).toEqual({ is_kept: false })
  expect((await drop(who, 'scam-signs')).json).toEqual({ is_kept: false })
  expect((await list(who)).total).toBe(0)
  expect((await send(who, readMine, { query: { id: 'scam-signs' } })).json.is_kept).toBe(false)
})

test('many concurrent presses make one row', async () => {
  const who = aReader()
  const told = await Promise.all(Array.from({ length: 12 }, () => save(who, ids[4]!)))
  expect(told.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(await list(who)).toMatchObject({ total: 1 })
  await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 ? save(who, ids[4]!) : drop(who, ids[4]!))))
  expect((await list(who)).total).toBeLessThanOrEqual(1)
})

test('pages are cut as requested', async () => {
  const who = aReader()
  for (const id of ids.slice(0, 5)) await save(who, id)
  const pages = await Promise.all(['1', '2', '3'].map((page) => list(who, { page, limit: '2' })))
  expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1])
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(5)
  expect(pages[0]).toMatchObject({ total: 5, pages: 3 })
})

test('a post that is no longer published is not listed but can be removed; an unknown one is refused', async () => {
  const who = aReader()
  await save(who, ids[6]!)
  await db.updateTable('post').set({ status: 'unpublished' }).where('id', '=', ids[6]!).execute()
  expect(await list(who)).toMatchObject({ items: [], total: 0 })
  expect((await drop(who, ids[6]!)).status).toBe(200)
  expect((await save(who, ids[6]!)).json.code).toBe('post_not_found')
  expect((await drop(who, crypto.randomUUID())).json.code).toBe('post_not_found')
})
