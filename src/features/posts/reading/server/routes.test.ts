import { expect, test } from 'vitest'
import { bucketOf } from '#features/identity/limits/server/limit-rules.ts'
import { postPath } from '#features/posts/documents/path-rules.ts'
import { listPosts } from '#features/posts/search/contract.ts'
import { postSearchRoutes } from '#features/posts/search/server/routes.ts'
import { indexWaitingPosts } from '#features/posts/search/server/search-commands.ts'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { countView, showPost, viewClub } from '../contract.ts'
import { listContents, markReading } from '../reading-rules.ts'
import { sweepVisits } from './commands.ts'
import { findArticleLinks } from './queries.ts'
import { postRoutes } from './routes.ts'
import { bodyWithSources, importArticles, readArticles } from './seed.ts'

const { db, clock, send } = await openFeatureFixture((parts) => [
  ...postRoutes({ ...parts, salt: 'salt', shareKey: Buffer.alloc(32, 1), bucketOf, readerHash: (id) => id }),
  ...postSearchRoutes(parts),
])
const start = clock.now
const written = await readArticles(new URL('../../../../../content/articles/', import.meta.url))
// Those of later days stand in seed.test.ts.
const articles = written.filter(({ opens }) => !opens)
await db.transaction().execute((tx) => importArticles(tx, articles, clock.now))
await indexWaitingPosts(db)
const compound = articles.find(({ key }) => key === 'compound-interest')!

const ofClub = (type: string) => articles.filter(({ club }) => club === type)
/** More than there are articles of a club or a tag, so a list of them is one page. */
const limit = 50

const anId = () => crypto.randomUUID()
const show = (id: string) => send(null, showPost, { query: { id } })
const view = (who: { id: string } | null, from = {}) => send(who, countView, { query: { id: compound.key } }, from)

test('a post is found by key and by id, with everything that its page shows', async () => {
  const { status, json } = await show('compound-interest')
  expect(status).toBe(200)
  expect(json).toMatchObject({
    key: 'compound-interest',
    slug: 'ดอกเบี้ยทบต้น-เงินก้อนเล็กที่งอกต่อเองได้',
    club: 'greenery',
    skill: 'saving',
    title: compound.title,
    cover: { art: 'compound' },
    published_at: '2026-11-20T17:00:00.000Z',
    updated_at: '2026-11-20T17:00:00.000Z',
    view_count: 0,
    like_count: 0,
    tags: compound.tags,
    body: markReading(bodyWithSources(compound), []).tree,
    terms: [],
    level: compound.level,
    contents: listContents(markReading(compound.body, []).tree),
  })
  expect(json.minutes).toBeGreaterThanOrEqual(3)
  expect(await show(json.id)).toEqual({ status, json })
})

test('the reply does not reveal the right choice, and the order of choices is stable', async () => {
  const { json } = await show('compound-interest')
  const { right, wrong, text, explanation } = compound.question
  expect(json.question).toEqual({ text, choices: expect.arrayContaining([right, ...wrong]), koin: 100, points: 2 })
  expect(json.question!.choices).toHaveLength(4)
  expect(JSON.stringify(json)).not.toContain(explanation)
  expect((await show('compound-interest')).json.question).toEqual(json.question)
  // If another choice were right, the order would be the same.
  const other = { ...compound.question, right: wrong[0]!, wrong: [wrong[2]!, right, wrong[1]!] }
  const setQuestion = (question: object) =>
    db
      .updateTable('post')
      .set({ question: JSON.stringify(question) })
      .where('key', '=', compound.key)
      .execute()
  await setQuestion(other)
  expect((await show('compound-interest')).json.question).toEqual(json.question)
  await setQuestion(compound.question)
})

test('a term has its current explanation, with the explaining article while that is published', async () => {
  const other = articles.find(({ key }) => key !== compound.key)!
  const word = { key: 'interest', term: 'ดอกเบี้ย', also: [], meaning: 'ค่าเช่าเงิน', example: 'ฝาก 100 ได้ 1' }
  const setStatus = (status: 'published' | 'hidden') =>
    db.updateTable('post').set({ status }).where('key', '=', other.key).execute()
  const terms = async () => (await show(compound.key)).json.terms
  await db
    .insertInto('glossary_term')
    .values({ ...word, article_key: other.key, updated_at: clock.now })
    .execute()
  const { id, slug } = (await show(other.key)).json
  const article = { key: other.key, title: other.title, href: postPath({ id, slug }) }
  expect(await terms()).toEqual([{ ...word, article }])
  await setStatus('hidden')
  expect(await terms()).toEqual([{ ...word, article: null }])
  await setStatus('published')
  // An edit by staff that sets no timestamp.
  await db.updateTable('glossary_term').set({ meaning: 'เงินที่งอก' }).execute()
  expect(await terms()).toEqual([{ ...word, meaning: 'เงินที่งอก', article }])
  await db.deleteFrom('glossary_term').execute()
  expect(await terms()).toEqual([])
})

