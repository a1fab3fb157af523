import { afterEach, expect, test } from 'vitest'
import { listKoins, listSkills } from '#features/koin/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { readNumber } from '#features/quizzes/questions/answer-rules.ts'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { readReview } from '#features/quizzes/review/review-contract.ts'
import { aPerson, freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { quizRegulars } from '#tests/fixtures/quizzes.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { answerDailyQuiz, type DailyQuiz, readDailyQuiz, readLearningDays, saveLateDaily } from '../contract.ts'

const fixture = await openTestbed({ hasContent: true })
const start = fixture.clock.now

// The questions with their right answers.
const rows = await fixture.db.selectFrom('question').select(['text', 'content']).execute()
const keys = new Map(rows.map(({ text, content }) => [text, content as { right: string; items: string[] }]))

afterEach(async () => {
  fixture.clock.now = start
  expect(await auditLedger(fixture.db)).toEqual([])
})

/** The right answer in this person's order, from the content in the database. */
async function solve(question: QuizQuestion): Promise<QuizAnswer> {
  const content = keys.get(question.text)!
  if (question.kind === 'choice') return { kind: 'choice', choice: question.choices.indexOf(content.right) }
  if (question.kind === 'numeric') return { kind: 'numeric', value: content.right }
  return { kind: 'ordering', order: content.items.map((item) => question.items.indexOf(item)) }
}

async function fail(question: QuizQuestion): Promise<QuizAnswer> {
  const right = await solve(question)
  if (right.kind === 'choice') return { kind: 'choice', choice: right.choice === 0 ? 1 : 0 }
  if (right.kind === 'numeric') return { kind: 'numeric', value: `${Number(readNumber(right.value)) + 1}` }
  return { kind: 'ordering', order: right.order.toReversed() }
}

async function open(who: TestPerson): Promise<DailyQuiz> {
  const { status, json } = await fixture.send(who, readDailyQuiz, { query: {} })
  expect(status).toBe(200)
  return json
}

function answer(who: TestPerson, day: string, position: number, given: QuizAnswer, headers = {}) {
  return fixture.send(who, answerDailyQuiz, { body: { day, position, answer: given } }, headers)
}

async function finish(who: TestPerson, rights = 3) {
  const quiz = await open(who)
  let last: Awaited<ReturnType<typeof answer>> | undefined
  for (const question of quiz.questions) {
    const given = question.position <= rights ? await solve(question) : await fail(question)
    last = await answer(who, quiz.day, question.position, given)
    expect(last.status).toBe(200)
  }
  return { quiz, result: last!.json.result!, gained: last!.json.gained! }
}

test('everyone gets the same three questions on a day, of three skills, and other ones the next day', async () => {
  const [one, two] = await quizRegulars(fixture, 2)
  const textsOf = ({ questions }: DailyQuiz) => questions.map(({ text }) => text).sort()
  const today = textsOf(await open(one!))
  expect(textsOf((await finish(two!)).quiz)).toEqual(today) // A set that somebody has begun counts as asked.
  expect(new Set((await open(one!)).questions.map(({ skill }) => skill)).size).toBe(3)
  fixture.clock.now = new Date('2026-11-22T09:00:00Z')
  const tomorrow = textsOf(await open({ ...one!, token: await freshToken(fixture, one!) }))
  expect(tomorrow.filter((text) => today.includes(text))).toEqual([])
})

test('nothing sent before an answer contains the right answer or the explanation', async () => {
  const who = await aPerson(fixture)
  const reply = await fixture.send(who, readDailyQuiz, { query: {} })
  const rows = await fixture.db.selectFrom('question').select(['text', 'explanation', 'source']).execute()
  const sent = JSON.stringify(reply.json)
  for (const question of reply.json.questions) {
    const row = rows.find(({ text }) => text === question.text)!
    expect(sent).not.toContain(row.explanation)
    expect(sent).not.toContain(row.source)
    const shown = { choice: 'choices', numeric: 'unit', ordering: 'items' }[question.kind]
    const fields = ['kind', 'picture', 'plot', 'position', 'scene', 'skill', 'text', shown]
    expect(Object.keys(question).sort()).toEqual(fields.sort())
  }
})

test('three right answers pay 5.00 koin, three skill points and a learning day, with an entry in the history', async () => {
  const who = await aPerson(fixture)
  const { quiz, result, gained } = await finish(who)
  expect(gained.skills).toEqual(result.points.map((one) => ({ ...one, before: 0, after: one.points })))
  expect(result).toMatchObject({ right: 3, total: 3, asked: 500, paid: 500, is_capped: false })
  expect(result.learning_day).toEqual({ day: quiz.day, is_new: true, days_this_month: 1, reward: 0 })
  expect([await readBalance(fixture.db, who.id), gained.balance]).toEqual([500, 500])
  const koins = await fixture.send(who, listKoins, { query: {} })
  expect(koins.json).toMatchObject({
    total: 1,
    items: [{ date: '21/11/2569 | 16:00', activity: 'ควิซประจำวัน 21 พ.ย. 2569', point: 500, href: '/quiz/daily' }],
  })
  const skills = await fixture.send(who, listSkills, { query: {} })
  expect(Object.values(skills.json.points).reduce((sum, points) => sum + points, 0)).toBe(3)
  expect((await fixture.send(who, readLearningDays, {})).json).toMatchObject({ days: [quiz.day], run: { days: 1 } })
})

test('a right answer pays 1.00, a wrong one nothing, each with immediate feedback', async () => {
  const who = await aPerson(fixture)
  const quiz = await open(who)
  const first = await answer(who, quiz.day, 1, await fail(quiz.questions[0]!))
  expect(first.json).toMatchObject({
    feedback: { is_right: false, explanation: expect.stringMatching(/[ก-๙]/) },
    result: null,
  })
  expect(first.json.feedback.right).toEqual(await solve(quiz.questions[0]!))
  await answer(who, quiz.day, 2, await solve(quiz.questions[1]!))
  const last = await answer(who, quiz.day, 3, await fail(quiz.questions[2]!))
  expect(last.json.result).toMatchObject({ right: 1, asked: 100, paid: 100 })
  expect(await readBalance(fixture.db, who.id)).toBe(100)
})

test('no right answer pays no koin and still makes a learning day', async () => {
  const who = await aPerson(fixture)
  const { result } = await finish(who, 0)
  expect(result).toMatchObject({ right: 0, asked: 0, paid: 0, points: [], learning_day: { is_new: true } })
})

test('an answer counts once: repeated, changed and out-of-order answers are refused', async () => {
  const who = await aPerson(fixture)
  const quiz = await open(who)
  const one = await solve(quiz.questions[0]!)
  const two = await solve(quiz.questions[1]!)
  expect(await answer(who, quiz.day, 2, two)).toMatchObject({ status: 409, json: { code: 'wrong_order' } })
  await answer(who, quiz.day, 1, one)
  expect(await answer(who, quiz.day, 1, one)).toMatchObject({ status: 409, json: { code: 'already_answered' } })
  expect(await answer(who, quiz.day, 1, await fail(quiz.questions[0]!))).toMatchObject({ status: 409 })
  expect((await open(who)).answered).toMatchObject([{ position: 1, is_right: true }])
})

test('a repeated request with its key gets the first reply; the key with another answer is refused', async () => {
  const who = await aPerson(fixture)
  const quiz = await open(who)
  const key = { 'idempotency-key': 'k-1' }
  const right = await solve(quiz.questions[0]!)
  const first = await answer(who, quiz.day, 1, right, key)
  expect(await answer(who, quiz.day, 1, right, key)).toMatchObject({ status: 200, json: first.json })
  expect(await answer(who, quiz.day, 1, await fail(quiz.questions[0]!), key)).toMatchObject({
    status: 422,
    json: { code: 'idempotency_key_reused' },
  })
})

test('an answer of another kind is refused, and begins nothing', async () => {
  const who = await aPerson(fixture)
  const quiz = await open(who)
  const isNumeric = quiz.questions[0]!.kind === 'numeric'
  const other: QuizAnswer = isNumeric ? { kind: 'choice', choice: 0 } : { kind: 'numeric', value: '1' }
  expect(await answer(who, quiz.day, 1, other)).toMatchObject({ status: 422, json: { code: 'wrong_answer_kind' } })
  expect((await open(who)).answered).toEqual([])
  expect(await attemptsOf(who)).toEqual([])
})

function attemptsOf({ id }: TestPerson) {
  return fixture.db.selectFrom('daily_quiz_attempt').selectAll().where('user_id', '=', id).execute()
}

test('a quiz begun before midnight may be finished for ten minutes and counts for its own day', async () => {
  const [late, later, never] = await people(fixture, 3)
  fixture.clock.now = new Date('2026-11-21T16:58:00Z')
  const fresh = async (who: TestPerson) => ({ ...who, token: await freshToken(fixture, who) })
  const one = await fresh(late!)
  const two = await fresh(later!)
  const quiz = await open(one)
  expect(quiz.day).toBe('2026-11-21')
  const other = await open(two)
  for (const [who, { questions }] of [
    [one, quiz],
    [two, other],
  ] as const)
    expect((await answer(who, quiz.day, 1, await solve(questions[0]!))).status).toBe(200)
  fixture.clock.now = new Date('2026-11-21T17:09:59Z')
  for (const question of quiz.questions.slice(1))
    expect((await answer(one, quiz.day, question.position, await solve(question))).status).toBe(200)
  const { json } = await fixture.send(one, readDailyQuiz, { query: { day: quiz.day } })
  expect(json.result).toMatchObject({ right: 3, learning_day: { day: '2026-11-21' } })
  expect(await answer(await fresh(never!), quiz.day, 1, await solve(quiz.questions[0]!))).toMatchObject({
    json: { code: 'daily_quiz_closed' },
  })
  fixture.clock.now = new Date('2026-11-21T17:10:00Z')
  expect(await answer(two, quiz.day, 2, await solve(other.questions[1]!))).toMatchObject({
    status: 409,
    json: { code: 'daily_quiz_closed' },
  })
  expect((await open(two)).day).toBe('2026-11-22')
})

test("after midnight a half-finished quiz continues for ten minutes, then today's begins", async () => {
  const [half, opened, done] = (await people(fixture, 3)) as [TestPerson, TestPerson, TestPerson]
  const at = async (stamp: string, who: TestPerson) => {
    fixture.clock.now = new Date(`${stamp}+07:00`)
    return { ...who, token: await freshToken(fixture, who) }
  }
  const late = await at('2026-11-23T23:58:00', half)
  const [first] = (await open(late)).questions
  await answer(late, '2026-11-23', 1, await solve(first!))
  await open(await at('2026-11-23T23:58:00', opened))
  await finish(await at('2026-11-23T23:58:00', done))
  const comeBack = async (stamp: string, who: TestPerson) => {
    const { day, is_today, answered } = await open(await at(stamp, who))
    return [day, is_today, answered.length]
  }
  expect(await comeBack('2026-11-24T00:09:59', half)).toEqual(['2026-11-23', false, 1])
  expect(await comeBack('2026-11-24T00:10:00', half)).toEqual(['2026-11-24', true, 0])
  // Requested by its day, a half-finished quiz is closed, and a result can be viewed again.
  const reread = async (stamp: string, who: TestPerson) => {
    const { status, json } = await fixture.send(await at(stamp, who), readDailyQuiz, { query: { day: '2026-11-23' } })
    return json.code ?? status
  }
  expect(await reread('2026-11-24T00:10:00', half)).toBe('daily_quiz_closed')
  expect(await reread('2026-11-24T12:00:00', done)).toBe(200)
  expect(await comeBack('2026-11-24T00:09:59', opened)).toEqual(['2026-11-24', true, 0])
  expect(await comeBack('2026-11-24T00:09:59', done)).toEqual(['2026-11-24', true, 0])
})

test('late answers are refused, stored as practice once, and pay nothing', async () => {
  const who = await aPerson(fixture)
  const quiz = await open(who)
  const late = async (position: number, answer: QuizAnswer) =>
    fixture.send(who, saveLateDaily, { body: { day: quiz.day, position, answer } })
  const one = await solve(quiz.questions[0]!)
  const two = await solve(quiz.questions[1]!)
  const three = await fail(quiz.questions[2]!)
  await answer(who, quiz.day, 1, one)
  expect(await late(2, two)).toMatchObject({ status: 409, json: { code: 'daily_quiz_open' } })
  fixture.clock.now = new Date('2026-11-21T17:10:00Z')
  who.token = await freshToken(fixture, who)
  expect(await answer(who, quiz.day, 2, two)).toMatchObject({ json: { code: 'daily_quiz_closed' } })
  const [first, ...again] = await Promise.all(
    [late(2, two), late(2, two), late(2, two)].map(async (one) => (await one).json.saved),
  )
  expect([first, ...again].sort()).toEqual([0, 0, 1])
  expect((await late(3, three)).json).toEqual({ saved: 1 })
  // The first one was in time and counted.
  expect((await late(1, one)).json).toEqual({ saved: 0 })
  const stranger = await aPerson(fixture)
  // No browser keeps an answer that long, and future days are refused.
  for (const day of ['2026-11-18', '2026-11-23'])
    expect(await fixture.send(stranger, saveLateDaily, { body: { day, position: 2, answer: two } })).toMatchObject({
      status: 409,
      json: { code: 'daily_quiz_not_started' },
    })
  const saved = await fixture.db
    .selectFrom('review_answer')
    .selectAll()
    .where('user_id', '=', who.id)
    .orderBy('late_of')
    .execute()
  expect(saved.map((row) => [row.late_of, row.is_right])).toEqual([
    ['daily:2026-11-21:2', true],
    ['daily:2026-11-21:3', false],
  ])
  expect(await readBalance(fixture.db, who.id)).toBe(0)
  fixture.clock.now = new Date('2026-11-23T09:00:00Z')
  who.token = await freshToken(fixture, who)
  const desk = (await fixture.send(who, readReview, {})).json
  // The question that was wrong comes first.
  expect(desk).toMatchObject({ due: 2, saved: 2, asked: { question: { text: quiz.questions[2]!.text } } })
})

test('the fifth learning day of a month pays 3.00 once, in any order of the days', async () => {
  const who = await aPerson(fixture)
  const rewards: number[] = []
  for (const day of ['03', '09', '10', '17', '20', '21']) {
    fixture.clock.now = new Date(`2026-11-${day}T09:00:00Z`)
    rewards.push((await finish({ ...who, token: await freshToken(fixture, who) })).result.learning_day.reward)
  }
  expect(rewards).toEqual([0, 0, 0, 0, 300, 0])
  expect(await readBalance(fixture.db, who.id)).toBe(6 * 500 + 300)
})

test('sixty people, each pressing twice concurrently, have one effect each', async () => {
  const crowd = await people(fixture, 60)
  const quiz = await open(crowd[0]!)
  const solved = new Map<string, QuizAnswer>()
  const opened = await Promise.all(crowd.map(async (who) => ({ who, mine: await open(who) })))
  for (const { who, mine } of opened)
    for (const question of mine.questions) solved.set(`${who.id} ${question.position}`, await solve(question))
  for (const position of [1, 2, 3]) {
    const replies = await Promise.all(
      crowd.flatMap((who) => [1, 2].map(() => answer(who, quiz.day, position, solved.get(`${who.id} ${position}`)!))),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(replies.filter(({ json }) => json.code === 'already_answered')).toHaveLength(60)
  }
  expect(new Set(await Promise.all(crowd.map(({ id }) => readBalance(fixture.db, id))))).toEqual(new Set([500]))
})
