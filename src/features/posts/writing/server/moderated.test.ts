import { afterEach, expect, test } from 'vitest'
import { decideCase, listCases, showCase } from '#features/moderation/admin-contract.ts'
import { reportPost } from '#features/moderation/report-contract.ts'
import { showPost } from '#features/posts/reading/contract.ts'
import { aPerson, regulars } from '#tests/fixtures/people.ts'
import { openWritingFixture, wholePost } from '#tests/fixtures/writing.ts'
import { getPost, unpublishPost } from '../contract.ts'
import { returnRevision } from './decide-commands.ts'

const fixture = await openWritingFixture()
const { send, db, clock, moderator, begin, save, submit, pendingOf, publishOne } = fixture
const whole = wholePost
const start = clock.now

afterEach(() => {
  clock.now = start
})

/** Three readers hide a post; returns the case for a moderator. */
async function reportAway(id: string) {
  for (const reader of await regulars(fixture, 3)) await send(reader, reportPost, { body: { id, reason: 'insult' } })
  expect((await send(null, showPost, { query: { id } })).status).toBe(404)
  return reportedCase(id)
}

async function reportedCase(id: string) {
  const open = db.selectFrom('moderation_case').select('id').where('subject_id', '=', id).where('origin', '=', 'report')
  return (await open.where('state', '=', 'open').executeTakeFirstOrThrow()).id
}

test('a post hidden by moderators stays hidden until they restore it; unpublished meanwhile it stays unpublished', async () => {
  const author = await aPerson(fixture)
  const seen = await publishOne(author)
  const gone = await publishOne(author)
  const restore = { decision: 'restore' as const }
  const first = await reportAway(seen)
  expect((await send(author, getPost, { query: { id: seen } })).json.state).toBe('hidden')
  expect((await submit(author, seen)).json.code).toBe('post_hidden')
  expect((await send(moderator, decideCase, { body: { id: first, ...restore } })).status).toBe(200)
  expect((await send(null, showPost, { query: { id: seen } })).status).toBe(200)

  const second = await reportAway(gone)
  await send(author, unpublishPost, { body: { id: gone } })
  expect((await send(author, getPost, { query: { id: gone } })).json.state).toBe('unpublished')
  expect((await submit(author, gone)).json.code).toBe('post_hidden')
  expect((await send(moderator, decideCase, { body: { id: second, ...restore } })).status).toBe(200)
  expect((await send(null, showPost, { query: { id: gone } })).status).toBe(404)
  // Nothing was wrong with it, so its author may publish it again.
  expect((await submit(author, gone)).json).toMatchObject({ state: 'published', is_live: true })
})

test("a trusted author's new revision waits while moderators hold the post, unpublished or not", async () => {
  const author = await aPerson(fixture)
  await db.insertInto('post_writer').values({ user_id: author.id, approved: 5 }).execute()
  const id = await publishOne(author)
  await reportAway(id)
  await send(author, unpublishPost, { body: { id } })
  await save(author, id, 1, { title: 'อีกฉบับของเรื่องที่ถูกพัก' })
  expect((await submit(author, id)).json).toMatchObject({ state: 'pending', is_live: false })
})

test('reports can hide a new revision of a post whose previous revision a moderator cleared', async () => {
  const author = await aPerson(fixture)
  await db.insertInto('post_writer').values({ user_id: author.id, approved: 5 }).execute()
  const id = await publishOne(author)
  const caseId = await reportAway(id)
  expect((await send(moderator, decideCase, { body: { id: caseId, decision: 'restore' } })).status).toBe(200)
  clock.now = new Date(start.getTime() + 1_000)
  await save(author, id, 1, { title: 'ฉบับใหม่ที่ยังไม่มีใครดู' })
  expect((await submit(author, id)).json.is_live).toBe(true)
  await reportAway(id)
})

test('a post unpublished before moderators hid it cannot be published again unchanged', async () => {
  const [author, moderator, reader] = await Promise.all([
    aPerson(fixture),
    aPerson(fixture, { roles: ['moderator'] }),
    aPerson(fixture),
  ])
  const id = await publishOne(author)
  await send(reader, reportPost, { body: { id, reason: 'scam' } })
  await send(author, unpublishPost, { query: { id } })
  const body = { id: await reportedCase(id), decision: 'hide' as const, reason: 'scam' as const }
  expect((await send(moderator, decideCase, { body })).status).toBe(200)
  expect((await submit(author, id)).json.code).toBe('post_hidden')
  expect((await send(null, showPost, { query: { id } })).status).toBe(404)
})

