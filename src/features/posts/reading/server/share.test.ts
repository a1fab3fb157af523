// What a share counts for: the reader whom its link brings. Over HTTP, with networks of its own.
import { beforeEach, expect, test } from 'vitest'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { countView } from '../contract.ts'
import { readMine, sharePost } from '../reading-contract.ts'
import { postRoutes } from './routes.ts'
import { importArticles, readArticles } from './seed.ts'

const { db, clock, send } = await openFeatureFixture((parts) =>
  postRoutes({ ...parts, salt: 'salt', shareKey: Buffer.alloc(32, 1), readerHash: (id) => id }),
)
const start = clock.now
const articles = await readArticles(new URL('../../../../../content/articles/', import.meta.url))
await db.transaction().execute((tx) => importArticles(tx, articles, clock.now))

const [id, other] = ['scam-signs', 'smart-goals']
const home = { remoteAddress: '203.0.113.1' }
const elsewhere = { remoteAddress: '198.51.100.7' }
let count = 0

/** A person with an account. */
async function aPerson() {
  const [who, name] = [{ id: crypto.randomUUID() }, `reader-${++count}`]
  await db
    .insertInto('user_account')
    .values({
      ...{ user_id: who.id, email: `${name}@example.org`, email_key: `${name}@example.org`, display_name: name },
      ...{ name_key: name, birth_date: '2010-01-01', province: 'เชียงใหม่', interests: [], display_image: '' },
      made_at: clock.now,
    })
    .execute()
  return who
}

const linkOf = async (who: { id: string }, post = id) =>
  (await send(who, readMine, { query: { id: post } }, home)).json.share_token
const open = (who: { id: string } | null, by: string, from = elsewhere, post = id) =>
  send(who, countView, { query: { id: post, by } }, from)
const shares = async ({ id: userId }: { id: string }) =>
  (await db.selectFrom('activity').select(['kind', 'day']).where('user_id', '=', userId).execute()).map(
    ({ kind, day }) => [kind, day],
  )

beforeEach(() => {
  clock.now = start
})

test('to say that one shared counts nothing; a visitor from another network who opens the link does, once a day', async () => {
  const who = await aPerson()
  expect((await send(who, sharePost, { body: { id } }, home)).status).toBe(200)
  expect(await shares(who)).toEqual([])
  const by = await linkOf(who)
  expect((await open(null, by)).status).toBe(200)
  expect(await shares(who)).toEqual([['post.shared', bangkokDay(start)]])
  await open(null, by, { remoteAddress: '198.51.100.8' })
  expect(await shares(who)).toHaveLength(1)
  clock.now = new Date(start.getTime() + 24 * 3_600_000)
  await open(null, by)
  expect(await shares(who)).toHaveLength(2)
})

test('the own link counts nothing, neither for oneself nor in a private window at the same network', async () => {
  const who = await aPerson()
  const by = await linkOf(who)
  await open(null, by, home)
  await open(who, by)
  expect(await shares(who)).toEqual([])
})

test('who has read the post before is not brought by the link', async () => {
  const [who, friend] = [await aPerson(), await aPerson()]
  await send(friend, countView, { query: { id } }, elsewhere)
  await open(friend, await linkOf(who))
  expect(await shares(who)).toEqual([])
  await open(await aPerson(), await linkOf(who))
  expect(await shares(who)).toHaveLength(1)
})

test('a link counts for its own post, and a token that is not ours for none', async () => {
  const who = await aPerson()
  const by = await linkOf(who)
  await open(null, by, { remoteAddress: '198.51.100.9' }, other)
  for (const wrong of ['x', by.slice(1), `${by}A`, who.id])
    expect((await open(null, wrong, { remoteAddress: '198.51.100.10' })).status).toBe(200)
  expect(await shares(who)).toEqual([])
})

test('thirty readers at once count once', async () => {
  const who = await aPerson()
  const by = await linkOf(who)
  const readers = Array.from({ length: 30 }, (_, n) => ({ remoteAddress: `192.0.2.${n + 1}` }))
  await Promise.all(readers.flatMap((from) => [open(null, by, from), open(null, by, from)]))
  expect(await shares(who)).toEqual([['post.shared', bangkokDay(start)]])
})

test('a link tells nobody who shared', async () => {
  const who = await aPerson()
  const by = await linkOf(who)
  expect(Buffer.from(by, 'base64url').toString('latin1')).not.toContain(who.id)
  expect(by).not.toBe(await linkOf(who))
})
