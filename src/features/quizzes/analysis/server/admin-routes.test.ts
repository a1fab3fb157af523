import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { orderIn } from '#features/quizzes/exams/server/attempt-queries.ts'
import { addQuestion, retireQuestion } from '#features/quizzes/questions/admin-contract.ts'
import { listActiveQuestions } from '#features/quizzes/questions/server/queries.ts'
import { importQuestions } from '#features/quizzes/questions/server/seed.ts'
import type { Problem } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { addExamQuestions } from '#tests/fixtures/exams.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { editQuestionAs } from '#tests/fixtures/question-edit.ts'
import { agreeToAll } from '#tests/support/second-person.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { analyseQuestions, readLearningGain } from '../admin-contract.ts'
import { countPractice } from './commands.ts'
import { countNewAnswers } from './jobs.ts'
import { discriminationOf } from './rules.ts'

const fixture = await openTestbed()
const { db, send, clock } = fixture
await addExamQuestions(db, { exam: 0, money: 10 }, clock.now)
const editor = await aPerson(fixture, { roles: ['editor'] })
const asked = (
  await db.selectFrom('question').selectAll().where('key', 'like', 'test-money-1-%').orderBy('key').execute()
).map(({ id, content }) => ({ id, content: content as { right: string; wrong: string[] } }))
const later = () => (clock.now = new Date(clock.now.getTime() + 1_000))
const count = () => countNewAnswers(db, clock.now)
const find = async (id: string, query = {}) =>
  (await send(editor, analyseQuestions, { query: { limit: 50, ...query } })).json.items.find(
    ({ question }) => question.id === id,
  )!

let tries = 0
/**
 * Inserts a closed money quiz of the first questions with these results; a wrong answer takes the first wrong choice.
 */
async function sit(rights: boolean[], user: string = crypto.randomUUID()) {
  const attempt = { user_id: user, id: newId(clock.now), seed: crypto.randomUUID() }
  const questions = asked.slice(0, rights.length)
  await db
    .insertInto('exam_attempt')
    .values({
      ...attempt,
      quiz: 'money',
      period: 'basic',
      try: ++tries,
      question_ids: questions.map(({ id }) => id),
      started_at: clock.now,
      closed_at: clock.now,
      is_passed: false,
      right_count: rights.filter(Boolean).length,
    })
    .execute()
  const rows = questions.map(({ id, content }, i) => {
    const order = orderIn(attempt, { content: { kind: 'choice', ...content } }, i + 1)
    const answer = JSON.stringify({ kind: 'choice', choice: order.indexOf(rights[i] ? 0 : 1) })
    const place = { user_id: attempt.user_id, attempt_id: attempt.id, position: i + 1, question_id: id }
    return { ...place, answer, chosen: rights[i] ? 0 : 1, is_right: rights[i]!, answered_at: clock.now }
  })
  await db.insertInto('exam_answer').values(rows).execute()
}

test('only editors see the questions', async () => {
  const others = [null, await aPerson(fixture), await aPerson(fixture, { roles: ['moderator'] })]
  for (const spec of [analyseQuestions, readLearningGain]) {
    const statuses = await Promise.all(others.map(async (who) => (await send(who, spec, { query: {} })).status))
    expect(statuses).toEqual([401, 403, 403])
  }
})

