import { expect, test } from 'vitest'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson, freshToken, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { answerDailyQuiz, readDailyQuiz, readLearningDays } from '../contract.ts'
import { chooseRun } from '../run-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const today = bangkokDay(fixture.clock.now)

function learn({ id: userId }: TestPerson, day: string) {
  return fixture.db.transaction().execute((tx) => recordLearningDay(tx, { userId, day, now: fixture.clock.now }))
}

/** The streak in both replies that contain it. */
async function runsOf(who: TestPerson) {
  const month = await fixture.send(who, readLearningDays, {})
  const quiz = await fixture.send(who, readDailyQuiz, { query: {} })
  return [month.json.run, quiz.json.learning.run]
}

test('a missed day freezes the streak; while hidden, no reply contains it', async () => {
  const [who, other] = await Promise.all([aPerson(fixture), aPerson(fixture)])
  for (const one of [who, other]) for (const ago of [3, 2]) await learn(one, addDays(today, -ago))
  const frozen = { days: 2, frozen: [addDays(today, -1)], most_frozen: 2 }
  expect(await runsOf(who)).toEqual([frozen, frozen])

  const hidden = await fixture.send(who, chooseRun, { body: { is_shown: false } })
  expect([hidden.status, hidden.json]).toEqual([200, { run: null }])
  expect(await runsOf(who)).toEqual([null, null])
  expect(await runsOf(other)).toEqual([frozen, frozen])
  expect((await fixture.send(who, chooseRun, { body: { is_shown: true } })).json).toEqual({ run: frozen })
  expect(await runsOf(who)).toEqual([frozen, frozen])
})

test('a delayed repetition of a choice does not undo a later one', async () => {
  const who = await aPerson(fixture)
  const hide = () => fixture.send(who, chooseRun, { body: { is_shown: false } }, { 'idempotency-key': 'hide-the-run' })
  const twins = await Promise.all([hide(), hide(), hide()])
  expect(twins.map(({ json }) => json)).toEqual([{ run: null }, { run: null }, { run: null }])
  await fixture.send(who, chooseRun, { body: { is_shown: true } })
  expect((await hide()).json).toEqual({ run: null })
  expect((await runsOf(who))[0]).toMatchObject({ days: 0 })
})

test('two tabs that choose concurrently leave one choice, which both read', async () => {
  const who = await aPerson(fixture)
  const choices = [false, true, true, false].map((isShown) =>
    fixture.send(who, chooseRun, { body: { is_shown: isShown } }),
  )
  expect((await Promise.all(choices)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const rows = await fixture.db.selectFrom('learning_choice').selectAll().where('user_id', '=', who.id).execute()
  expect(rows).toHaveLength(1)
  expect((await runsOf(who)).map((run) => run === null)).toEqual([rows[0]!.hides_run, rows[0]!.hides_run])
})

/** Any valid answer for the kind of question. */
function someAnswer(question: QuizQuestion): QuizAnswer {
  if (question.kind === 'choice') return { kind: 'choice', choice: 0 }
  if (question.kind === 'numeric') return { kind: 'numeric', value: '1' }
  return { kind: 'ordering', order: question.items.map((_, i) => i) }
}

test("the calendar names today in Bangkok, also next to yesterday's quiz", async () => {
  const start = fixture.clock.now
  const who = await aPerson(fixture)
  fixture.clock.now = new Date('2026-11-21T16:59:00Z')
  const night = { ...who, token: await freshToken(fixture, who) }
  const { json: quiz } = await fixture.send(night, readDailyQuiz, { query: {} })
  const body = { day: quiz.day, position: 1, answer: someAnswer(quiz.questions[0]!) }
  await fixture.send(night, answerDailyQuiz, { body })
  for (const [moment, day] of [
    ['2026-11-21T16:59:59Z', '2026-11-21'],
    ['2026-11-21T17:00:00Z', '2026-11-22'],
  ] as const) {
    fixture.clock.now = new Date(moment)
    const { json } = await fixture.send(night, readDailyQuiz, { query: { day: quiz.day } })
    const month = await fixture.send(night, readLearningDays, {})
    expect([json.day, json.learning.today, month.json.today]).toEqual(['2026-11-21', day, day])
  }
  fixture.clock.now = start
})
