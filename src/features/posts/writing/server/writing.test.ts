import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { readBalance } from '#features/koin/server/queries.ts'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { showPost } from '#features/posts/reading/contract.ts'
import { listPosts } from '#features/posts/search/contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openWritingFixture, wholePost } from '#tests/fixtures/writing.ts'
import {
  createPost,
  deletePost,
  getOldText,
  getPost,
  listOldTexts,
  myPosts,
  previewPost,
  publishPost,
  updatePost,
  uploadImage,
} from '../contract.ts'

const fixture = await openWritingFixture()
const { send, db, clock, moderator, begin, save, submit, pendingOf, approve } = fixture
const whole = wholePost
const start = clock.now

afterEach(() => {
  clock.now = start
})

test('from the first word to the reader: draft, preview, queue, approval, koin, notice', async () => {
  const person = await aPerson(fixture, { name: 'นักเขียนหนึ่ง' })
  const id = await begin(person)
  expect((await send(person, getPost, { query: { id } })).json).toMatchObject({
    id,
    version: 1,
    state: 'draft',
    is_live: false,
    limit: null,
    content: whole,
  })
  const preview = (await send(person, previewPost, { query: { id } })).json
  expect(preview).toMatchObject({
    title: whole.title,
    author: { name: 'นักเขียนหนึ่ง', image: 'kla-1' },
    question: { text: 'เก็บวันละเท่าไร' },
  })
  expect((await submit(person, id)).json).toMatchObject({ state: 'pending', is_live: false, has_changes: true })
  expect((await send(null, showPost, { query: { id } })).status).toBe(404)
  await approve(await pendingOf(id))
  expect((await send(null, showPost, { query: { id } })).json).toMatchObject({
    title: whole.title,
    summary: 'ฉันลองเก็บเงินวันละสิบบาทมาสามเดือน',
    minutes: 1,
    author: { name: 'นักเขียนหนึ่ง' },
  })
  expect(
    (await send(null, listPosts, { query: { type: 'greenery', tag: 'ออม', limit: 50 } })).json.items.map(
      (one) => one.id,
    ),
  ).toContain(id)
  expect((await send(person, getPost, { query: { id } })).json).toMatchObject({
    state: 'published',
    is_live: true,
    has_changes: false,
  })
  expect(await readBalance(db, person.id)).toBe(2_000)
  const { json } = await send(person, listNotices, { query: {} })
  expect(json.items[0]).toMatchObject({ title: 'โพสต์ของคุณผ่านการตรวจแล้ว', href: `/post/detail/${id}` })
  const facts = await db
    .selectFrom('activity')
    .select(['subject_id', 'facts'])
    .where('user_id', '=', person.id)
    .where('kind', '=', 'post.published')
    .execute()
  expect(facts).toEqual([{ subject_id: id, facts: { club: 'greenery', skill: 'saving' } }])
  // The ledger outlives the account, so it contains no user text.
  const moved = await db
    .selectFrom('ledger_transfer')
    .select(['title', 'href'])
    .where('user_id', '=', person.id)
    .execute()
  expect(moved).toEqual([{ title: 'โพสต์ผ่านการตรวจ', href: `/post/detail/${id}` }])
  expect(await db.selectFrom('staff_act').select(['act', 'actor_id']).where('subject_id', '=', id).execute()).toEqual([
    { act: 'post.approved', actor_id: moderator.id },
  ])
})

test('a video of ours is in a post with its files, and disappears when it is unpublished', async () => {
  const person = await aPerson(fixture)
  const { id: filmId } = await db
    .selectFrom('video')
    .select('id')
    .where('key', '=', 'scam-apart')
    .executeTakeFirstOrThrow()
  const film = { type: 'video' as const, attrs: { id: filmId } }
  const body = { type: 'doc' as const, content: [...whole.body.content, film, film] }
  const id = await begin(person, { body })
  const films = [
    {
      id: filmId,
      title: expect.not.stringContaining('|'),
      href: expect.stringMatching(`^/video-page/detail/${filmId}`),
      poster: expect.stringMatching(/^\/media\/video\/scam-apart-[0-9a-f]{16}\.webp$/),
      file: expect.objectContaining({ captions: expect.stringMatching(/\.vtt$/), width: 960 }),
    },
  ]
  expect((await send(person, previewPost, { query: { id } })).json.films).toEqual(films)
  await submit(person, id)
  await approve(await pendingOf(id))
  const shown = (await send(null, showPost, { query: { id } })).json
  expect([shown.films, shown.body.content.slice(-2)]).toEqual([films, [film, film]])
  await db.updateTable('video').set({ status: 'unpublished' }).where('id', '=', filmId).execute()
  expect((await send(null, showPost, { query: { id } })).json.films).toEqual([])
  await db.updateTable('video').set({ status: 'published' }).where('id', '=', filmId).execute()
})

test('missing parts are reported by field, and nothing is submitted', async () => {
  const person = await aPerson(fixture)
  const image = {
    type: 'image' as const,
    attrs: { src: `/media/${'a'.repeat(43)}/960.webp`, alt: '', width: 9, height: 9 },
  }
  const id = await begin(person, {
    title: '',
    club: null,
    skill: null,
    cover: null,
    body: { type: 'doc', content: [image] },
    question: { text: '', choices: ['ก', 'ก', '', 'ง'], right: 0, explanation: '' },
  })
  const reply = await submit(person, id)
  expect(reply.status).toBe(422)
  expect(reply.json.fields?.map(({ path }) => path)).toEqual([
    'title',
    'club',
    'skill',
    'cover',
    'body',
    'body',
    'question.text',
    'question.choices.1',
    'question.choices.2',
    'question.explanation',
  ])
  expect((await send(person, getPost, { query: { id } })).json.state).toBe('draft')
})

