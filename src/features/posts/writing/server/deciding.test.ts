import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { readBalance } from '#features/koin/server/queries.ts'
import { decideAppeal, decideCase, listCases } from '#features/moderation/admin-contract.ts'
import { appealCase } from '#features/moderation/case-contract.ts'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { showPost } from '#features/posts/reading/contract.ts'
import { answerPost } from '#features/posts/reading/reading-contract.ts'
import { bangkokMonth } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openWritingFixture, wholePost } from '#tests/fixtures/writing.ts'
import { deletePost, getPost, myPosts, restorePost, unpublishPost } from '../contract.ts'
import { hidePost, returnRevision, unhidePost } from './decide-commands.ts'
import { sweepPosts } from './sweep-commands.ts'

const fixture = await openWritingFixture()
const { send, db, clock, moderator, begin, save, submit, pendingOf, approve, publishOne } = fixture
const whole = wholePost
const start = clock.now
const dayMs = 24 * 3_600_000

afterEach(() => {
  clock.now = start
})

test('a published text stays while a new revision waits, which is returned with a reason and resubmitted', async () => {
  const person = await aPerson(fixture)
  const id = await publishOne(person)
  expect((await save(person, id, 1, { title: 'ชื่อใหม่' })).json.version).toBe(2)
  expect((await send(person, getPost, { query: { id } })).json).toMatchObject({ state: 'published', has_changes: true })
  expect((await submit(person, id)).json).toMatchObject({ state: 'pending', is_live: true })
  expect((await send(null, showPost, { query: { id } })).json.title).toBe(whole.title)
  const revisionId = await pendingOf(id)
  await db
    .transaction()
    .execute((tx) =>
      returnRevision(tx, { revisionId, reason: 'ขอที่มาของตัวเลข', byUserId: moderator.id, now: clock.now }),
    )
  expect((await send(person, getPost, { query: { id } })).json).toMatchObject({
    state: 'returned',
    is_live: true,
    reason: 'ขอที่มาของตัวเลข',
  })
  const { json } = await send(person, listNotices, { query: {} })
  expect(json.items[0]).toMatchObject({ body: expect.stringContaining('ขอที่มาของตัวเลข'), href: `/post/edit/${id}` })
  await save(person, id, 2, { title: 'ชื่อใหม่ มีที่มา' })
  expect((await submit(person, id)).json).toMatchObject({ state: 'pending', reason: null })
  await approve(await pendingOf(id))
  expect((await send(null, showPost, { query: { id } })).json.title).toBe('ชื่อใหม่ มีที่มา')
  // Once per post.
  expect(await readBalance(db, person.id)).toBe(2_000)
})

