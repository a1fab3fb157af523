import { expect, test } from 'vitest'
import { listKoins } from '#features/koin/contract.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { openExamFixture } from '#tests/fixtures/exams.ts'
import { aPerson, people } from '#tests/fixtures/people.ts'
import * as contract from '../contract.ts'
import type { ExamDesk } from '../exam-contract.ts'

const { fixture, goTo, begin, look, send, rightUpTo, finish, pointsOf } = await openExamFixture()

test.each([
  [13, false, 0, 0],
  [14, true, 5000, 28],
  [17, true, 5000, 34],
  [18, true, 7500, 36],
  [20, true, 7500, 40],
])('monthly: %d of 20 right, passed %s, pays %d and %d points', async (rights, isPassed, paid, points) => {
  const who = await aPerson(fixture)
  const result = await finish(who, await begin(who, 'monthly'), rights)
  expect(result).toMatchObject({
    right: rights,
    total: 20,
    is_passed: isPassed,
    paid,
    is_time_up: false,
    day: '2026-11-21',
  })
  expect(await readBalance(fixture.db, who.id)).toBe(paid)
  expect(await pointsOf(who)).toBe(points)
  expect((await look(who, 'monthly')).state).toBe(isPassed ? 'passed' : 'open')
})

test('the history names the monthly quiz', async () => {
  const who = await aPerson(fixture)
  await finish(who, await begin(who, 'monthly'), 20)
  const { json } = await fixture.send(who, listKoins, { query: {} })
  expect(json.items).toMatchObject([{ activity: 'ควิซประจำเดือน พ.ย. 2569', point: 7500, href: '/quiz/month' }])
})

test('a second try asks other questions, pays on a pass, and there is no third', async () => {
  const who = await aPerson(fixture)
  const first = await begin(who, 'monthly')
  expect((await finish(who, first, 3)).paid).toBe(0)
  const second = await begin(who, 'monthly')
  expect(second.attempt!.try).toBe(2)
  const texts = first.attempt!.questions.map(({ text }) => text)
  expect(second.attempt!.questions.filter(({ text }) => texts.includes(text))).toEqual([])
  expect((await finish(who, second, 14)).paid).toBe(5000)
  const third = await fixture.send(who, contract.startMonthlyQuiz, {})
  expect(third).toMatchObject({ status: 409, json: { code: 'exam_not_open' } })

  const other = await aPerson(fixture)
  for (const _try of [1, 2]) await finish(other, await begin(other, 'monthly'), 0)
  expect(await look(other, 'monthly')).toMatchObject({ state: 'used_up', tries: { used: 2, max: 2 } })
})

test('answers are saved one by one, can be changed, and survive a reload; the last one counts', async () => {
  const who = await aPerson(fixture)
  const desk = await begin(who, 'monthly')
  const wrong = rightUpTo(desk, 0)
  const right = rightUpTo(desk, 20)
  expect((await send(who, desk, [wrong[0]!], false)).json).toEqual({ answered: 1, result: null, gained: null })
  expect((await send(who, desk, [right[0]!], false)).json).toEqual({ answered: 1, result: null, gained: null })
  await send(who, desk, [right[4]!], false)
  const again = await look(who, 'monthly')
  expect(again.attempt).toEqual({ ...desk.attempt, answers: [right[0], right[4]] })
  const { json } = await send(who, desk, [wrong[4]!], true)
  expect(json.result).toMatchObject({ right: 1, total: 20 })
  expect(json.result!.review.map(({ told }) => told.answer !== null).filter(Boolean)).toHaveLength(2)
})

test('starting twice, in sequence or concurrently, makes one attempt', async () => {
  const who = await aPerson(fixture)
  const replies = await Promise.all(Array.from({ length: 6 }, () => fixture.send(who, contract.startMonthlyQuiz, {})))
  expect(new Set(replies.map(({ status, json }) => JSON.stringify([status, json.attempt]))).size).toBe(1)
  expect((await begin(who, 'monthly')).attempt).toEqual(replies[0]!.json.attempt)
  expect(replies[0]!.json.tries.used).toBe(1)
})

test('two people have other questions in other orders', async () => {
  const [one, two] = await people(fixture, 2)
  const texts = (desk: ExamDesk) => desk.attempt!.questions.map(({ text }) => text)
  expect(texts(await begin(one!, 'monthly'))).not.toEqual(texts(await begin(two!, 'monthly')))
})

