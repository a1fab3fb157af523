import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCases, showCase } from '#features/moderation/admin-contract.ts'
import { listPosts } from '#features/posts/search/contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openWritingFixture, wholePost as whole } from '#tests/fixtures/writing.ts'
import { createPost, getPost } from '../contract.ts'
import { readWritten } from './draft-queries.ts'
import { submitPost } from './publish-commands.ts'

const fixture = await openWritingFixture()
const { send, db, clock, moderator, begin, save, submit } = fixture

test('a text whose check did not finish waits for a review, for every author', async () => {
  const editor = await aPerson(fixture, { name: 'บรรณาธิการช้า', roles: ['editor'] })
  const id = await begin(editor)
  const content = { ...whole, title: 'เขียนในอีกหน้าต่างหนึ่ง' }
  // Another window saves between check and lock: the checked text is not the submitted one.
  const checked = { text: (await readWritten(db, editor.id, id))!, flags: [] }
  expect((await save(editor, id, 1, content)).status).toBe(200)
  const submitting = { userId: editor.id, id, checked, isStaff: true, now: clock.now }
  await db.transaction().execute((tx) => submitPost(tx, submitting))
  expect((await send(editor, getPost, { query: { id } })).json).toMatchObject({ state: 'pending', is_live: false })
  const found = db.selectFrom('moderation_case').select('flags').where('subject_id', '=', id)
  expect((await found.executeTakeFirstOrThrow()).flags).toMatchObject([{ kind: 'unread' }])
  const opened = await send(moderator, listCases, { query: { limit: 50 } })
  const { json } = await send(moderator, showCase, {
    query: { id: opened.json.items.find((one) => one.title === content.title)!.id },
  })
  expect(json.flags).toMatchObject([{ category: 'unread', excerpt: '' }])
})

test('a text crafted to be slow is submitted, waits, and is read by a moderator while other requests are served', async () => {
  const person = await aPerson(fixture, { name: 'คนกดแป้นค้าง' })
  const words = (unit: string) => ({
    type: 'doc' as const,
    content: Array.from({ length: 11 }, () => ({
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text: unit.repeat(5_000 / unit.length) }],
    })),
  })
  for (const unit of ['line.', '@', '1']) {
    const id = await begin(person, { body: words(unit) })
    const [handedIn, other] = await Promise.all([submit(person, id), send(null, listPosts, { query: {} })])
    expect([handedIn.status, other.status]).toEqual([200, 200])
    const row = db.selectFrom('moderation_case').select('id').where('subject_id', '=', id)
    const { id: caseId } = await row.executeTakeFirstOrThrow()
    expect((await send(moderator, showCase, { query: { id: caseId } })).status).toBe(200)
  }
})

test('a post over the size limit is refused when it is saved', async () => {
  const person = await aPerson(fixture, { name: 'คนเขียนยาว' })
  const paragraph = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'ก'.repeat(5_000) }] }
  const of = (count: number) => ({ ...whole, body: { type: 'doc' as const, content: Array(count).fill(paragraph) } })
  const create = (count: number) => send(person, createPost, { body: { key: randomUUID(), content: of(count) } })
  expect((await create(12)).status).toBe(200)
  const { status, json } = await create(13)
  expect([status, json.fields?.[0]]).toMatchObject([422, { path: 'content.body', code: 'too_big' }])
})