test('few answers show their number only; then difficulty, discrimination and choices follow the formula', async () => {
  // People who know more get the first right; the second is random; the third is right for people who know less.
  const patterns = [
    [true, true, false, true, true],
    [true, false, false, true, true],
    [false, true, true, false, false],
    [false, false, true, false, true],
  ]
  for (let i = 0; i < 19; i += 1) await sit(patterns[i % 4]!)
  expect(await find(asked[0]!.id)).toMatchObject({ answered: 0 })
  expect((await send(editor, readLearningGain, {})).json.counted_at).toBeNull()
  // Two concurrent runs and one more: each answer is counted once.
  await Promise.all([count(), count()])
  await count()
  expect((await send(editor, readLearningGain, {})).json.counted_at).toBe(clock.now.toISOString())
  expect(await find(asked[0]!.id)).toMatchObject({
    answered: 19,
    difficulty: null,
    discrimination: null,
    doubts: [],
    choices: [],
  })
  await sit(patterns[3]!)
  await count()
  const [good, chance, wrong] = await Promise.all(asked.slice(0, 3).map(({ id }) => find(id)))
  expect(good).toMatchObject({ answered: 20, difficulty: 0.5, doubts: [] })
  expect(good!.discrimination).toBeCloseTo(pointBiserial(patterns, 0), 10)
  expect(chance!.discrimination).toBeCloseTo(pointBiserial(patterns, 1), 10)
  expect(wrong!.discrimination).toBeCloseTo(pointBiserial(patterns, 2), 10)
  expect(wrong!.discrimination).toBeLessThan(0)
  expect(wrong!.doubts).toEqual(['no_discrimination'])
  expect(good!.choices.map(({ taken }) => taken)).toEqual([10, 10, 0, 0])
  expect(good!.choices[0]!.text).toBe(asked[0]!.content.right)
  const list = (await send(editor, analyseQuestions, { query: { pool: 'money', limit: 50 } })).json
  expect(list.items[0]!.question.id).toBe(asked[2]!.id)
  expect(list.total).toBe(30)
  expect((await send(editor, analyseQuestions, { query: { skill: 'planning' } })).json.total).toBe(6)
  expect((await send(editor, analyseQuestions, { query: { pool: 'daily' } })).json.total).toBe(0)
  expect(JSON.stringify(list)).not.toMatch(/user|seed/)
})

/** (M1 − M0)/s · √(p·(1−p)), computed independently. */
function pointBiserial(patterns: boolean[][], item: number): number {
  const rests = patterns.map((one) => [one[item]!, one.filter((right, i) => right && i !== item).length / 4] as const)
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length
  const [one, none] = [true, false].map((is) => mean(rests.flatMap(([right, rest]) => (right === is ? rest : []))))
  const all = rests.map(([, rest]) => rest)
  const s = Math.sqrt(mean(all.map((rest) => (rest - mean(all)) ** 2)))
  const p = mean(rests.map(([right]) => Number(right)))
  return ((one! - none!) / s) * Math.sqrt(p * (1 - p))
}

test('learning gain compares first and later encounters, and shows nothing for few answers', async () => {
  const { skills } = (await send(editor, readLearningGain, {})).json
  const saving = skills.find(({ skill }) => skill === 'saving')!
  expect(saving.question).toEqual({ first: { count: 20, right: 0.5 }, later: { count: 0, right: null } })
  expect(saving.skill_wide.later).toEqual({ count: 0, right: null })
  const [someone] = await db.selectFrom('exam_attempt').select('user_id').limit(1).execute()
  const practised = { user_id: someone!.user_id, question_id: asked[0]!.id, is_right: true, rating: 3 }
  later()
  const turns = Array.from({ length: 25 }, (_, i) => ({ ...practised, turn: i + 1, answered_at: clock.now }))
  await db.insertInto('review_answer').values(turns.slice(0, 20)).execute()
  // A crash in the middle counts nothing and loses nothing; two concurrent jobs and one more count each answer once.
  const crash = db.transaction().execute(async (tx) => {
    expect(await countPractice(tx, { limit: 7, now: clock.now })).toBe(7)
    throw new Error('the power is gone')
  })
  await expect(crash).rejects.toThrow('the power is gone')
  await Promise.all([count(), count()])
  await db.insertInto('review_answer').values(turns.slice(20)).execute()
  await count()
  await count()
  expect(await db.selectFrom('review_uncounted').selectAll().execute()).toEqual([])
  const after = (await send(editor, readLearningGain, {})).json.skills.find(({ skill }) => skill === 'saving')!
  expect(after.question).toEqual({ first: { count: 20, right: 0.5 }, later: { count: 25, right: 1 } })
  expect(after.skill_wide).toEqual(saving.skill_wide)
})

test("a person's first encounter and first ten answers in a skill are distinguished across job runs", async () => {
  const read = async () => {
    const row = await db.selectFrom('skill_gain').selectAll().where('skill', '=', 'saving').executeTakeFirstOrThrow()
    return [row.first_count, row.again_count, row.early_count, row.late_count, row.late_right]
  }
  const before = await read()
  const someone = crypto.randomUUID()
  for (let i = 0; i < 12; i += 1) {
    later()
    await sit([i !== 10], someone)
    if (i % 5 === 4) await count()
  }
  await Promise.all([count(), count()])
  expect((await read()).map((now, i) => now - before[i]!)).toEqual([1, 11, 10, 2, 1])
})