test('of two tabs that save from the same version one is refused, and its text can be recovered', async () => {
  const person = await aPerson(fixture)
  const id = await begin(person)
  const both = await Promise.all([save(person, id, 1, { title: 'จอซ้าย' }), save(person, id, 1, { title: 'จอขวา' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.json.code).toBe('draft_changed')
  const lost = both[0]!.status === 409 ? 'จอซ้าย' : 'จอขวา'
  const kept = await save(person, id, 1, { title: lost }, { otherwise: 'keep' })
  expect([kept.status, kept.json.version]).toEqual([200, 2])
  const { items } = (await send(person, listOldTexts, { query: { id } })).json
  expect(items).toMatchObject([{ state: 'kept', title: lost }])
  const old = await send(person, getOldText, { query: { id, revision: items[0]!.id } })
  expect(old.json.content.title).toBe(lost)
  // A lost reply: saving the same text again makes no new version and no conflict.
  expect(
    (await save(person, id, 1, { title: (await send(person, getPost, { query: { id } })).json.content.title })).json
      .version,
  ).toBe(2)
})

test('a first save that is sent twice creates one draft', async () => {
  const person = await aPerson(fixture)
  const body = { key: randomUUID(), content: whole }
  const replies = await Promise.all([1, 2, 3].map(() => send(person, createPost, { body })))
  expect(new Set(replies.map(({ json }) => json.id)).size).toBe(1)
  // Its reply was lost and the author went on: the draft is saved; after that the key conflicts.
  const again = (title: string) => send(person, createPost, { body: { ...body, content: { ...whole, title } } })
  expect((await again('เขียนต่อ')).json.version).toBe(2)
  expect((await again('อื่น')).json.code).toBe('draft_changed')
  expect((await send(person, myPosts, { query: {} })).json.total).toBe(1)
})

test('while a person writes, an old version is saved every ten minutes', async () => {
  const person = await aPerson(fixture)
  const id = await begin(person)
  for (let version = 1; version <= 4; version += 1) {
    await save(person, id, version, { title: `รอบ ${version}` })
    clock.now = new Date(clock.now.getTime() + 60_000)
  }
  clock.now = new Date(clock.now.getTime() + 10 * 60_000)
  await send(person, updatePost, { body: { id, version: 5, content: { ...whole, title: 'รอบ 5' } } })
  const { items } = (await send(person, listOldTexts, { query: { id } })).json
  expect(items.map(({ title }) => title)).toEqual(['รอบ 4', 'รอบ 1'])
})

test('two concurrent submissions wait as one, and a resubmission replaces it', async () => {
  const person = await aPerson(fixture)
  const id = await begin(person)
  const both = await Promise.all([submit(person, id), submit(person, id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const first = await pendingOf(id)
  const [edited] = await Promise.all([save(person, id, 1, { title: 'แก้ระหว่างรอ' }), submit(person, id)])
  expect(edited.status).toBe(200)
  await submit(person, id)
  expect(await pendingOf(id)).not.toBe(first)
  await expect(approve(first)).rejects.toMatchObject({ code: 'revision_decided' })
  // The author submits what they see: an outdated version is refused.
  expect((await send(person, publishPost, { body: { id, version: 1 } })).status).toBe(409)
})

test("nobody can read or change another person's drafts", async () => {
  const other = await aPerson(fixture, { roles: ['admin'] })
  const id = await begin(await aPerson(fixture))
  const replies = [
    await send(other, getPost, { query: { id } }),
    await save(other, id, 1, {}),
    await submit(other, id),
    await send(other, deletePost, { body: { id } }),
    await send(other, previewPost, { query: { id } }),
    await send(other, listOldTexts, { query: { id } }),
  ]
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(404))
})

test('everybody may draft; submitting needs a verified address, and for minors consent', async () => {
  const unverified = await aPerson(fixture, { verified: false })
  const draft = await begin(unverified)
  const { json } = await send(unverified, getPost, { query: { id: draft } })
  expect(json.limit).toBe('writer_unverified')
  expect((await save(unverified, draft, json.version, { title: 'แก้ชื่อเรื่องแล้ว' })).status).toBe(200)
  expect(await submit(unverified, draft)).toMatchObject({ status: 403, json: { code: 'writer_unverified' } })
  const image = { name: 'a.png', type: 'image/png', bytes: new Uint8Array(8) }
  expect(await send(unverified, uploadImage, { body: { image } })).toMatchObject({
    json: { code: 'writer_unverified' },
  })
  await db.updateTable('user_account').set({ verified_at: clock.now }).where('user_id', '=', unverified.id).execute()
  expect((await submit(unverified, draft)).status).toBe(200)
  const minor = await aPerson(fixture, { age: 14 })
  const id = await begin(minor)
  expect((await send(minor, getPost, { query: { id } })).json.limit).toBe('writer_guardian')
  expect(await submit(minor, id)).toMatchObject({ status: 403, json: { code: 'writer_guardian' } })
  await db.updateTable('guardian').set({ state: 'allowed' }).where('user_id', '=', minor.id).execute()
  expect((await submit(minor, id)).status).toBe(200)
})
