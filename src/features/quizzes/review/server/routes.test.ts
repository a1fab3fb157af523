import { expect, test } from 'vitest'
import { answerDailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { importQuestions } from '#features/quizzes/questions/server/seed.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { newExamSolver, openExamFixture } from '#tests/fixtures/exams.ts'
import { aPerson, freshToken, type TestPerson } from '#tests/fixtures/people.ts'
import { answerReview, type ReviewDesk, readReview } from '../review-contract.ts'
import { countDue } from './queries.ts'

const { fixture, begin, finish, send, rightUpTo, beginMoney } = await openExamFixture()
const { db, clock } = fixture
const ofDay = (n: number) => ({
  pool: 'daily' as const,
  question: {
    kind: 'choice' as const,
    key: `daily-${n}`,
    skill: 'saving' as const,
    difficulty: 1 as const,
    text: `ข้อรายวัน ${n}`,
    explanation: `คำอธิบายลับของรายวัน ${n}`,
    source: `ที่มาลับ ${n}`,
    right: `ถูก ${n}`,
    wrong: [`ผิด ${n} ก`, `ผิด ${n} ข`],
  },
})
await db.transaction().execute((tx) => importQuestions(tx, [1, 2, 3, 4].map(ofDay), clock.now))
const solve = await newExamSolver(db)

const pass = async (who: TestPerson, ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
  who.token = await freshToken(fixture, who)
}
const minute = 60_000
const look = async (who: TestPerson): Promise<ReviewDesk> => (await fixture.send(who, readReview, {})).json
const give = (who: TestPerson, { asked }: ReviewDesk, isRight = true, headers = {}) =>
  fixture.send(
    who,
    answerReview,
    { body: { id: asked!.id, turn: asked!.turn, answer: solve(asked!.question, isRight), seconds: 5 } },
    headers,
  )

/** Answers today's quiz with some wrong answers. */
async function failDaily(who: TestPerson, wrongs = 3) {
  const { day, questions } = (await fixture.send(who, readDailyQuiz, { query: {} })).json
  for (const question of questions) {
    const body = { day, position: question.position, answer: solve(question, question.position > wrongs) }
    await fixture.send(who, answerDailyQuiz, { body })
  }
  return questions
}

test('wrong answers of daily, monthly and money quizzes come back, right and unanswered ones do not', async () => {
  const who = await aPerson(fixture)
  expect(await look(who)).toEqual({ due: 0, saved: 0, next_at: null, next_in_seconds: null, asked: null })
  await failDaily(who, 2)
  await finish(who, await begin(who, 'monthly'), 17)
  const money = await beginMoney(who)
  await send(who, money, rightUpTo(money, 5).slice(0, 6), true)
  expect(await countDue(db, { userId: who.id, now: clock.now })).toBe(6)
  await pass(who, minute)
  const desk = await look(who)
  expect(desk).toMatchObject({ due: 6, saved: 6, next_at: null, asked: { turn: 1 } })
  expect(await countDue(db, { userId: who.id, now: clock.now })).toBe(6)
})

test('practice gives feedback, pays nothing, and asks again at growing intervals', async () => {
  const who = await aPerson(fixture)
  await failDaily(who, 1)
  await pass(who, minute)
  const before = await leftBehind(who)
  const wrong = (await give(who, await look(who), false)).json
  expect(wrong.feedback).toMatchObject({ is_right: false, explanation: expect.stringContaining('คำอธิบายลับ') })
  expect(wrong.desk).toMatchObject({ due: 0, saved: 1, asked: null })
  const gaps: number[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const { next_at, next_in_seconds } = await look(who)
    const wait = new Date(next_at!).getTime() - clock.now.getTime()
    expect(next_in_seconds).toBe(Math.ceil(wait / 1000))
    await pass(who, wait)
    const { status, json } = await give(who, await look(who))
    expect([status, json.feedback.is_right]).toEqual([200, true])
    gaps.push(new Date(json.desk.next_at!).getTime() - clock.now.getTime())
  }
  expect(gaps.toSorted((a, b) => a - b)).toEqual(gaps)
  expect(gaps.at(-1)).toBeGreaterThan(86_400_000)
  expect(await leftBehind(who)).toEqual(before)
})

/** Every table by which a person could gain something. */
async function leftBehind({ id }: TestPerson) {
  const tables = ['ledger_entry', 'skill_point', 'learning_day', 'activity', 'capped_reward'] as const
  return Promise.all(
    tables.map(
      async (table) => (await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).length,
    ),
  )
}

test('of two tabs one answer counts; the same key gets the same reply; nothing counts before it is due', async () => {
  const who = await aPerson(fixture)
  await failDaily(who, 1)
  await pass(who, minute)
  const [desk, twin] = await Promise.all([look(who), look(who)])
  expect(twin).toEqual(desk)
  const replies = await Promise.all([give(who, desk), give(who, desk, false), give(who, desk)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(replies.find(({ status }) => status === 409)!.json.code).toBe('review_answered')
  const early = { ...desk, asked: { ...desk.asked!, turn: desk.asked!.turn + 1 } }
  expect((await give(who, early)).json.code).toBe('review_not_open')
  await pass(who, 15 * minute)
  const next = await look(who)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const twice = [await give(who, next, true, key), await give(who, next, true, key)]
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(twice[0]!.json).toEqual(twice[1]!.json)
  const answers = await db.selectFrom('review_answer').select('turn').where('user_id', '=', who.id).execute()
  expect(answers).toHaveLength(2)
})

test("nobody can answer another person's card, and an answer of another kind changes nothing", async () => {
  const who = await aPerson(fixture)
  const other = await aPerson(fixture)
  await failDaily(who, 1)
  await pass(who, minute)
  const desk = await look(who)
  other.token = await freshToken(fixture, other)
  expect((await give(other, desk)).json.code).toBe('review_not_open')
  const { id, turn } = desk.asked!
  const body = { id, turn, answer: { kind: 'numeric' as const, value: '1' }, seconds: 1 }
  expect(await fixture.send(who, answerReview, { body })).toMatchObject({
    status: 422,
    json: { code: 'review_answer_kind' },
  })
  expect(await look(who)).toEqual(desk)
})

test('a retired question disappears, also while it is being answered, and returns when it is active again', async () => {
  const who = await aPerson(fixture)
  await failDaily(who, 1)
  await pass(who, minute)
  const desk = await look(who)
  const turn = (is_active: boolean) =>
    db.updateTable('question').set({ is_active: is_active }).where('id', '=', desk.asked!.id).execute()
  await turn(false)
  expect(await look(who)).toMatchObject({ due: 0, saved: 0, asked: null })
  expect(await countDue(db, { userId: who.id, now: clock.now })).toBe(0)
  expect((await give(who, desk)).json.code).toBe('review_not_open')
  await turn(true)
  expect(await look(who)).toEqual(desk)
})

test('questions of an open exam or an unanswered daily quiz are excluded until it is over', async () => {
  const who = await aPerson(fixture)
  const exam = await begin(who, 'monthly')
  await finish(who, exam, 18)
  await pass(who, minute)
  const desk = await look(who)
  expect(desk.due).toBe(2)
  const asked = desk.asked!.id
  const open = { user_id: who.id, quiz: 'money', period: 'basic', try: 1, seed: crypto.randomUUID() }
  const attempt = { ...open, id: crypto.randomUUID(), question_ids: [asked], started_at: clock.now }
  await db.insertInto('exam_attempt').values(attempt).execute()
  expect((await look(who)).due).toBe(1)
  expect((await give(who, desk)).json.code).toBe('review_not_open')
  await db
    .updateTable('exam_attempt')
    .set({ closed_at: clock.now, right_count: 0, is_passed: false })
    .where('id', '=', attempt.id)
    .execute()
  expect((await look(who)).due).toBe(2)
  const day = bangkokDay(new Date(clock.now.getTime() + 40 * 86_400_000))
  await db
    .insertInto('daily_quiz_set')
    .values({ day, question_ids: [asked, crypto.randomUUID(), crypto.randomUUID()], made_at: clock.now })
    .execute()
  await pass(who, 40 * 86_400_000)
  const later = await look(who)
  expect([later.due, later.asked!.id === asked]).toEqual([1, false])
})

test('nothing sent before the answer contains key or explanation', async () => {
  const who = await aPerson(fixture)
  await finish(who, await begin(who, 'monthly'), 0)
  await pass(who, minute)
  const asked = (await look(who)).due
  expect(asked).toBeGreaterThan(15)
  for (let i = 0; i < asked; i += 1) {
    const desk = await look(who)
    const sent = JSON.stringify(desk)
    expect(sent).not.toMatch(/คำอธิบายลับ|ที่มาลับ|seed|isRight|explanation/)
    const shown = { choice: 'choices', numeric: 'unit', ordering: 'items' }[desk.asked!.question.kind]
    expect(Object.keys(desk.asked!.question).sort()).toEqual(
      ['kind', 'picture', 'plot', 'position', 'scene', 'skill', 'text', shown].sort(),
    )
    await give(who, desk)
  }
  expect((await look(who)).due).toBe(0)
})

test('a question missed in a quiz again is due at once', async () => {
  const who = await aPerson(fixture)
  const [question] = await failDaily(who, 1)
  await pass(who, minute)
  await give(who, await look(who))
  await pass(who, 11 * minute)
  expect((await give(who, await look(who))).json.desk.due).toBe(0)
  const { id } = await db
    .selectFrom('question')
    .select('id')
    .where('text', '=', question!.text)
    .executeTakeFirstOrThrow()
  const day = '2026-06-01'
  const attempt = { user_id: who.id, day, seed: 1, answered: 3, started_at: clock.now, finished_at: clock.now }
  await db.insertInto('daily_quiz_attempt').values(attempt).execute()
  const miss = { user_id: who.id, day, position: 1, question_id: id, answer: '{}', is_right: false }
  await db
    .insertInto('daily_quiz_answer')
    .values({ ...miss, answered_at: clock.now })
    .execute()
  expect(await countDue(db, { userId: who.id, now: clock.now })).toBe(1)
  await look(who)
  await pass(who, 15 * minute)
  expect((await look(who)).due).toBe(1)
})