test("a trusted author's revision that was reported and returned is never shown again; the previous one is", async () => {
  const author = await aPerson(fixture)
  await db.insertInto('post_writer').values({ user_id: author.id, approved: 5 }).execute()
  const id = await publishOne(author)
  await save(author, id, 1, { title: 'ฉบับที่ถูกส่งกลับ' })
  expect((await submit(author, id)).json).toMatchObject({ state: 'pending', is_live: true })
  const caseId = await reportAway(id)
  const sendBack = async (post: string) => {
    const back = { revisionId: await pendingOf(post), reason: 'แก้ถ้อยคำ', byUserId: moderator.id, now: clock.now }
    await db.transaction().execute((tx) => returnRevision(tx, back))
  }
  await sendBack(id)
  expect((await send(null, showPost, { query: { id } })).status).toBe(404)
  expect((await send(moderator, decideCase, { body: { id: caseId, decision: 'restore' } })).status).toBe(200)
  expect((await send(null, showPost, { query: { id } })).json.title).toBe(whole.title)

  // Without a previous revision there is nothing to show.
  const first = await begin(author, { title: 'เรื่องที่ไม่มีฉบับก่อน' })
  await submit(author, first)
  const other = await reportAway(first)
  await sendBack(first)
  expect((await send(moderator, decideCase, { body: { id: other, decision: 'restore' } })).status).toBe(200)
  expect((await send(null, showPost, { query: { id: first } })).status).toBe(404)
  expect((await send(author, getPost, { query: { id: first } })).json).toMatchObject({
    state: 'returned',
    is_live: false,
  })
})

test('a hidden post that was approved with a new text can be unpublished and published again without a review', async () => {
  const author = await aPerson(fixture)
  const id = await publishOne(author)
  const hidden = { id: await reportAway(id), decision: 'hide' as const, reason: 'insult' as const }
  expect((await send(moderator, decideCase, { body: hidden })).status).toBe(200)
  clock.now = new Date(start.getTime() + 1_000)
  await save(author, id, 1, { title: 'เล่าใหม่อย่างนุ่มนวล' })
  expect((await submit(author, id)).json).toMatchObject({ state: 'pending', is_live: false })
  const { items } = (await send(moderator, listCases, { query: { limit: '50', origin: 'submission' } })).json
  const waiting = items.find(({ title }) => title === 'เล่าใหม่อย่างนุ่มนวล')!
  expect((await send(moderator, decideCase, { body: { id: waiting.id, decision: 'approve' } })).status).toBe(200)
  expect((await send(null, showPost, { query: { id } })).json.title).toBe('เล่าใหม่อย่างนุ่มนวล')
  await send(author, unpublishPost, { body: { id } })
  expect((await submit(author, id)).json).toMatchObject({ state: 'published', is_live: true })
})

test('moderators and checks see everything that readers will see, hear or open', async () => {
  const author = await aPerson(fixture)
  await db.insertInto('post_writer').values({ user_id: author.id, approved: 5 }).execute()
  const { id: film } = await db
    .selectFrom('video')
    .select('id')
    .where('key', '=', 'scam-apart')
    .executeTakeFirstOrThrow()
  const link = { type: 'link' as const, attrs: { href: 'https://line.me/ti/p/~friend' } }
  const picture = { src: `/media/${'a'.repeat(43)}/960.webp`, alt: 'โทรหาเราที่ 081-234-5678', width: 960, height: 540 }
  const content = [
    { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'อ่านต่อที่นี่', marks: [link] }] },
    { type: 'image' as const, attrs: picture },
    { type: 'video' as const, attrs: { id: film } },
    { type: 'koinCalculator' as const, attrs: { principal: 10_000, rate: 250, months: 12 } },
  ]
  const id = await begin(author, { body: { type: 'doc', content } })
  expect((await submit(author, id)).json).toMatchObject({ state: 'pending', is_live: false })
  const cases = db.selectFrom('moderation_case').select('id').where('subject_id', '=', id)
  const waiting = await cases.executeTakeFirstOrThrow()
  const { json } = await send(moderator, showCase, { query: { id: waiting.id } })
  expect(json.flags.map(({ excerpt }) => excerpt)).toEqual(['line.me/ti/p/~friend', '081-234-5678'])
  const [body, around] = [JSON.stringify(json.body), JSON.stringify(json.around)]
  expect(body).toContain(`/video-page/detail/${film}`)
  expect(body).toContain('เงินต้น 100.00 koin ดอกเบี้ย 2.50% ต่อปี 12 เดือน')
  for (const words of [whole.cover!.alt, ...whole.tags, whole.question!.text, ...whole.question!.choices, 'ตามเรื่อง'])
    expect(around).toContain(words)
})
