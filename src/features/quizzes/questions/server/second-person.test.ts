// Another answer key of a question that is asked takes effect by a second person, who sees what changes.
import { expect, test } from 'vitest'
import { importContentFile, tryContentFile } from '#features/content-desk/files-admin-contract.ts'
import { decideProposal, listProposals } from '#features/staff-value/admin-contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { editQuestionAs } from '#tests/fixtures/question-edit.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { retireQuestion } from '../admin-contract.ts'
import { editQuestion } from './admin-commands.ts'
import { readStaffQuestions } from './admin-queries.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send, clock } = fixture
const writer = await aPerson(fixture, { roles: ['editor'] })
const second = await aPerson(fixture, { roles: ['editor'] })
const third = await aPerson(fixture, { roles: ['editor'], name: 'คนที่สามของทีม' })
const finance = await aPerson(fixture, { roles: ['finance'] })

let taken = 0
async function aQuestion(kind: 'choice' | 'numeric' | 'ordering' = 'choice') {
  const rows = db.selectFrom('question').select('id').where('pool', '=', 'daily').where('kind', '=', kind)
  const row = await rows.where('is_active', '=', true).orderBy('key').offset(taken++).limit(1).executeTakeFirstOrThrow()
  const [question] = await readStaffQuestions(db, [row.id])
  return question!
}
type Question = Awaited<ReturnType<typeof aQuestion>>
/** The question with its first wrong choice as the right one. */
function turned({ body }: Question): Question['body'] {
  if (body.kind !== 'choice') throw new Error('no choice')
  const [first, ...more] = body.wrong
  return { kind: 'choice', right: first!, wrong: [body.right, ...more] }
}
const edit = ({ id, version, text, explanation, source, body }: Question, change: object, who = writer) => {
  clock.now = new Date(clock.now.getTime() + 1_000)
  return editQuestionAs(fixture, who, { id, version, text, explanation, source, body, ...change })
}
const waiting = async (who = second) =>
  (await send(who, listProposals, {})).json.items.filter(({ kind }) => kind === 'question-key')
const decide = (id: string, is_confirmed: boolean, who = second) =>
  send(who, decideProposal, { body: { id, is_confirmed } })
const bodyNow = async ({ id }: Question) => (await readStaffQuestions(db, [id]))[0]!.body
const actsOn = async (id: string) =>
  (
    await db.selectFrom('staff_act').select(['act', 'actor_id']).where('subject_id', '=', id).orderBy('id').execute()
  ).map(({ act, actor_id }) => [act, actor_id])
async function drop() {
  for (const { id } of await waiting()) await decide(id, false)
}

test('another right answer waits, whoever wrote it cannot confirm it, and a second editor sees what changes', async () => {
  const question = await aQuestion()
  const right = (question.body as { right: string }).right
  const { status, json } = await edit(question, { body: turned(question), source: 'ตรวจใหม่' })
  expect([status, json.is_waiting, json.body]).toEqual([200, true, question.body])
  expect(await bodyNow(question)).toEqual(question.body)
  const [own] = await waiting(writer)
  expect([own!.is_own, own!.may_confirm]).toEqual([true, false])
  expect((await decide(own!.id, true, writer)).json.code).toBe('proposal_second_person')
  expect(await waiting(finance)).toEqual([])
  expect((await decide(own!.id, true, finance)).status).toBe(403)
  const [shown] = await waiting()
  expect(shown!.may_confirm).toBe(true)
  const changes = new Map(shown!.changes.map(({ name, before, after }) => [name, [before, after]]))
  expect(changes.get('คำตอบที่ถูก')).toEqual([right, (turned(question) as { right: string }).right])
  expect(changes.get('แหล่งที่มา')).toEqual([question.source, 'ตรวจใหม่'])
  expect(changes.get('คำถาม')).toBeUndefined()
  expect([...changes.keys()]).toContain('ตอบไปแล้วตั้งแต่แก้ครั้งล่าสุด')
  expect((await decide(shown!.id, true)).status).toBe(200)
  expect(await bodyNow(question)).toEqual(turned(question))
  expect(await actsOn(question.id)).toEqual([
    ['staff.change-proposed', writer.id],
    ['staff.change-confirmed', second.id],
    ['question.edited', second.id],
  ])
})

