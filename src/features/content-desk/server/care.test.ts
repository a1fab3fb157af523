// Who looks after a piece of content, and the notes that colleagues leave: one gets it, nobody writes over another.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contentKinds, personTables } from '#app/features.ts'
import { erasePersonRows } from '#db/person-rows.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listContent, readContentChoices } from '../admin-contract.ts'
import { assignContent, readContentNote, saveContentNote } from '../care-admin-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send } = fixture
const editor = await aPerson(fixture, { roles: ['editor'], name: 'แป้งบรรณาธิการ' })
const other = await aPerson(fixture, { roles: ['editor'], name: 'ต้นบรรณาธิการ' })
const packer = await aPerson(fixture, { roles: ['fulfilment'] })
const member = await aPerson(fixture)

const idOf = ({ id, kind }: { id: string; kind: string }) => ({ id, kind })
const words = (await send(editor, listContent, { query: { kinds: 'word', states: 'live' } })).json.items.map(idOf)
const rowsOf = async (assignee: string, who = editor) =>
  (await send(who, listContent, { query: { assignee, kinds: 'word' } })).json.items
const careOf = async (id: string) => {
  const { rows } = await sql<{ user_id: string }>`select user_id from content_assignment where item_id = ${id}`.execute(
    db,
  )
  return rows.map((row) => row.user_id)
}
async function assign(who: TestPerson, ids: readonly string[], assignee: string | null, seen: string | null = null) {
  const body = { items: ids.map((id) => ({ kind: 'word', id, seen })), assignee }
  const { json } = await send(who, assignContent, { body })
  return json.results.map(({ refusal }) => refusal?.code ?? 'done')
}