test('an unknown or unpublished post, or an invalid reference, is refused', async () => {
  for (const id of ['no-such-article', anId()])
    expect(await show(id)).toMatchObject({ status: 404, json: { code: 'post_not_found' } })
  for (const id of ['', 'A/B', '%', 'ก'.repeat(10), 'x'.repeat(61)])
    expect(await show(id)).toMatchObject({ status: 422, json: { code: 'invalid_input' } })
  await db.updateTable('post').set({ status: 'unpublished' }).where('key', '=', 'scam-signs').execute()
  expect(await show('scam-signs')).toMatchObject({ status: 404 })
  expect(await send(null, countView, { query: { id: 'scam-signs' } })).toMatchObject({ status: 404 })
  expect(await findArticleLinks(db, ['scam-signs'])).toEqual(new Map())
  const others = ofClub('play-yard').filter(({ key }) => key !== 'scam-signs')
  const { json } = await send(null, listPosts, { query: { type: 'play-yard', limit } })
  expect(json.total).toBe(others.length)
  expect(json.items.map(({ title }) => title).sort()).toEqual(others.map(({ title }) => title).sort())
  await db.updateTable('post').set({ status: 'published' }).where('key', '=', 'scam-signs').execute()
  expect((await send(null, viewClub, { query: { type: 'play-yard' } })).json).toMatchObject({
    total: others.length + 1,
  })
})

test('a list is ordered by date of publication, newest or oldest first, for all clubs or one', async () => {
  const pages = Array.from({ length: Math.ceil(articles.length / limit) }, (_, i) => i + 1)
  const list = async (query: object) => {
    const read = (page: number) => send(null, listPosts, { query: { limit, page, ...query } })
    return (await Promise.all(pages.map(read))).flatMap(({ json }) => json.items)
  }
  const days = articles.map(({ published }) => startOfBangkokDay(published).toISOString()).sort()
  const newest = await list({})
  expect(newest.map(({ title }) => title).sort()).toEqual(articles.map(({ title }) => title).sort())
  expect(newest.map(({ published_at }) => published_at)).toEqual(days.toReversed())
  expect(await list({ order: 'oldest' })).toEqual(newest.toReversed())
  expect(await list({ type: 'greenery' })).toEqual(newest.filter(({ club }) => club === 'greenery'))
  expect((await send(null, listPosts, { query: { limit: 4, page: 2 } })).json).toMatchObject({
    total: articles.length,
    page: 2,
    pages: Math.ceil(articles.length / 4),
    items: newest.slice(4, 8),
  })
})

test('a list item has what cards show: no body, no question', async () => {
  const { json } = await send(null, listPosts, { query: { type: 'greenery' } })
  expect(Object.keys(json.items[0]!).sort()).toEqual(
    // biome-ignore format: a list of names
    ['author_name', 'club', 'cover', 'id', 'like_count', 'minutes', 'published_at', 'skill', 'slug', 'summary', 'tags', 'title', 'title_phrases', 'view_count', 'voice'],
  )
})

test('a page beyond the last is empty, and one beyond the hundredth does not exist', async () => {
  expect((await send(null, listPosts, { query: { page: 100 } })).json).toMatchObject({
    items: [],
    total: articles.length,
  })
  for (const page of [101, 1e9, 2 ** 53])
    expect(await send(null, listPosts, { query: { page } })).toMatchObject({
      status: 404,
      json: { code: 'page_beyond_last', detail: expect.stringContaining('หน้า 100') },
    })
  for (const query of [
    { page: 0 },
    { page: 1.5 },
    { page: 'สอง' },
    { limit: 51 },
    { type: 'no-club' },
    { order: 'best' },
  ])
    expect(await send(null, listPosts, { query: query as object })).toMatchObject({ status: 422 })
})

test('words are found in Thai text without spaces, whatever else the keyword contains', async () => {
  const found = async (query: object) => {
    const { status, json } = await send(null, listPosts, { query: { limit, ...query } })
    expect(status).toBe(200)
    expect(json.items.length).toBe(Math.min(json.total, limit))
    return json.total
  }
  expect(await found({ keyword: 'ดอกเบี้ยทบต้น' })).toBeGreaterThanOrEqual(1)
  expect(await found({ keyword: 'เงินก้อนเล็ก ดอกเบี้ย' })).toBeGreaterThanOrEqual(1)
  expect(await found({ keyword: 'ฮิปโปโปเตมัส' })).toBe(0)
  const tagged = ofClub('greenery').filter(({ tags }) => tags.includes('เงินฝาก'))
  expect(await found({ keyword: 'ดอกเบี้ย', type: 'greenery', tag: 'เงินฝาก', order: 'popular' })).toBe(tagged.length)
  expect(await found({ keyword: 'ดอกเบี้ย', tag: 'ไม่มีแท็กนี้' })).toBe(0)
  for (const keyword of ['', '  ', '!', "'", "\\' | & :* <->", '%_', '(((', "'; drop table zzqx; --"])
    expect([0, articles.length]).toContain(await found({ keyword }))
})

