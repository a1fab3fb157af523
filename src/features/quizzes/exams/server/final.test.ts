import { expect, test } from 'vitest'
import { readBalance } from '#features/koin/server/queries.ts'
import { openExamFixture } from '#tests/fixtures/exams.ts'
import { aPerson, people } from '#tests/fixtures/people.ts'
import * as contract from '../contract.ts'
import { closeExams } from './jobs.ts'

const { fixture, goTo, begin, look, send, rightUpTo, finish, pointsOf, passMonths } = await openExamFixture()

test('the final opens after three passed months, lasts an hour of server time and survives a reload', async () => {
  const who = await aPerson(fixture)
  await passMonths(who, ['2026-11', '2026-12'])
  const early = await goTo('2027-01-10T12:00:00', who)
  expect(await look(early, 'final')).toMatchObject({ state: 'locked', months: { passed: 2, needed: 3 }, minutes: 60 })
  expect(await fixture.send(early, contract.startFinalExam, {})).toMatchObject({ json: { code: 'exam_not_open' } })
  await passMonths(who, ['2027-01'])
  const ready = await goTo('2027-01-20T12:00:00', who)
  expect(await look(ready, 'final')).toMatchObject({ state: 'open', koin: 20000, pass_at: 80, last_day: '2027-05-31' })
  const desk = await begin(ready, 'final')
  expect(desk.attempt).toMatchObject({ seconds_left: 3600 })
  expect(desk.attempt!.questions).toHaveLength(40)
  await send(ready, desk, rightUpTo(desk, 40).slice(0, 2), false)
  const later = await goTo('2027-01-20T12:40:30', who)
  const again = await look(later, 'final')
  expect(again.attempt).toMatchObject({ id: desk.attempt!.id, seconds_left: 1170, questions: desk.attempt!.questions })
  expect(again.attempt!.answers).toHaveLength(2)
  const before = await pointsOf(later)
  expect(await finish(later, desk, 32)).toMatchObject({ is_passed: true, paid: 20000, right: 32 })
  expect(await pointsOf(later)).toBe(before + 96)
  expect((await look(later, 'final')).state).toBe('passed')
})

test('an overdue final is closed with its saved answers, by the next view or the job, with the same result', async () => {
  const [one, two] = await people(fixture, 2)
  const results: unknown[] = []
  for (const [who, how] of [
    [one!, 'look'],
    [two!, 'job'],
  ] as const) {
    await passMonths(who, ['2026-11', '2026-12', '2027-01'])
    const then = await goTo('2027-01-20T12:00:00', who)
    const desk = await begin(then, 'final')
    await send(then, desk, rightUpTo(desk, 40).slice(0, 33), false)
    const after = await goTo('2027-01-20T13:00:00', who)
    const late = await send(after, desk, rightUpTo(desk, 40), true)
    expect(late).toMatchObject({ status: 409, json: { code: 'exam_time_over' } })
    const later = await goTo('2027-01-20T13:05:00', who)
    if (how === 'job')
      await Promise.all([closeExams(fixture.db, fixture.clock.now), closeExams(fixture.db, fixture.clock.now)])
    const { latest } =
      how === 'job' ? (await Promise.all([look(later, 'final'), look(later, 'final')]))[0]! : await look(later, 'final')
    const { review: _review, id: _id, points: _points, ...result } = latest!
    results.push(result)
    const { closed_at } = await fixture.db
      .selectFrom('exam_attempt')
      .select('closed_at')
      .where('id', '=', desk.attempt!.id)
      .executeTakeFirstOrThrow()
    expect(closed_at).toEqual(new Date('2027-01-20T13:00:00+07:00'))
  }
  expect(results[0]).toMatchObject({ right: 33, is_passed: true, is_time_up: true, paid: 20000 })
  expect(results[1]).toEqual(results[0])
})

test('a submission at the deadline that races with a view and the job is refused, and paid once', async () => {
  const who = await aPerson(fixture)
  await passMonths(who, ['2026-11', '2026-12', '2027-01'])
  const then = await goTo('2027-01-20T12:00:00', who)
  const desk = await begin(then, 'final')
  await send(then, desk, rightUpTo(desk, 40).slice(0, 33), false)
  const over = await goTo('2027-01-20T13:00:00', who)
  const before = await readBalance(fixture.db, who.id)
  const [late] = await Promise.all([
    send(over, desk, rightUpTo(desk, 40), true),
    ...Array.from({ length: 3 }, () => look(over, 'final')),
    closeExams(fixture.db, fixture.clock.now),
  ])
  expect(late.status).toBe(409)
  expect((await look(over, 'final')).latest).toMatchObject({
    right: 33,
    is_passed: true,
    is_time_up: true,
    paid: 20000,
  })
  expect(await readBalance(fixture.db, who.id)).toBe(before + 20000)
})

