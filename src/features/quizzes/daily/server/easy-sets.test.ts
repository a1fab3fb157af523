import { afterEach, expect, test } from 'vitest'
import { listActiveQuestions } from '#features/quizzes/questions/server/queries.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson, freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { aRegular } from '#tests/fixtures/quizzes.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { newSolver } from '../../../../../scripts/drill/quizzes/quiz-solver.ts'
import { answerDailyQuiz, type DailyQuiz, readDailyQuiz, saveLateDaily } from '../contract.ts'
import { easyRestDays } from './rules.ts'

const fixture = await openTestbed({ hasContent: true })
const { clock, db, send } = fixture
const start = clock.now
const dayMs = 86_400_000
const solve = await newSolver(db)
const facts = new Map((await listActiveQuestions(db, 'daily')).map((one) => [one.id, one]))
const rows = await db.selectFrom('question').select(['id', 'text']).where('pool', '=', 'daily').execute()
const idOf = new Map(rows.map(({ id, text }) => [text, id]))

afterEach(() => {
  clock.now = start
})

const open = async (who: TestPerson): Promise<DailyQuiz> => {
  const token = await freshToken(fixture, who)
  return (await send({ token }, readDailyQuiz, { query: {} })).json
}
const askedOf = ({ questions }: DailyQuiz) => questions.map(({ text }) => facts.get(idOf.get(text)!)!)
const idsOf = (quiz: DailyQuiz) => askedOf(quiz).map(({ id }) => id)

async function answer(who: TestPerson, { day, questions }: DailyQuiz, position: number) {
  const body = { day, position, answer: solve(questions[position - 1]!, true) }
  return send({ token: await freshToken(fixture, who) }, answerDailyQuiz, { body })
}

test('the first three quizzes are easy with at most one sum, the fourth is everybody’s', async () => {
  const crowd = await people(fixture, 12)
  const regular = await aRegular(fixture)
  for (const who of crowd) {
    const met: string[] = []
    for (const [i, away] of [0, 1, 5, 9].entries()) {
      clock.now = new Date(start.getTime() + away * dayMs)
      const quiz = await open(who)
      const asked = askedOf(quiz)
      // Nor is an easy question in a shared set of the days after it.
      if (i === 3) {
        expect(asked.filter(({ id }) => met.includes(id))).toEqual([])
        expect(idsOf(quiz).toSorted()).toEqual(idsOf(await open(regular)).toSorted())
        continue
      }
      expect(asked.map(({ difficulty }) => difficulty)).toEqual([1, 1, 1])
      expect(new Set(asked.map(({ skill }) => skill)).size).toBe(3)
      expect(asked.filter((one) => one.is_sum).length).toBeLessThanOrEqual(1)
      expect(asked.filter(({ id }) => met.includes(id))).toEqual([])
      met.push(...idsOf(quiz))
      for (const position of [1, 2, 3]) expect((await answer(who, quiz, position)).status).toBe(200)
    }
    clock.now = start
  }
})

test('everybody’s questions have at most one sum on thirty days', async () => {
  const regular = await aRegular(fixture)
  for (let away = 20; away < 50; away += 1) {
    clock.now = new Date(start.getTime() + away * dayMs)
    const quiz = await open(regular)
    expect(askedOf(quiz).filter((one) => one.is_sum).length).toBeLessThanOrEqual(1)
    expect((await answer(regular, quiz, 1)).status).toBe(200)
  }
})

test('a beginner’s questions stay while others fix the day’s and while concurrent first answers arrive', async () => {
  clock.now = new Date(start.getTime() + 60 * dayMs)
  const [who, regular] = [await aPerson(fixture), await aRegular(fixture)]
  const before = await open(who)
  const shared = await open(regular)
  expect((await answer(regular, shared, 1)).status).toBe(200)
  expect(await open(who)).toEqual(before)
  const replies = await Promise.all([1, 1, 1, 1].map((position) => answer(who, before, position)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(replies.find(({ status }) => status === 200)!.json.feedback.is_right).toBe(true)
  const after = await open(who)
  expect(after.questions).toEqual(before.questions)
  for (const position of [2, 3]) expect((await answer(who, after, position)).json.feedback.is_right).toBe(true)
})

test('a beginner is not asked what the shared sets asked lately, nor what they practised', async () => {
  clock.now = new Date(start.getTime() + 200 * dayMs)
  const who = await aPerson(fixture)
  const day = bangkokDay(clock.now)
  const first = idsOf(await open(who))
  const lately = { day: addDays(day, -easyRestDays), question_ids: first, made_at: clock.now }
  await db.insertInto('daily_quiz_set').values(lately).execute()
  const second = idsOf(await open(who))
  expect(second.filter((id) => first.includes(id))).toEqual([])
  const practised = { user_id: who.id, turn: 0, is_right: true, rating: 3 }
  await db
    .insertInto('review_answer')
    .values(second.map((id) => ({ ...practised, question_id: id, answered_at: new Date(clock.now.getTime() - dayMs) })))
    .execute()
  const third = idsOf(await open(who))
  expect(third.filter((id) => [...first, ...second].includes(id))).toEqual([])
})

test('late answers to an easy set that was never begun are judged by its questions', async () => {
  clock.now = new Date(start.getTime() + 300 * dayMs)
  const [who, regular] = [await aPerson(fixture), await aRegular(fixture)]
  const quiz = await open(who)
  expect((await answer(regular, await open(regular), 1)).status).toBe(200)
  clock.now = new Date(clock.now.getTime() + dayMs)
  const body = { day: quiz.day, position: 2, answer: solve(quiz.questions[1]!, true) }
  const token = await freshToken(fixture, who)
  expect((await send({ token }, saveLateDaily, { body })).json).toEqual({ saved: 1 })
  const stored = await db.selectFrom('review_answer').selectAll().where('user_id', '=', who.id).execute()
  expect(stored).toMatchObject([{ question_id: idsOf(quiz)[1], is_right: true }])
  expect(idsOf(await open(who)).filter((id) => idsOf(quiz).includes(id))).toEqual([])
})