test('many pieces are given to one at once, are found by it, and are told to the log', async () => {
  const ids = words.slice(0, 3).map(({ id }) => id)
  expect(await assign(editor, ids, other.id)).toEqual(['done', 'done', 'done'])
  const mine = await rowsOf(other.id, other)
  expect(mine.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(mine.map(({ assignee }) => assignee)).toEqual(Array(3).fill({ id: other.id, name: 'ต้นบรรณาธิการ' }))
  expect((await rowsOf('none')).some(({ id }) => ids.includes(id))).toBe(false)
  // It is nobody's work on the piece.
  expect(mine.map(({ worker }) => worker)).toEqual([null, null, null])
  const acts = await db.selectFrom('staff_act').selectAll().where('subject_kind', '=', 'content').execute()
  expect(acts.map(({ act, actor_id, before, after }) => [act, actor_id, before, after])).toEqual(
    Array(3).fill(['content.assigned', editor.id, { assignee: null }, { assignee: other.id }]),
  )
})

test('of those who take a piece at once one gets it, and the others are told', async () => {
  const { id } = words[3]!
  const people = await Promise.all(Array.from({ length: 8 }, () => aPerson(fixture, { roles: ['editor'] })))
  const replies = (await Promise.all(people.map((one) => assign(one, [id], one.id)))).flat()
  expect(replies.toSorted()).toEqual([...Array(7).fill('content_assigned_meanwhile'), 'done'])
  const winner = people[replies.indexOf('done')]!
  expect(await careOf(id)).toEqual([winner.id])
  // From there on by who is seen: to another, and to nobody, once each.
  const moved = await Promise.all([editor, other].map((to) => assign(editor, [id], to.id, winner.id)))
  expect(moved.flat().toSorted()).toEqual(['content_assigned_meanwhile', 'done'])
  const [now] = await careOf(id)
  expect(
    (await Promise.all([assign(editor, [id], null, now!), assign(other, [id], null, now!)])).flat().toSorted(),
  ).toEqual(['content_assigned_meanwhile', 'done'])
  expect(await careOf(id)).toEqual([])
})

test('two who give the same pieces in another order do not wait for each other for ever', async () => {
  const ids = words.slice(4, 24).map(({ id }) => id)
  const [one, two] = await Promise.all([assign(editor, ids, editor.id), assign(other, [...ids].reverse(), other.id)])
  expect([one!, two!].flat().filter((code) => code === 'done')).toHaveLength(20)
  expect((await rowsOf(editor.id)).length + (await rowsOf(other.id)).length).toBe(20 + 3)
})

test('nobody is given what their roles do not show, or what is not there; the other rows are done', async () => {
  const { id } = words[30]!
  expect(await assign(editor, [id], packer.id)).toEqual(['content_assignee_without_role'])
  expect(await assign(editor, [id], member.id)).toEqual(['content_assignee_without_role'])
  expect(await assign(editor, [id], crypto.randomUUID())).toEqual(['content_assignee_without_role'])
  expect(await assign(packer, [id], packer.id)).toEqual(['forbidden'])
  const mixed = await assign(editor, [id, 'no-id', crypto.randomUUID()], editor.id)
  expect(mixed.toSorted()).toEqual(['done', 'not_found', 'not_found'])
  const { assignable } = (await send(editor, readContentChoices, {})).json
  const ids = assignable.map((one) => one.id)
  expect([ids.includes(editor.id), ids.includes(member.id)]).toEqual([true, false])
})

test('a piece of an erased account is left without anybody', async () => {
  const leaver = await aPerson(fixture, { roles: ['editor'] })
  const { id } = words[31]!
  await assign(editor, [id], leaver.id)
  await db.transaction().execute((tx) => erasePersonRows(tx, leaver.id, personTables))
  expect([await careOf(id), await rowsOf(leaver.id)]).toEqual([[], []])
  expect(await assign(editor, [id], editor.id)).toEqual(['done'])
})

test('of two who write a note at once one does, and the other reads it first', async () => {
  const { id } = words[32]!
  const piece = { kind: 'word', id }
  const write = (who: TestPerson, version: number, text: string) =>
    send(who, saveContentNote, { body: { ...piece, version, text } })
  expect((await send(editor, readContentNote, { query: piece })).json).toEqual({ text: '', version: 0 })
  const first = await Promise.all([write(editor, 0, 'รอตัวเลขปีใหม่'), write(other, 0, 'ขอภาพใหม่')])
  expect(first.map(({ json }) => json.code ?? 'saved').toSorted()).toEqual(['content_note_changed', 'saved'])
  const { text } = (await send(other, readContentNote, { query: piece })).json
  const later = await Promise.all(['ก', 'ข', 'ค'].map((more) => write(other, 1, `${text} ${more}`)))
  expect(later.map(({ json }) => json.code ?? 'saved').toSorted()).toEqual([
    ...Array(2).fill('content_note_changed'),
    'saved',
  ])
  expect(
    (await send(editor, listContent, { query: { kinds: 'word' } })).json.items.filter((row) => row.has_note),
  ).toHaveLength(1)
  // It is taken out by an empty one; a note never written has no version to write over.
  expect((await write(editor, 2, '  ')).json).toEqual({ text: '', version: 3 })
  expect(
    (await send(editor, saveContentNote, { body: { kind: 'word', id: words[33]!.id, version: 7, text: 'ก' } })).json
      .code,
  ).toBe('content_note_changed')
  expect((await write(editor, 3, 'ก'.repeat(501))).status).toBe(422)
  expect((await send(packer, readContentNote, { query: piece })).status).toBe(403)
  const acts = await db.selectFrom('staff_act').select('act').where('act', '=', 'content.noted').execute()
  expect(acts).toHaveLength(3)
})

test('pieces of every kind have one who looks after them', async () => {
  const boss = await aPerson(fixture, { roles: ['editor', 'moderator', 'finance', 'fulfilment', 'admin'] })
  for (const { name } of contentKinds.values()) {
    const [row] = (await send(boss, listContent, { query: { kinds: name } })).json.items
    if (!row) continue
    const body = { items: [{ kind: name, id: row.id, seen: row.assignee?.id ?? null }], assignee: boss.id }
    expect([name, (await send(boss, assignContent, { body })).json.results[0]!.refusal]).toEqual([name, null])
    const found = (await send(boss, listContent, { query: { kinds: name, assignee: boss.id } })).json.items
    expect([name, found.map(({ id }) => id)]).toEqual([name, [row.id]])
  }
})
