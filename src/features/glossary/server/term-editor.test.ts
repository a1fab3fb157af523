// Terms of the glossary at the desk: what an editor changes is what readers read, and a spelling belongs to one term.
import { expect, test } from 'vitest'
import { readGlossary } from '#features/glossary/contract.ts'
import { editPiece, formOf } from '#tests/fixtures/content-edit.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { importGlossary, readGlossaryFile } from './seed.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send, clock } = fixture
const editor = await aPerson(fixture, { roles: ['editor'] })
const terms = await readGlossaryFile(new URL('../../../../content/glossary.json', import.meta.url))
const piece = (id: string) => ({ kind: 'term', id })
const shown = async (key: string) => (await send(null, readGlossary, {})).json.terms.find((one) => one.key === key)!

test('an editor changes a term for readers, and a release leaves it', async () => {
  const { key } = terms[0]!
  const change = { meaning: 'ความหมายที่ชัดกว่าเดิม', also: 'ชื่อที่หนึ่ง\nชื่อที่สอง' }
  expect((await editPiece(fixture, editor, piece(key), { change })).status).toBe(200)
  await db.transaction().execute((tx) => importGlossary(tx, terms, clock.now))
  expect(await shown(key)).toMatchObject({ meaning: change.meaning, also: ['ชื่อที่หนึ่ง', 'ชื่อที่สอง'] })
})

test('a spelling of another term, an article that is not there and an empty box are refused, and nothing changes', async () => {
  const { key } = terms[1]!
  const before = await formOf(fixture, editor, piece(key))
  for (const [box, value] of [
    ['term', terms[2]!.term],
    ['article', 'no-such-article'],
    ['meaning', ''],
  ] as const) {
    const { status, json } = await editPiece(fixture, editor, piece(key), { change: { [box]: value } })
    expect([box, status, json.fields?.[0]?.path, /[ก-๙]/.test(json.fields?.[0]?.detail ?? '')]).toEqual([
      box,
      422,
      box,
      true,
    ])
  }
  expect(await formOf(fixture, editor, piece(key))).toEqual(before)
})

test('of two who give two terms one spelling at once, one does', async () => {
  const change = { also: 'ชื่อที่แย่งกัน' }
  const replies = await Promise.all([3, 4].map((i) => editPiece(fixture, editor, piece(terms[i]!.key), { change })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
})