test("invalid acts change nothing: another person's attempt, a closed one, another kind, another quiz", async () => {
  const [stranger, ...others] = await people(fixture, 5)
  // About one person in three hundred gets no numeric question.
  const asked = await Promise.all(others.map(async (who) => ({ who, desk: await begin(who, 'monthly') })))
  const isNumeric = ({ kind }: { kind: string }) => kind === 'numeric'
  const { who, desk } = asked.find((one) => one.desk.attempt!.questions.some(isNumeric))!
  const answers = rightUpTo(desk, 20)
  expect(await send(stranger!, desk, answers, true)).toMatchObject({ status: 404, json: { code: 'exam_not_found' } })
  const body = { attempt: desk.attempt!.id, answers, is_finished: true }
  expect(await fixture.send(who!, contract.answerFinalExam, { body })).toMatchObject({ status: 404 })
  const numeric = desk.attempt!.questions.find(({ kind }) => kind === 'numeric')!
  for (const answer of [
    { kind: 'choice', choice: 0 },
    { kind: 'numeric', value: 'ห้าร้อย' },
  ] as const) {
    const reply = await send(who!, desk, [...answers.slice(0, 3), { position: numeric.position, answer }], true)
    expect(reply).toMatchObject({ status: 422, json: { code: 'exam_answer_kind' } })
  }
  const beyond = await send(who!, desk, [{ position: 21, answer: { kind: 'choice', choice: 0 } }], false)
  expect(beyond).toMatchObject({ status: 422, json: { code: 'exam_answer_kind' } })
  expect((await look(who!, 'monthly')).attempt!.answers).toEqual([])
  await finish(who!, desk, 0)
  expect(await send(who!, desk, answers, true)).toMatchObject({ status: 409, json: { code: 'exam_closed' } })
  expect(await readBalance(fixture.db, who!.id)).toBe(0)
})

test('a quiz begun in November may be finished until 00:10 on 1 December and pays for November', async () => {
  const [one, two] = await people(fixture, 2)
  const late = await goTo('2026-11-30T23:58:00', one!)
  const desk = await begin(late, 'monthly')
  const lazy = await goTo('2026-11-30T23:59:00', two!)
  const theirs = await begin(lazy, 'monthly')
  await send(lazy, theirs, rightUpTo(theirs, 15).slice(0, 15), false)
  fixture.clock.now = new Date('2026-12-01T00:09:59+07:00')
  expect((await look(late, 'monthly')).period).toBe('2026-11')
  expect(await finish(late, desk, 20)).toMatchObject({ period: '2026-11', paid: 7500, day: '2026-11-30' })
  expect(await look(late, 'monthly')).toMatchObject({ period: '2026-12', state: 'open', latest: { period: '2026-11' } })

  fixture.clock.now = new Date('2026-12-01T00:10:00+07:00')
  const refused = await send(lazy, theirs, rightUpTo(theirs, 20), true)
  expect(refused).toMatchObject({ status: 409, json: { code: 'exam_time_over' } })
  expect(await look(lazy, 'monthly')).toMatchObject({
    period: '2026-12',
    latest: { period: '2026-11', right: 15, is_passed: true, is_time_up: true, paid: 5000, day: '2026-11-30' },
  })
  const activities = await fixture.db
    .selectFrom('activity')
    .select(['day', 'facts'])
    .where('user_id', '=', lazy.id)
    .where('kind', '=', 'quiz.monthly.finished')
    .execute()
  expect(activities).toEqual([{ day: '2026-11-30', facts: { right: 15, total: 20, isPassed: true, try: 1 } }])
})

test('forty people submit twice concurrently from two tabs, and each is paid once with the same result', async () => {
  const crowd = await people(fixture, 40)
  const desks = await Promise.all(crowd.map((who) => begin(who, 'monthly')))
  const replies = await Promise.all(
    crowd.flatMap((who, i) => [1, 2].map(() => send(who, desks[i]!, rightUpTo(desks[i]!, 20), true))),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(40)
  expect(replies.filter(({ json }) => json.code === 'exam_closed')).toHaveLength(40)
  const balances = await Promise.all(crowd.map(({ id }) => readBalance(fixture.db, id)))
  expect(new Set(balances)).toEqual(new Set([7500]))
})

test('a submission repeated with its key gets the first result, and another body is refused', async () => {
  const who = await aPerson(fixture)
  const desk = await begin(who, 'monthly')
  const key = { 'idempotency-key': 'hand-in' }
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(who, desk, rightUpTo(desk, 20), true, key)))
  expect(new Set(replies.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1)
  expect(replies[0]!.status).toBe(200)
  expect(await send(who, desk, [], true, key)).toMatchObject({ status: 422, json: { code: 'idempotency_key_reused' } })
  expect(await readBalance(fixture.db, who.id)).toBe(7500)
})

test('an answer that races with the submission is included or refused', async () => {
  const who = await aPerson(fixture)
  const desk = await begin(who, 'monthly')
  const answers = rightUpTo(desk, 20)
  const [saved, closed] = await Promise.all([
    send(who, desk, [answers[0]!], false),
    send(who, desk, answers.slice(1), true),
  ])
  expect(closed.status).toBe(200)
  expect(closed.json.result!.right).toBe(saved.status === 200 ? 20 : 19)
})

test('one question answered concurrently from six tabs is one answer, and counts once', async () => {
  const who = await aPerson(fixture)
  const desk = await begin(who, 'monthly')
  const [first] = rightUpTo(desk, 20)
  const replies = await Promise.all(Array.from({ length: 6 }, () => send(who, desk, [first!], false)))
  expect(replies.map(({ status, json }) => [status, json.answered])).toEqual(Array(6).fill([200, 1]))
  expect((await send(who, desk, rightUpTo(desk, 20).slice(1), true)).json.result!.right).toBe(20)
})
