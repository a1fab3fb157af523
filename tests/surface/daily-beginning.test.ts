// A daily quiz starts with the first answer, not with the first view. Each person gets their own order of questions.
import { beforeEach, expect, test } from 'vitest'
import { answerDailyQuiz, type DailyQuiz, readDailyQuiz, saveLateDaily } from '#features/quizzes/daily/contract.ts'
import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'
import { newSolver } from '../../scripts/drill/quizzes/quiz-solver.ts'
import { aPerson, freshToken, people, type TestPerson } from '../fixtures/people.ts'
import { aRegular, quizRegulars } from '../fixtures/quizzes.ts'
import { openTestbed } from '../support/testbed.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, clock, send } = fixture
const start = clock.now
const bank = await db.selectFrom('question').select(['id', 'text']).execute()
const solve = await newSolver(db)

beforeEach(() => {
  clock.now = start
})

async function open(who: TestPerson): Promise<DailyQuiz> {
  const { status, json } = await send(who, readDailyQuiz, { query: {} })
  expect(status).toBe(200)
  return json
}

function answer(who: TestPerson, day: string, position: number, given: QuizAnswer) {
  return send(who, answerDailyQuiz, { body: { day, position, answer: given } })
}

function attemptsOf({ id }: TestPerson) {
  return db.selectFrom('daily_quiz_attempt').selectAll().where('user_id', '=', id).execute()
}

test('viewing starts nothing: a person who viewed the quiz before midnight without answering gets only today’s quiz', async () => {
  const who = await aPerson(fixture)
  clock.now = new Date('2026-11-21T16:58:00Z')
  const late = { ...who, token: await freshToken(fixture, who) }
  const quiz = await open(late)
  expect(await attemptsOf(who)).toEqual([])
  // Another person's first answer fixes the day's questions, like the evening job does.
  const other = await aPerson(fixture)
  const { questions } = await open(other)
  expect((await answer(other, quiz.day, 1, solve(questions[0]!, true))).status).toBe(200)
  clock.now = new Date('2026-11-21T17:05:00Z')
  const given = solve(quiz.questions[0]!, true)
  expect(await answer(late, quiz.day, 1, given)).toMatchObject({ status: 409, json: { code: 'daily_quiz_closed' } })
  expect((await open(late)).day).toBe('2026-11-22')
  // Answers given offline still count as practice.
  const body = { day: quiz.day, position: 1, answer: given }
  expect((await send(late, saveLateDaily, { body })).json).toEqual({ saved: 1 })
})

test('each person has their own order, the same at every view and after the first answer', async () => {
  const crowd = await people(fixture, 12)
  const shownTo = async (who: TestPerson) =>
    (await open(who)).questions.map((one) => [one.text, one.kind === 'choice' ? one.choices : []])
  const before = await Promise.all(crowd.map(shownTo))
  const orders = new Set(before.map((questions) => questions.map(([text]) => text).join()))
  expect(orders.size).toBeGreaterThan(1)
  expect(await Promise.all(crowd.map(shownTo))).toEqual(before)
  for (const who of crowd) {
    const quiz = await open(who)
    const { json } = await answer(who, quiz.day, 1, solve(quiz.questions[0]!, true))
    expect(json.feedback).toMatchObject({ position: 1, is_right: true })
  }
  expect(await Promise.all(crowd.map(shownTo))).toEqual(before)
})

test('an attempt of an earlier version keeps the order that it has shown', async () => {
  const who = await aPerson(fixture)
  const { day, questions } = await open(await aRegular(fixture))
  const question_ids = questions.map(({ text }) => bank.find((one) => one.text === text)!.id)
  await db
    .insertInto('daily_quiz_set')
    .values({ day, question_ids, made_at: clock.now })
    .onConflict((c) => c.doNothing())
    .execute()
  const begun = { user_id: who.id, day, seed: 5, started_at: clock.now }
  await db.insertInto('daily_quiz_attempt').values(begun).execute()
  const set = await db.selectFrom('daily_quiz_set').select('question_ids').where('day', '=', day).executeTakeFirst()
  const asked = await db.selectFrom('question').select(['id', 'text']).where('id', 'in', set!.question_ids).execute()
  const inOrder = set!.question_ids.map((id) => asked.find((one) => one.id === id)!.text)
  expect((await open(who)).questions.map(({ text }) => text)).toEqual(inOrder)
  for (const question of (await open(who)).questions) {
    const { json } = await answer(who, day, question.position, solve(question, true))
    expect(json.feedback.is_right).toBe(true)
  }
})

test('twenty concurrent requests with one idempotency key get twenty identical answers', async () => {
  const who = await aPerson(fixture)
  const quiz = await open(who)
  const given = solve(quiz.questions[0]!, true)
  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      send(
        who,
        answerDailyQuiz,
        { body: { day: quiz.day, position: 1, answer: given } },
        { 'idempotency-key': 'same' },
      ),
    ),
  )
  expect(new Set(replies.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1)
  expect(replies[0]!.status).toBe(200)
})

test('a person who views the quiz during the day’s first answer sees the same questions as everybody', async () => {
  const crowd = await quizRegulars(fixture, 8)
  for (let day = 1; day <= 8; day += 1) {
    clock.now = new Date(start.getTime() + day * 24 * 3_600_000)
    const present = await Promise.all(crowd.map(async (who) => ({ ...who, token: await freshToken(fixture, who) })))
    const [first, ...others] = present
    const seen = await open(first!)
    const [answered, ...looks] = await Promise.all([
      answer(first!, seen.day, 1, solve(seen.questions[0]!, true)),
      ...others.map(open),
    ])
    expect(answered.status).toBe(200)
    const textsOf = (quiz: DailyQuiz) => quiz.questions.map(({ text }) => text).toSorted()
    for (const look of looks) expect(textsOf(look)).toEqual(textsOf(seen))
  }
})
