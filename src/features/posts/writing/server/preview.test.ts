// Drafts as their page would show them, however incomplete.
import { expect, test } from 'vitest'
import { decideCase } from '#features/moderation/admin-contract.ts'
import { appealCase, readOwnCase } from '#features/moderation/case-contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openWritingFixture } from '#tests/fixtures/writing.ts'
import { type DraftContent, getPost, previewPost } from '../contract.ts'

const fixture = await openWritingFixture()
const { send, db, moderator, begin, submit } = fixture

test('a preview of an empty draft, or of empty blocks, is no error', async () => {
  const person = await aPerson(fixture)
  const empty = { title: '', club: null, skill: null, tags: [], cover: null, question: null }
  const bodies: DraftContent['body'][] = [
    { type: 'doc', content: [] },
    { type: 'doc', content: [{ type: 'paragraph' }] },
    { type: 'doc', content: [{ type: 'horizontalRule' }] },
    {
      type: 'doc',
      content: [{ type: 'image', attrs: { src: '/media/x/960.webp', alt: '', width: 960, height: 640 } }],
    },
  ]
  for (const body of bodies) {
    const id = await begin(person, { ...empty, tags: ['ออม'], body })
    const { status, json } = await send(person, previewPost, { query: { id } })
    expect([status, json.summary]).toEqual([200, ''])
  }
})

test('a returned post names the case that its author may appeal', async () => {
  const person = await aPerson(fixture)
  const id = await begin(person)
  await submit(person, id)
  expect((await send(person, getPost, { query: { id } })).json.case_id).toBeNull()
  const open = db.selectFrom('moderation_case').select('id').where('subject_id', '=', id)
  const one = await open.executeTakeFirstOrThrow()
  const body = { id: one.id, decision: 'return' as const, reason: 'contact' as const, note: 'ลบเบอร์โทรออกก่อน' }
  const decided = await send(moderator, decideCase, { body })
  expect([decided.status, decided.json.detail]).toEqual([200, undefined])
  const { json } = await send(person, getPost, { query: { id } })
  expect(json).toMatchObject({ state: 'returned', case_id: one.id })
  expect((await send(person, readOwnCase, { query: { id: json.case_id! } })).json.appeal_until).not.toBeNull()
  const words = { id: json.case_id!, text: 'ในโพสต์ไม่มีเบอร์โทรของใครเลย' }
  expect((await send(person, appealCase, { body: words })).status).toBe(200)
})