test('a number, its unit and an order wait too; words alone, and a question that nobody is asked, do not', async () => {
  const [number, order] = [await aQuestion('numeric'), await aQuestion('ordering')]
  const items = (order.body as { items: string[] }).items.toReversed()
  expect((await edit(number, { body: { ...number.body, unit: 'สตางค์' } })).json.is_waiting).toBe(true)
  expect((await edit(order, { body: { kind: 'ordering', items } })).json.is_waiting).toBe(true)
  expect(await waiting()).toHaveLength(2)
  await drop()
  expect([await bodyNow(number), await bodyNow(order)]).toEqual([number.body, order.body])
  const question = await aQuestion()
  const reworded = await edit(question, { source: 'แหล่งใหม่' })
  expect([reworded.json.is_waiting, reworded.json.source]).toEqual([false, 'แหล่งใหม่'])
  await send(writer, retireQuestion, { body: { id: question.id, is_active: false } })
  const retired = await edit({ ...question, version: reworded.json.version }, { body: turned(question) })
  expect([retired.json.is_waiting, retired.json.body]).toEqual([false, turned(question)])
  expect(await waiting()).toEqual([])
})

test('of two who confirm at once one does, and of two who propose the newer waits', async () => {
  const question = await aQuestion()
  await Promise.all([
    edit(question, { body: turned(question) }),
    edit(question, { body: turned(question), source: 'อีกคน' }, third),
  ])
  const items = await waiting()
  expect(items).toHaveLength(1)
  const deciders = items[0]!.by === 'คนที่สามของทีม' ? [second, writer] : [second, third]
  const replies = await Promise.all(deciders.map((who) => decide(items[0]!.id, true, who)))
  expect(
    replies.map(({ status, json }) => (status === 200 ? 'done' : (json as { code?: string }).code)).toSorted(),
  ).toEqual(['done', 'proposal_decided'])
  expect((await actsOn(question.id)).filter(([act]) => act === 'question.edited')).toHaveLength(1)
})

test('what somebody changed since makes it stale, and a bad edit is refused before it waits', async () => {
  const question = await aQuestion()
  await edit(question, { body: turned(question) })
  const [asked] = await waiting()
  await edit(question, { source: 'เปลี่ยนระหว่างรอ' }, third)
  expect((await waiting())[0]!.is_stale).toBe(true)
  expect((await decide(asked!.id, true)).json.code).toBe('proposal_stale')
  await drop()
  const other = await aQuestion()
  expect((await edit(other, { body: turned(other), explanation: 'สั้น' })).json.code).toBe('invalid_input')
  expect(await waiting()).toEqual([])
})

test('an import of another answer key waits as well, and the same file again asks nothing new', async () => {
  const question = await aQuestion()
  const { kind: _kind, ...parts } = turned(question) as { kind: string; right: string; wrong: string[] }
  const { key, skill, difficulty, text, explanation, source } = question
  const row = await db
    .selectFrom('question')
    .select(['article_key', 'review_by'])
    .where('id', '=', question.id)
    .executeTakeFirstOrThrow()
  const filed = {
    key,
    kind: 'choice',
    skill,
    difficulty,
    text,
    explanation,
    source,
    ...parts,
    ...(row.article_key && { article: row.article_key }),
    ...(row.review_by && { reviewBy: row.review_by }),
  }
  const base64 = Buffer.from(JSON.stringify({ questions: [filed] })).toString('base64')
  const body = { kind: 'question', format: 'json' as const, name: 'daily-x.json', base64 }
  const [tried] = (await send(writer, tryContentFile, { body })).json.rows
  expect([tried!.verdict, tried!.waits, await waiting()]).toEqual(['changed', true, []])
  const rows = [{ at: 0, seen: tried!.seen }]
  const run = (who = writer) => send(who, importContentFile, { body: { ...body, rows } })
  const all = await Promise.all([run(), run(), run(third)])
  expect(all.map(({ json }) => json.results[0]!.done)).toEqual(['waits', 'waits', 'waits'])
  expect((await actsOn(question.id)).map(([act]) => act)).toEqual(['staff.change-proposed'])
  const [asked] = await waiting()
  expect((await decide(asked!.id, true)).status).toBe(200)
  expect((await run()).json.results[0]!.done).toBe('same')
})

test('an edit to another kind, which the editor of staff does not offer, is refused by the command', async () => {
  const { id, version, text, explanation, source } = await aQuestion()
  const edit = { id, version, text, explanation, source, body: { kind: 'numeric' as const, right: '1', unit: 'บาท' } }
  const staff = { actorId: writer.id, storage: fixture.storage, now: clock.now }
  const edited = db.transaction().execute((tx) => editQuestion(tx, edit, staff))
  await expect(edited).rejects.toMatchObject({ code: 'invalid_input' })
})