test('an edit is in the log, resets the counts and detaches the file; a concurrent edit is refused', async () => {
  const { question } = await find(asked[0]!.id)
  const { id, version, explanation, source } = question
  later()
  const edit = { id, version, text: 'คำถามที่ชัดขึ้น', body: question.body, explanation, source }
  const replies = await Promise.all([editQuestionAs(fixture, editor, edit), editQuestionAs(fixture, editor, edit)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await find(id)).toMatchObject({ answered: 0, question: { text: 'คำถามที่ชัดขึ้น' } })
  await sit([true, true])
  await count()
  expect(await find(id)).toMatchObject({ answered: 1 })
  const saved = await db.transaction().execute((tx) => importQuestions(tx, [fileOf(question.key)], clock.now))
  expect(saved).toMatchObject({ saved: 1, changed: 0 })
  const acts = await db.selectFrom('staff_act').select(['act', 'actor_id']).where('subject_id', '=', id).execute()
  expect(acts).toEqual([{ act: 'question.edited', actor_id: editor.id }])
})

const fileOf = (key: string) => ({
  pool: 'money' as const,
  question: {
    kind: 'choice' as const,
    key,
    skill: 'saving' as const,
    difficulty: 1 as const,
    text: 'จากไฟล์',
    explanation: 'จากไฟล์',
    source: 'จากไฟล์',
    right: 'ก',
    wrong: ['ข', 'ค', 'ง'],
  },
})

test.each([
  ['a choice less', { kind: 'choice' as const, right: 'ก', wrong: ['ข', 'ค'] }],
  ['two choices alike', { kind: 'choice' as const, right: 'ก', wrong: ['ก', 'ข', 'ค'] }],
])('an edit with %s is refused', async (_what, body) => {
  const { question } = await find(asked[1]!.id)
  const { id, version, text, explanation, source } = question
  const reply = await editQuestionAs(fixture, editor, { id, version, text, body, explanation, source })
  expect([reply.status, reply.json.code]).toEqual([422, 'invalid_input'])
})

test('the incremental counts equal a query over all answers', async () => {
  const { rows } = await sql<{ question_id: string; answered: number; right_count: number; r: number | null }>`
    select e.question_id, count(*)::int as answered, count(*) filter (where is_right)::int as right_count,
      corr(e.is_right::int, (t.right_count - e.is_right::int)::float8 / nullif(cardinality(t.question_ids) - 1, 0)) as r
    from exam_answer e join exam_attempt t on t.id = e.attempt_id join question q on q.id = e.question_id
    where e.answered_at >= coalesce(q.reworded_at, '-infinity') group by e.question_id`.execute(db)
  const figures = await db.selectFrom('question_figure').selectAll().execute()
  expect(figures).toHaveLength(rows.length)
  for (const { question_id: id, r, ...row } of rows) {
    const saved = figures.find((one) => one.question_id === id)!
    expect(saved).toMatchObject(row)
    const shown = discriminationOf({ ...saved, answered: 20 })
    if (r === null) expect(shown).toBeNull()
    else expect(shown).toBeCloseTo(r, 10)
  }
  const practised = await sql`
    select q.skill, count(*)::int as count, count(*) filter (where is_right)::int as right
    from review_answer a join question q on q.id = a.question_id group by q.skill`.execute(db)
  const gain = await db
    .selectFrom('skill_gain')
    .select(['skill', 'practised_count as count', 'practised_right as right'])
    .where('practised_count', '>', 0)
    .execute()
  expect(gain).toEqual(practised.rows)
})

test('a retired question is listed after active ones and keeps its counts; each change is logged once', async () => {
  const { id } = asked[2]!
  const turn = (is_active: boolean) => send(editor, retireQuestion, { body: { id, is_active: is_active } })
  await Promise.all([turn(false), turn(false)])
  const { items } = (await send(editor, analyseQuestions, { query: { limit: 50 } })).json
  expect(items.at(-1)).toMatchObject({ answered: 20, question: { id, is_active: false } })
  const { json: refused } = await turn(true)
  expect(refused).toMatchObject({
    code: 'question_exists',
    see: { href: expect.stringContaining('/admin/questions?id=') },
  })
  // The link leads to the similar question.
  const { see } = refused as unknown as Problem
  const query = Object.fromEntries(new URL(see!.href, 'http://x').searchParams)
  const alone = (await send(editor, analyseQuestions, { query })).json
  expect(alone.items).toMatchObject([{ question: { text: see!.title, is_active: true } }])
  expect(query.id).not.toBe(id)
  await db.updateTable('question').set({ text: 'ออมก่อนใช้ต่างจากใช้ก่อนออมอย่างไร' }).where('id', '=', id).execute()
  expect((await turn(true)).json.is_active).toBe(true)
  const acts = await db.selectFrom('staff_act').select('act').where('subject_id', '=', id).orderBy('id').execute()
  expect(acts.map(({ act }) => act)).toEqual(['question.retired', 'question.restored'])
})

const written = {
  pool: 'money' as const,
  skill: 'saving' as const,
  difficulty: 1 as const,
  source: 'เลขคณิต',
  text: 'ฝากเงิน 2,000 บาท ได้ดอกเบี้ยร้อยละ 3 ต่อปี ครบหนึ่งปีได้ดอกเบี้ยกี่บาท',
  explanation: 'ดอกเบี้ยหนึ่งปีคือเงินต้นคูณอัตราดอกเบี้ย 2,000 คูณ 0.03 จึงได้ 60 บาทพอดี',
}
const numeric = { kind: 'numeric' as const, right: '60', unit: 'บาท' }

test('a question by an editor is asked once a second one agreed, added once and logged; others cannot add one', async () => {
  const body = { ...written, body: numeric, review_by: '2027-12-31' }
  expect((await send(await aPerson(fixture, { roles: ['moderator'] }), addQuestion, { body })).status).toBe(403)
  const replies = await Promise.all([1, 2, 3].map(() => send(editor, addQuestion, { body })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(replies.find(({ status }) => status === 409)!.json.code).toBe('question_exists')
  const { id } = replies.find(({ status }) => status === 200)!.json
  expect(await find(id, { pool: 'money' })).toMatchObject({ answered: 0, question: { ...written, body: numeric } })
  expect(await agreeToAll(fixture)).toBe(1)
  expect((await listActiveQuestions(db, 'money')).some((one) => one.id === id)).toBe(true)
  const row = await db.selectFrom('question').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ review_by: '2027-12-31', content_hash: null, edited_by_staff_at: clock.now })
  const acts = await db.selectFrom('staff_act').select(['act', 'actor_id']).where('subject_id', '=', id).execute()
  expect(acts[0]).toEqual({ act: 'question.added', actor_id: editor.id })
})

test.each([
  [
    'choices alike',
    { kind: 'choice' as const, right: '60 บาท', wrong: ['60 บาท.', '6 บาท'] },
    {},
    'คำตอบที่ถูกอยู่ในตัวเลือกที่ผิด',
  ],
  ['“all of them”', { kind: 'choice' as const, right: '60 บาท', wrong: ['ถูกทุกข้อ'] }, {}, 'คำตอบที่หมายถึงข้ออื่น'],
  ['steps alike', { kind: 'ordering' as const, items: ['ฝาก', 'รอ', 'ฝาก'] }, {}, 'มีรายการซ้ำกัน'],
  ['a number that is not explained', { ...numeric, right: '61' }, {}, 'คำอธิบายไม่ได้กล่าวถึงคำตอบ 61'],
  ['an explanation too short', numeric, { explanation: 'ได้ 60' }, 'คำอธิบายสั้นกว่า 10 คำ'],
  ['an article that is not there', numeric, { article: `/post/detail/${crypto.randomUUID()}/x` }, 'ไม่พบบทความของเรา'],
])('a new question with %s is refused in Thai', async (_what, body, changed, words) => {
  const text = 'ข้อความใหม่ของคำถามนี้ต่างจากข้ออื่นทั้งหมด'
  const reply = await send(editor, addQuestion, { body: { ...written, text, body, ...changed } })
  expect([reply.status, reply.json.code]).toEqual([422, 'invalid_input'])
  expect(JSON.stringify(reply.json.fields)).toContain(words)
})