test('a tag filters, with its own total', async () => {
  const tag = compound.tags[1]!
  const tagged = articles.filter(({ tags }) => tags.includes(tag)).length
  expect((await send(null, listPosts, { query: { tag, limit } })).json).toMatchObject({ total: tagged, pages: 1 })
  const ofBoth = ofClub('greenery').filter(({ tags }) => tags.includes(tag)).length
  expect((await send(null, listPosts, { query: { tag, type: 'greenery', limit } })).json.items).toHaveLength(ofBoth)
})

test('a club shows its newest and most liked posts and its tags', async () => {
  const { json } = await send(null, viewClub, { query: { type: 'biz-master' } })
  const own = ofClub('biz-master')
  expect(json.total).toBe(own.length)
  expect(json.latest).toHaveLength(Math.min(6, own.length))
  expect(json.popular).toHaveLength(json.latest.length)
  const totals = Map.groupBy(
    own.flatMap(({ tags }) => tags),
    (tag) => tag,
  )
  expect(json.tags).toHaveLength(Math.min(12, totals.size))
  for (const { tag, total } of json.tags) expect(total).toBe(totals.get(tag)?.length)
})

test('a post lists up to three others of its club', async () => {
  const { json } = await show('first-online-shop')
  expect(json.related.map(({ club }) => club)).toEqual(
    Array(Math.min(3, ofClub('biz-master').length - 1)).fill('biz-master'),
  )
  expect(json.related.map(({ id }) => id)).not.toContain(json.id)
})

test('links to articles are resolved from their keys', async () => {
  const links = await findArticleLinks(db, ['scam-signs', 'no-such-article'])
  expect([...links.keys()]).toEqual(['scam-signs'])
  expect(links.get('scam-signs')!.href).toMatch(/^\/post\/detail\/[0-9a-f-]{36}\/(%[0-9A-F]{2}|[a-z0-9-])+$/)
  expect(await findArticleLinks(db, [])).toEqual(new Map())
})

test('a person counts once ever, a visitor once a day by address and browser', async () => {
  const nok = { id: anId() }
  expect((await view(nok)).json).toEqual({ view_count: 1 })
  expect((await view(nok)).json).toEqual({ view_count: 1 })
  expect((await view({ id: anId() })).json).toEqual({ view_count: 2 })
  expect((await view(null)).json).toEqual({ view_count: 3 })
  expect((await view(null)).json).toEqual({ view_count: 3 })
  expect((await view(null, { remoteAddress: '203.0.113.2' })).json).toEqual({ view_count: 4 })
  expect((await view(null, { userAgent: 'another browser' })).json).toEqual({ view_count: 5 })
  clock.now = new Date('2026-11-21T17:00:00Z')
  expect((await view(nok)).json).toEqual({ view_count: 5 })
  expect((await view(null)).json).toEqual({ view_count: 6 })
  clock.now = start
  expect((await show('compound-interest')).json.view_count).toBe(6)
  expect(await send(null, countView, { query: { id: 'no-such-article' } })).toMatchObject({ status: 404 })
})

test('of forty concurrent views by four readers four count', async () => {
  const before = (await show('compound-interest')).json.view_count
  const readers = [{ id: anId() }, { id: anId() }, null, null]
  const from = [{}, {}, { remoteAddress: '198.51.100.1' }, { remoteAddress: '198.51.100.2' }]
  const replies = await Promise.all(Array.from({ length: 40 }, (_, i) => view(readers[i % 4]!, from[i % 4])))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect((await show('compound-interest')).json.view_count).toBe(before + 4)
})

test('no address of a visitor is stored, and the hash is deleted after a day', async () => {
  const rows = await db.selectFrom('post_visit').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ visitor }) => visitor.length === 16)).toBe(true)
  // The same visitor came on two days, and the rows cannot be linked.
  expect(new Set(rows.map(({ day }) => day)).size).toBe(2)
  expect(new Set(rows.map(({ visitor }) => visitor.toString('hex'))).size).toBe(rows.length)
  await db.transaction().execute((tx) => sweepVisits(tx, new Date('2026-11-23T00:00:00Z')))
  const left = await db.selectFrom('post_visit').select('day').execute()
  expect(left.every(({ day }) => day === '2026-11-22')).toBe(true)
  await db.transaction().execute((tx) => sweepVisits(tx, new Date('2026-11-24T00:00:00Z')))
  expect(await db.selectFrom('post_visit').selectAll().execute()).toEqual([])
})

test('a hundred browsers at one address count as at most five visitors, and an IPv6 /64 as one address', async () => {
  clock.now = new Date('2026-12-24T05:00:00Z')
  const before = (await view(null)).json.view_count
  const agents = Array.from({ length: 100 }, (_, i) => `Mozilla/5.0 (${i})`)
  await Promise.all(agents.map((userAgent) => view(null, { userAgent, remoteAddress: '198.51.100.7' })))
  const after = (await view(null)).json.view_count
  expect(after - before).toBe(5)
  const homes = Array.from({ length: 20 }, (_, i) => `2001:db8:7:1::${i + 1}`)
  await Promise.all(homes.map((remoteAddress) => view(null, { remoteAddress })))
  expect((await view(null)).json.view_count).toBe(after + 1)
  clock.now = start
})
