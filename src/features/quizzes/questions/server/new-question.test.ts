// A new question is asked once a second person has agreed to it, whichever way it came in.
import { expect, test } from 'vitest'
import { actOnContent, listContent } from '#features/content-desk/admin-contract.ts'
import { importContentFile, tryContentFile } from '#features/content-desk/files-admin-contract.ts'
import { decideProposal, listProposals } from '#features/staff-value/admin-contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { editQuestionAs } from '#tests/fixtures/question-edit.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { addQuestion, readNewQuestions, retireQuestion } from '../admin-contract.ts'
import { listActiveQuestions } from './queries.ts'

const fixture = await openTestbed()
const { db, send, clock } = fixture
const writer = await aPerson(fixture, { roles: ['editor'] })
const second = await aPerson(fixture, { roles: ['editor'] })
const third = await aPerson(fixture, { roles: ['editor'] })
const moderator = await aPerson(fixture, { roles: ['moderator'] })

const texts = [
  'ซื้อรองเท้า 450 บาทด้วยเงินออมวันละ 30 บาท ต้องออมกี่วัน',
  'ค่าโดยสารเที่ยวละ 20 บาท ไปกลับห้าวันรวมเท่าไร',
  'ตั้งใจเก็บเงินค่ายหน้าร้อน 1,200 บาทในหกเดือน เดือนละกี่บาท',
  'ขนมราคา 15 บาท จ่ายแบงก์ร้อย ได้เงินทอนเท่าไร',
  'หนังสือลดราคาร้อยละสิบจาก 300 บาท จ่ายจริงกี่บาท',
  'มีเงินสามก้อน ก้อนไหนควรแยกไว้เผื่อป่วยกะทันหัน',
  'ยืมเพื่อน 50 บาท คืนวันละ 5 บาท ใช้เวลากี่วัน',
]
let taken = 0
const aText = () => texts[taken++]!
const words = {
  body: { kind: 'choice' as const, right: 'สิบห้าหน่วย', wrong: ['สิบหน่วย', 'ยี่สิบหน่วย'] },
  explanation: 'คิดจากจำนวนที่โจทย์บอกทีละขั้น แล้วเทียบกับตัวเลือก จะได้สิบห้าหน่วยพอดีตามโจทย์',
  source: 'เลขคณิต',
}
const place = { pool: 'daily' as const, skill: 'saving' as const, difficulty: 1 as const }
const later = () => (clock.now = new Date(clock.now.getTime() + 1_000))
const add = async (who = writer, text = aText()) => {
  later()
  const { status, json } = await send(who, addQuestion, { body: { ...place, ...words, text } })
  expect([status, json.code]).toEqual([200, undefined])
  return json
}
const edit = (question: { id: string; version: string; text: string }, change: object, who = writer) => {
  later()
  const { id, version, text } = question
  return editQuestionAs(fixture, who, { id, version, text, ...words, ...change })
}
const turn = (id: string, is_active: boolean, who = writer) => {
  later()
  return send(who, retireQuestion, { body: { id, is_active } })
}
const waiting = async (who = second) =>
  (await send(who, listProposals, {})).json.items.filter(({ kind }) => kind === 'question-new')
const decide = (id: string, is_confirmed: boolean, who = second) =>
  send(who, decideProposal, { body: { id, is_confirmed } })
const isAsked = async (id: string) => (await listActiveQuestions(db, 'daily')).some((one) => one.id === id)
const stateOf = async (id: string) =>
  (await send(writer, listContent, { query: { kinds: 'question' } })).json.items.find((one) => one.id === id)?.state
const actsOn = async (id: string) =>
  (
    await db.selectFrom('staff_act').select(['act', 'actor_id']).where('subject_id', '=', id).orderBy('id').execute()
  ).map(({ act, actor_id }) => [act, actor_id])
const codeOf = ({ status, json }: { status: number; json: object }) =>
  status === 200 ? 'done' : (json as { code?: string }).code

test('a new question is not asked until a second editor agrees, who sees all of it as members do', async () => {
  const question = await add()
  expect([question.is_waiting, question.is_active, question.is_new]).toEqual([true, false, true])
  expect([await isAsked(question.id), await stateOf(question.id)]).toEqual([false, 'review'])
  const [own] = await waiting(writer)
  expect([own!.is_own, own!.may_confirm, own!.title]).toEqual([true, false, question.text])
  expect(codeOf(await decide(own!.id, true, writer))).toBe('proposal_second_person')
  expect((await decide(own!.id, true, moderator)).status).toBe(403)
  const [shown] = await waiting()
  const told = shown!.changes.map(({ after }) => after).join('\n')
  for (const part of [question.text, words.body.right, ...words.body.wrong, words.explanation, words.source])
    expect(told).toContain(part)
  const approval = new URLSearchParams(shown!.page!.split('?')[1]).get('approval')!
  const { json } = await send(second, readNewQuestions, { query: { approval, page: 1 } })
  expect(json.items).toMatchObject([
    { id: question.id, asked: { kind: 'choice', text: question.text }, told: { explanation: words.explanation } },
  ])
  expect((await send(moderator, readNewQuestions, { query: { approval } })).status).toBe(403)
  expect(codeOf(await decide(shown!.id, true))).toBe('done')
  expect([await isAsked(question.id), await stateOf(question.id)]).toEqual([true, 'live'])
  expect(await actsOn(question.id)).toEqual([
    ['question.added', writer.id],
    ['question.confirmed', second.id],
  ])
})