test('a resit opens after seven days, pays half, and gives no points again; then the season is over', async () => {
  const who = await aPerson(fixture)
  await passMonths(who, ['2026-11', '2026-12', '2027-01'])
  const first = await goTo('2027-01-20T12:00:00', who)
  const before = await pointsOf(first)
  const failed = await begin(first, 'final')
  expect(await finish(first, failed, 31)).toMatchObject({ is_passed: false, paid: 0 })
  expect(await pointsOf(first)).toBe(before + 93)
  expect(await look(first, 'final')).toMatchObject({
    state: 'waiting',
    opens_at: '2027-01-27T05:00:00.000Z',
    koin: 10000,
  })
  const early = await goTo('2027-01-27T11:59:59', who)
  expect(await fixture.send(early, contract.startFinalExam, {})).toMatchObject({ status: 409 })
  const due = await goTo('2027-01-27T12:00:00', who)
  const resit = await begin(due, 'final')
  const texts = failed.attempt!.questions.map(({ text }) => text)
  expect(resit.attempt!.questions.filter(({ text }) => texts.includes(text))).toEqual([])
  expect(await finish(due, resit, 40)).toMatchObject({ is_passed: true, paid: 10000, points: [] })
  expect(await pointsOf(due)).toBe(before + 93)
  expect(await look(due, 'final')).toMatchObject({ state: 'passed', tries: { used: 2, max: 2 } })
})

test('late answers are refused, stored as practice once, and do not change the result', async () => {
  const who = await aPerson(fixture)
  await passMonths(who, ['2026-11', '2026-12', '2027-01'])
  const then = await goTo('2027-02-05T12:00:00', who)
  const desk = await begin(then, 'final')
  // The first of them is among those that count.
  const answers = [rightUpTo(desk, 39)[0]!, ...rightUpTo(desk, 39).slice(-3)]
  const late = (by = then) => fixture.send(by, contract.saveLateExam, { body: { attempt: desk.attempt!.id, answers } })
  await send(then, desk, rightUpTo(desk, 5).slice(0, 5), false)
  expect(await late()).toMatchObject({ status: 409, json: { code: 'exam_open' } })
  const over = await goTo('2027-02-05T13:00:00', who)
  expect(await send(over, desk, answers, false)).toMatchObject({ status: 409, json: { code: 'exam_time_over' } })
  const replies = await Promise.all([late(over), late(over)])
  expect(replies.map(({ json }) => json.kept).sort()).toEqual([0, 3])
  expect(await late(await aPerson(fixture))).toMatchObject({ status: 404, json: { code: 'exam_not_found' } })
  expect((await look(over, 'final')).latest).toMatchObject({ right: 5, is_time_up: true, paid: 0 })
  const kept = fixture.db
    .selectFrom('review_answer')
    .select('is_right')
    .where('user_id', '=', who.id)
    .orderBy('late_of')
  expect((await kept.execute()).map((row) => row.is_right)).toEqual([true, true, false])
})

test('an attempt in progress shares no question with another, whose explanations could reveal it', async () => {
  const who = await aPerson(fixture)
  await passMonths(who, ['2026-11', '2026-12', '2027-01'])
  const then = await goTo('2027-02-05T12:00:00', who)
  const final = await begin(then, 'final')
  const monthly = await begin(then, 'monthly')
  const texts = final.attempt!.questions.map(({ text }) => text)
  expect(monthly.attempt!.questions.filter(({ text }) => texts.includes(text))).toEqual([])

  // When only the questions of the other one are left, the quiz is not ready.
  const other = await aPerson(fixture)
  await passMonths(other, ['2026-11', '2026-12', '2027-01'])
  const asked = (await begin(await goTo('2027-02-05T12:00:00', other), 'final')).attempt!.questions
  const left = fixture.db.updateTable('question').where('pool', '=', 'exam')
  await left
    .set({ is_active: false })
    .where(
      'text',
      'not in',
      asked.map(({ text }) => text),
    )
    .execute()
  const refused = await fixture.send(await goTo('2027-02-05T12:01:00', other), contract.startMonthlyQuiz, {})
  expect(refused).toMatchObject({ status: 409, json: { code: 'exam_not_ready' } })
  await left.set({ is_active: true }).execute()
})