test('two concurrent approvals pay once, and nobody decides on their own post', async () => {
  const person = await aPerson(fixture, { roles: ['moderator'] })
  const id = await begin(person)
  await db.updateTable('user_account').set({ roles: [] }).where('user_id', '=', person.id).execute()
  await submit(person, id)
  const revisionId = await pendingOf(id)
  await expect(approve(revisionId, person.id)).rejects.toMatchObject({ code: 'revision_own' })
  const both = await Promise.allSettled([approve(revisionId), approve(revisionId)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await readBalance(db, person.id)).toBe(2_000)
})

test('four posts a month are paid; from the fifth on an author is published at once and paid after the review', async () => {
  const person = await aPerson(fixture)
  const before = { approved: 3, rewarded: 3, rewarded_month: bangkokMonth(clock.now) }
  await db
    .insertInto('post_writer')
    .values({ user_id: person.id, ...before })
    .execute()
  for (const title of ['เรื่องที่สี่', 'เรื่องที่ห้า']) await publishOne(person, { title })
  expect(await readBalance(db, person.id)).toBe(2_000)
  const id = await begin(person, { title: 'เรื่องที่หก' })
  expect((await submit(person, id)).json).toMatchObject({ state: 'pending', is_live: true })
  expect((await send(null, showPost, { query: { id } })).status).toBe(200)
  const revisionId = await pendingOf(id)
  await db
    .transaction()
    .execute((tx) => returnRevision(tx, { revisionId, reason: 'ไม่ใช่เรื่องเงิน', byUserId: moderator.id, now: clock.now }))
  expect((await send(null, showPost, { query: { id } })).status).toBe(404)
  expect((await send(person, getPost, { query: { id } })).json).toMatchObject({ state: 'returned', is_live: false })
})

test('staff are published at once', async () => {
  const editor = await aPerson(fixture, { roles: ['editor'] })
  const id = await begin(editor)
  expect((await submit(editor, id)).json.is_live).toBe(true)
})

test('unpublished, deleted, restored, published again; erased with every text after thirty days', async () => {
  const person = await aPerson(fixture)
  const title = `เรื่องลับ${randomUUID().slice(0, 8)}`
  const id = await publishOne(person, { title })
  expect((await send(person, unpublishPost, { query: { id } })).json).toMatchObject({
    state: 'unpublished',
    is_live: false,
  })
  // Approved before: no second review is needed.
  expect((await submit(person, id)).json).toMatchObject({ state: 'published', is_live: true })
  expect((await send(person, deletePost, { query: { id }, body: { id: randomUUID() } })).status).toBe(422)
  expect((await send(person, deletePost, { query: { id } })).status).toBe(200)
  expect((await send(null, showPost, { query: { id } })).status).toBe(404)
  expect((await send(person, myPosts, { query: {} })).json.items[0]).toMatchObject({
    id,
    erased_at: new Date(start.getTime() + 30 * dayMs).toISOString(),
  })
  expect((await send(person, restorePost, { body: { id } })).json).toMatchObject({ state: 'unpublished' })
  await submit(person, id)
  await send(person, deletePost, { body: { id } })
  await sweepPosts(db, new Date(start.getTime() + 30 * dayMs - 1))
  expect((await send(person, myPosts, { query: {} })).json.total).toBe(1)
  await sweepPosts(db, new Date(start.getTime() + 30 * dayMs))
  expect((await send(person, myPosts, { query: {} })).json.total).toBe(0)
  for (const table of ['post', 'post_draft', 'post_revision'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(title)
  }
})

test('an unreviewed post of a trusted author that was unpublished is reviewed and paid when it is published again', async () => {
  const author = await aPerson(fixture)
  await db.insertInto('post_writer').values({ user_id: author.id, approved: 5 }).execute()
  const id = await begin(author)
  await submit(author, id)
  await send(author, unpublishPost, { body: { id } })
  expect((await submit(author, id)).json).toMatchObject({ state: 'pending', is_live: true })
  await approve(await pendingOf(id))
  expect(await readBalance(db, author.id)).toBe(2_000)
})

test('while an account is scheduled for deletion its posts are hidden, and return with it', async () => {
  const person = await aPerson(fixture)
  const id = await publishOne(person)
  await db
    .insertInto('leaving')
    .values({ user_id: person.id, asked_at: clock.now, erase_at: clock.now, restore_hash: 'x' })
    .execute()
  expect((await send(null, showPost, { query: { id } })).status).toBe(404)
  await db.deleteFrom('leaving').where('user_id', '=', person.id).execute()
  expect((await send(null, showPost, { query: { id } })).status).toBe(200)
})

test("the author's name follows the account", async () => {
  const person = await aPerson(fixture)
  const id = await publishOne(person)
  await db.updateTable('user_account').set({ display_name: 'ชื่อใหม่ของเรา' }).where('user_id', '=', person.id).execute()
  await sweepPosts(db, clock.now)
  expect((await send(null, showPost, { query: { id } })).json.author_name).toBe('ชื่อใหม่ของเรา')
})

test("readers answer its question, its author cannot, and no user text gets into the readers' ledger", async () => {
  const person = await aPerson(fixture)
  const reader = await aPerson(fixture)
  const id = await publishOne(person)
  expect((await send(person, answerPost, { body: { id, choice: '10' } })).json.code).toBe('own_post')
  const { json } = await send(reader, answerPost, { body: { id, choice: '30' } })
  expect(json).toMatchObject({ choice: '30', right: '10', is_right: false })
  const kept = await db.selectFrom('post_answer').select('choice').where('post_id', '=', id).execute()
  expect(kept).toEqual([{ choice: 'wrong-1' }])
})

test("a submission waits in the moderators' queue, is returned with a reason, and an appeal approves it", async () => {
  const [author, first, second] = await Promise.all([
    aPerson(fixture),
    aPerson(fixture, { roles: ['moderator'] }),
    aPerson(fixture, { roles: ['moderator'] }),
  ])
  const id = await begin(author)
  await submit(author, id)
  const queue = async () => (await send(first, listCases, { query: { limit: '50' } })).json.items
  const caseOf = (items: { subject_id?: string; id: string; title: string }[], title: string) =>
    items.find((item) => item.title === title)
  await save(author, id, 1, { title: 'เรื่องที่จะอุทธรณ์' })
  await submit(author, id)
  // The earlier submission can no longer be decided on.
  const [waiting, ...others] = (await queue()).filter((item: { title: string }) => item.title === 'เรื่องที่จะอุทธรณ์')
  expect(others).toEqual([])
  const body = { id: waiting!.id, decision: 'return' as const, reason: 'other' as const, note: 'ขอที่มาของตัวเลข' }
  const both = await Promise.all([send(first, decideCase, { body }), send(second, decideCase, { body })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await send(author, getPost, { query: { id } })).json).toMatchObject({
    state: 'returned',
    reason: 'ขอที่มาของตัวเลข',
  })
  const other = both[0]!.status === 200 ? second : first
  const text = 'ที่มาอยู่ย่อหน้าสุดท้ายแล้ว ขอให้ดูอีกครั้ง'
  expect((await send(author, appealCase, { body: { id: waiting!.id, text } })).status).toBe(200)
  const grant = { body: { id: waiting!.id, decision: 'grant' as const } }
  expect((await send(other, decideAppeal, grant)).status).toBe(200)
  expect((await send(null, showPost, { query: { id } })).json.title).toBe('เรื่องที่จะอุทธรณ์')
  expect(await readBalance(db, author.id)).toBe(2_000)
  expect(caseOf(await queue(), 'เรื่องที่จะอุทธรณ์')).toBeUndefined()
})

test('a flagged revision of a trusted author waits, an unflagged one is published at once', async () => {
  const author = await aPerson(fixture)
  await db.insertInto('post_writer').values({ user_id: author.id, approved: 5 }).execute()
  const clean = await begin(author)
  const flagged = await begin(author)
  await save(author, flagged, 1, { title: 'โอนเงินมาที่เบอร์ 081-234-5678' })
  expect((await submit(author, clean)).json).toMatchObject({ is_live: true })
  expect((await submit(author, flagged)).json).toMatchObject({ state: 'pending', is_live: false })
})

test('behind a flagged revision readers see the last approved one, never an unreviewed one', async () => {
  const author = await aPerson(fixture)
  await db.insertInto('post_writer').values({ user_id: author.id, approved: 5 }).execute()
  const known = await publishOne(author)
  const fresh = await begin(author)
  const away = await begin(author)
  await save(author, known, 1, { title: 'ฉบับที่ยังไม่มีใครดู' })
  for (const id of [known, fresh, away]) expect((await submit(author, id)).json.is_live).toBe(true)
  await send(author, unpublishPost, { body: { id: away } })
  const sendBack = (revisionId: string) =>
    db
      .transaction()
      .execute((tx) => returnRevision(tx, { revisionId, reason: 'x', byUserId: moderator.id, now: start }))
  for (const [id, version, isLive] of [
    [known, 2, true],
    [fresh, 1, false],
    [away, 1, false],
  ] as const) {
    await save(author, id, version, { title: 'โอนเงินมาที่เบอร์ 081-234-5678' })
    expect((await submit(author, id)).json).toMatchObject({ state: 'pending', is_live: isLive })
    const before = await send(null, showPost, { query: { id } })
    expect([before.status, before.json.title]).toEqual(isLive ? [200, whole.title] : [404, expect.anything()])
    await sendBack(await pendingOf(id))
    expect((await send(null, showPost, { query: { id } })).status).toBe(before.status)
  }
  // Hidden by readers' reports: after restoring it shows the same text.
  await save(author, known, 3, { title: 'อีกฉบับที่ยังไม่มีใครดู' })
  expect((await submit(author, known)).json.is_live).toBe(true)
  await db.transaction().execute((tx) => hidePost(tx, { postId: known, now: start }))
  await save(author, known, 4, { title: 'โอนเงินมาที่เบอร์ 081-234-5679' })
  expect((await submit(author, known)).json.is_live).toBe(false)
  await db.transaction().execute((tx) => unhidePost(tx, { postId: known, now: start }))
  expect((await send(null, showPost, { query: { id: known } })).json.title).toBe(whole.title)
})