test('nobody gets round the second person: by bringing it back, by dropping it, by editing it, or by a retired one', async () => {
  const question = await add()
  expect(codeOf(await turn(question.id, true))).toBe('question_waits')
  expect(codeOf(await turn(question.id, false))).toBe('question_waits')
  const [asked] = await waiting(writer)
  expect(codeOf(await decide(asked!.id, false, writer))).toBe('done')
  expect(await stateOf(question.id)).toBe('draft')
  const again = await turn(question.id, true)
  expect([again.json.is_waiting, await isAsked(question.id), await stateOf(question.id)]).toEqual([
    true,
    false,
    'review',
  ])
  // The one who edits what waits asks for it, and the one who wrote it may not agree to that either.
  const edited = await edit(again.json, { source: 'เลขคณิตที่ตรวจแล้ว' }, second)
  expect([edited.json.is_waiting, edited.json.source]).toEqual([false, 'เลขคณิตที่ตรวจแล้ว'])
  const [newer] = await waiting(third)
  expect(newer!.is_stale).toBe(false)
  for (const who of [writer, second]) expect(codeOf(await decide(newer!.id, true, who))).toBe('proposal_second_person')
  expect(codeOf(await decide(newer!.id, true, third))).toBe('done')
  expect(await isAsked(question.id)).toBe(true)
  // Words alone of a retired question need nobody; another answer key does.
  const retired = await turn(question.id, false)
  const reworded = await edit(retired.json, { source: 'แหล่งใหม่' })
  expect((await turn(question.id, true)).json.is_active).toBe(true)
  const off = await turn(question.id, false)
  const [first, ...more] = words.body.wrong
  const body = { kind: 'choice' as const, right: first!, wrong: [words.body.right, ...more] }
  const explanation = 'คิดจากจำนวนที่โจทย์บอกทีละขั้น แล้วเทียบกับตัวเลือก จะได้สิบหน่วยพอดีตามโจทย์'
  const turned = await edit({ ...off.json, version: reworded.json.version }, { body, explanation, source: 'แหล่งใหม่' })
  expect([turned.json.is_waiting, turned.json.is_new]).toEqual([false, true])
  const back = await turn(question.id, true)
  expect([back.json.is_waiting, await isAsked(question.id)]).toEqual([true, false])
  expect(codeOf(await decide((await waiting())[0]!.id, true))).toBe('done')
  expect(await isAsked(question.id)).toBe(true)
})

test('of two who agree at once one does; of an edit and an agreement at once nobody agrees to what they did not see', async () => {
  const one = await add()
  const [asked] = await waiting()
  const replies = await Promise.all([second, third, second].map((who) => decide(asked!.id, true, who)))
  expect(replies.map(codeOf).toSorted()).toEqual(['done', 'proposal_decided', 'proposal_decided'])
  expect((await actsOn(one.id)).filter(([act]) => act === 'question.confirmed')).toHaveLength(1)

  const other = await add()
  const [shown] = await waiting()
  const [agreed, edited] = await Promise.all([
    decide(shown!.id, true),
    edit(other, { source: 'แก้ระหว่างที่อีกคนยืนยัน' }),
    turn(other.id, true, third),
  ])
  if (codeOf(agreed) === 'done') expect([await isAsked(other.id), codeOf(edited)]).toEqual([true, 'done'])
  else {
    expect([codeOf(agreed), await isAsked(other.id)]).toEqual(['proposal_decided', false])
    expect((await waiting())[0]!.is_stale).toBe(false)
  }
  for (const { id } of await waiting(third)) await decide(id, false, third)
})

test('a file of new questions is one approval, however often it comes in, and all of it is asked at once', async () => {
  const filed = [aText(), aText()].map((text, i) => {
    const { kind: _kind, ...parts } = words.body
    return {
      ...{ key: `new-of-file-${i}`, kind: 'choice', skill: 'saving', difficulty: 1, text, articleWhy: 'gold' },
      ...parts,
      explanation: words.explanation,
      source: words.source,
    }
  })
  const base64 = Buffer.from(JSON.stringify({ questions: filed })).toString('base64')
  const body = { kind: 'question', format: 'json' as const, name: 'daily-x.json', base64 }
  const tried = (await send(writer, tryContentFile, { body })).json.rows
  expect(tried.map(({ verdict, waits, fault }) => [verdict, waits, fault])).toEqual([
    ['new', true, null],
    ['new', true, null],
  ])
  expect(await waiting()).toEqual([])
  const rows = tried.map(({ at, seen }) => ({ at, seen }))
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const run = () => send(writer, importContentFile, { body: { ...body, rows } }, headers)
  const all = await Promise.all([run(), run(), run()])
  for (const { json } of all) expect(json.results.map(({ done }) => done)).toEqual(['waits', 'waits'])
  const items = await waiting()
  expect(items.map(({ title }) => title)).toEqual(['คำถามใหม่ 2 ข้อ'])
  expect((await send(writer, tryContentFile, { body })).json.rows.map(({ verdict }) => verdict)).toEqual([
    'same',
    'same',
  ])
  expect(codeOf(await decide(items[0]!.id, true, writer))).toBe('proposal_second_person')
  expect(codeOf(await decide(items[0]!.id, true))).toBe('done')
  const ids = await db.selectFrom('question').select('id').where('key', 'like', 'new-of-file-%').execute()
  for (const { id } of ids) expect(await isAsked(id)).toBe(true)
  // From the list too a new question is asked for, not published.
  const one = await add()
  for (const { id } of await waiting()) await decide(id, false)
  const items2 = [{ kind: 'question', id: one.id }]
  const published = await send(writer, actOnContent, { body: { act: 'publish', items: items2, reason: '' } })
  expect(published.json.results).toEqual([{ ...items2[0], refusal: null, waits: true }])
  expect([await isAsked(one.id), (await waiting()).length]).toEqual([false, 1])
})
