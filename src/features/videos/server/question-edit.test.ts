// The question at a film's end in the desk's editor: words at once, another key by a second person.
import { expect, test } from 'vitest'
import { readContentItem, saveContent } from '#features/content-desk/editor-admin-contract.ts'
import { decideProposal, listProposals } from '#features/staff-value/admin-contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { answerVideo } from '../answer-contract.ts'
import { editVideo, listStaffVideos } from '../video-admin-contract.ts'
import { showVideo } from '../video-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send, clock } = fixture
const writer = await aPerson(fixture, { roles: ['editor'] })
const second = await aPerson(fixture, { roles: ['editor'] })
const finance = await aPerson(fixture, { roles: ['finance'] })
const kind = 'video'

const idOf = async (key: string) =>
  (await db.selectFrom('video').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id
const formOf = async (id: string) => (await send(writer, readContentItem, { query: { kind, id } })).json.form!
async function save(id: string, change: Record<string, string>) {
  clock.now = new Date(clock.now.getTime() + 1_000)
  const { version, boxes } = await formOf(id)
  return send(writer, saveContent, { body: { kind, id, version, boxes: { ...boxes, ...change } } })
}
const waiting = async (who = second) =>
  (await send(who, listProposals, {})).json.items.filter((one) => one.kind === 'film-key')
const decide = (id: string, is_confirmed: boolean, who = second) =>
  send(who, decideProposal, { body: { id, is_confirmed } })
const questionOf = async (id: string) => (await send(null, showVideo, { query: { id } })).json.question
const judged = async (id: string, choice: string) =>
  (await send(null, answerVideo, { body: { id, choice } })).json.is_right
const actsOn = async (id: string) =>
  (
    await db.selectFrom('staff_act').select(['act', 'actor_id']).where('subject_id', '=', id).orderBy('id').execute()
  ).map(({ act, actor_id }) => [act, actor_id])

test('other words of a question take effect at once, and the words of the film are left alone', async () => {
  const id = await idOf('quiet-charges')
  const { boxes } = await formOf(id)
  expect(boxes).toMatchObject({ question_right: '2', choice_2: '1,668 บาท' })
  expect((await save(id, { question_text: 'เลิกแอปหนังตัวเดียว ปีหนึ่งจ่ายลดลงเท่าไร' })).json).toMatchObject({
    is_waiting: false,
  })
  expect((await questionOf(id))!.text).toBe('เลิกแอปหนังตัวเดียว ปีหนึ่งจ่ายลดลงเท่าไร')
  expect(await actsOn(id)).toEqual([['video.edited', writer.id]])
  expect(await waiting()).toEqual([])
})

test('another right answer waits: its writer cannot confirm it, and a second editor sees what changes', async () => {
  const id = await idOf('town-budget')
  const before = await questionOf(id)
  expect((await save(id, { question_right: '1' })).json).toMatchObject({ is_waiting: true })
  expect(await questionOf(id)).toEqual(before)
  expect(await judged(id, '420 ล้านเหรียญ')).toBe(true)
  expect((await formOf(id)).waiting).toMatchObject({ question_right: '1' })
  const [own] = await waiting(writer)
  expect([own!.is_own, own!.may_confirm]).toEqual([true, false])
  expect((await decide(own!.id, true, writer)).json.code).toBe('proposal_second_person')
  expect((await decide(own!.id, true, finance)).status).toBe(403)
  const [shown] = await waiting()
  const changes = new Map(shown!.changes.map((one) => [one.name, [one.before, one.after]]))
  expect(changes.get('ข้อที่ถูก')).toEqual(['ข 420 ล้านเหรียญ', 'ก 20 ล้านเหรียญ'])
  expect([...changes.keys()]).toEqual(['ตอบไปแล้ว', 'ข้อที่ถูก'])
  // Of two who confirm at once one does.
  const third = await aPerson(fixture, { roles: ['editor'] })
  const replies = await Promise.all([second, third].map((who) => decide(shown!.id, true, who)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await judged(id, '420 ล้านเหรียญ')).toBe(false)
  expect((await actsOn(id)).filter(([act]) => act === 'video.edited')).toHaveLength(1)
})

test('the right answer in other words waits too, and what is changed meanwhile makes it stale', async () => {
  const id = await idOf('tablet-falls')
  expect((await save(id, { choice_1: '4,600 บาท' })).json).toMatchObject({ is_waiting: true })
  await save(id, { question_source: 'คำนวณ (แผนสมมุติ): 6,000 − 1,500 = 4,500' })
  const [asked] = await waiting()
  expect(asked!.is_stale).toBe(true)
  expect((await decide(asked!.id, true)).json.code).toBe('proposal_stale')
  expect((await decide(asked!.id, false)).status).toBe(200)
  expect((await questionOf(id))!.choices[0]).toBe('4,500 บาท')
})

test('a question is taken away at once, and a new one waits', async () => {
  const id = await idOf('voice-callback')
  const { boxes } = await formOf(id)
  const names = Object.keys(boxes).filter((name) => /^(question|choice|why)_/.test(name))
  const empty = Object.fromEntries(names.map((name) => [name, '']))
  expect((await save(id, empty)).json).toMatchObject({ is_waiting: false })
  expect(await questionOf(id)).toBeNull()
  const written = Object.fromEntries(names.map((name) => [name, boxes[name]!]))
  expect((await save(id, written)).json).toMatchObject({ is_waiting: true })
  expect(await questionOf(id)).toBeNull()
  const [asked] = await waiting()
  expect((await decide(asked!.id, true)).status).toBe(200)
  expect((await questionOf(id))!.choices).toHaveLength(3)
})

test('half a question, equal choices and a question of a video of another site are refused at their boxes', async () => {
  const id = await idOf('gacha-limit')
  const before = await questionOf(id)
  const faultOf = async (change: Record<string, string>) => {
    const { status, json } = await save(id, change)
    return [status, ((json as { fields?: { path: string }[] }).fields ?? []).map(({ path }) => path)]
  }
  expect(await faultOf({ choice_2: '' })).toEqual([422, ['choice_2']])
  expect(await faultOf({ why_3: 'สั้น' })).toEqual([422, ['why_3']])
  expect(await faultOf({ question_right: '' })).toEqual([422, ['question_right']])
  expect(await faultOf({ choice_1: '2 % เท่าเดิม' })).toEqual([422, ['choice_1']])
  expect(await faultOf({ question_source: '' })).toEqual([422, ['question_source']])
  const source = JSON.stringify({ kind: 'youtube', id: 'abcdefghijk' })
  await db.updateTable('video').set({ source, question: null }).where('id', '=', id).execute()
  expect((await formOf(id)).boxes).not.toHaveProperty('question_text')
  expect(before).not.toBeNull()
})

test('the form of the film on its own page leaves its question alone', async () => {
  const { items } = (await send(writer, listStaffVideos, { query: { limit: 50 } })).json
  const video = items.find(({ title }) => title.startsWith('สามโถ'))!
  clock.now = new Date(clock.now.getTime() + 1_000)
  const { id, version, title, summary, category, series, order } = video
  const body = { id, version, title, summary: `${summary} ดูจนจบ`.slice(0, 220), category, series, order }
  expect((await send(writer, editVideo, { body })).json.question).toEqual(video.question)
})
