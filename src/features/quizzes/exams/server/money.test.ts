import { expect, test } from 'vitest'
import { readBalance } from '#features/koin/server/queries.ts'
import { openExamFixture } from '#tests/fixtures/exams.ts'
import { aPerson, people } from '#tests/fixtures/people.ts'
import * as contract from '../contract.ts'

const { fixture, solve, goTo, begin, finish, pointsOf, beginMoney } = await openExamFixture()

test('passing a money quiz opens the next level, pays 20, 30 and 50 koin, and 10, 15 and 20 points', async () => {
  const who = await aPerson(fixture)
  const locked = await fixture.send(who, contract.startMoneyQuiz, { body: { level: 'intermediate' } })
  expect(locked).toMatchObject({ status: 409, json: { code: 'exam_not_open' } })
  let points = 0
  for (const [level, paid, more] of [
    ['basic', 2000, 10],
    ['intermediate', 3000, 15],
    ['advanced', 5000, 20],
  ] as const) {
    expect(await finish(who, await beginMoney(who, level), 7)).toMatchObject({ is_passed: true, paid, period: level })
    points += more
    expect(await pointsOf(who)).toBe(points)
  }
  const { json } = await fixture.send(who, contract.readMoneyQuiz, { query: { level: 'advanced' } })
  expect(json.levels).toEqual(
    (['basic', 'intermediate', 'advanced'] as const).map((level) => ({
      level,
      is_passed: true,
      is_locked: false,
      state: 'passed',
      opens_at: null,
      total: 10,
      koin: { basic: 2000, intermediate: 3000, advanced: 5000 }[level],
      begun: null,
      best: { right: 7, total: 10 },
    })),
  )
  expect(await readBalance(fixture.db, who.id)).toBe(10_000)
  expect(await fixture.send(who, contract.startMoneyQuiz, { body: { level: 'basic' } })).toMatchObject({ status: 409 })
})

test('a failed money quiz opens again after 24 hours with other questions', async () => {
  const who = await aPerson(fixture)
  const first = await beginMoney(who)
  expect(await finish(who, first, 6)).toMatchObject({ is_passed: false, paid: 0, points: [] })
  const early = await goTo('2026-11-22T15:59:59', who)
  const { json } = await fixture.send(early, contract.readMoneyQuiz, { query: { level: 'basic' } })
  expect(json.desk).toMatchObject({ state: 'waiting', opens_at: '2026-11-22T09:00:00.000Z', wait_hours: 24 })
  expect(json.levels[0]).toMatchObject({
    state: 'waiting',
    opens_at: '2026-11-22T09:00:00.000Z',
    best: { right: 6, total: 10 },
  })
  expect(await fixture.send(early, contract.startMoneyQuiz, { body: { level: 'basic' } })).toMatchObject({
    status: 409,
  })
  const due = await goTo('2026-11-22T16:00:00', who)
  const second = await beginMoney(due)
  const texts = first.attempt!.questions.map(({ text }) => text)
  expect(second.attempt!.questions.filter(({ text }) => texts.includes(text))).toEqual([])
  expect(await finish(due, second, 10)).toMatchObject({ is_passed: true, paid: 2000 })
  const list = await fixture.send(due, contract.listMoneyAnswers, { query: { level: 'basic' } })
  expect(list.json).toMatchObject({
    total: 2,
    items: [
      { try: 2, right: 10 },
      { try: 1, right: 6 },
    ],
  })
  expect(list.json.items[0]!.review[0]!.told.explanation).toContain('คำอธิบายลับ')
})

test('the list of money answers contains no attempt in progress', async () => {
  const [who, other] = await people(fixture, 2)
  await beginMoney(who!)
  for (const one of [who!, other!]) {
    const { json } = await fixture.send(one, contract.listMoneyAnswers, { query: {} })
    expect(json).toMatchObject({ items: [], total: 0 })
  }
})

test('with too few questions a quiz reports it instead of failing', async () => {
  await fixture.db.updateTable('question').set({ is_active: false }).where('key', 'like', 'test-money-%').execute()
  const who = await aPerson(fixture)
  const { json } = await fixture.send(who, contract.readMoneyQuiz, { query: { level: 'basic' } })
  expect(json.desk).toMatchObject({ state: 'not_ready', attempt: null })
  const refused = await fixture.send(who, contract.startMoneyQuiz, { body: { level: 'basic' } })
  expect(refused).toMatchObject({ status: 409, json: { code: 'exam_not_ready' } })
  await fixture.db.updateTable('question').set({ is_active: true }).where('key', 'like', 'test-money-%').execute()
})

test('the menu shows the rewards of each quiz, and its state for a person', async () => {
  const { status, json } = await fixture.send(null, contract.readQuizMenu, {})
  expect([status, json.daily, json.monthly.koin, json.final.minutes, json.money.map(({ koin }) => koin)]).toEqual([
    200,
    { each: 100, all_right: 200 },
    5000,
    60,
    [2000, 3000, 5000],
  ])
  const who = await aPerson(fixture)
  await begin(who, 'monthly')
  expect((await fixture.send(who, contract.readMyQuizzes, {})).json).toMatchObject({
    daily: { answered: 0, right: 0, total: 3 },
    monthly: 'running',
    final: 'locked',
    money: [{ state: 'open' }, { state: 'locked' }, { state: 'locked' }],
    begun: { monthly: { answered: 0, total: 20 }, final: null },
  })
  const desk = await beginMoney(who)
  const [first] = desk.attempt!.questions
  const answer = await solve(first!, false)
  const body = { attempt: desk.attempt!.id, answers: [{ position: 1, answer }], is_finished: false }
  await fixture.send(who, contract.answerMoneyQuiz, { body })
  expect((await fixture.send(who, contract.readMyQuizzes, {})).json.money[0]).toEqual({
    level: 'basic',
    state: 'running',
    opens_at: null,
    total: 10,
    koin: 2000,
    begun: { answered: 1, total: 10 },
    best: null,
  })
})
