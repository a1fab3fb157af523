import { expect, test } from 'vitest'
import { openExamFixture } from '#tests/fixtures/exams.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { listQuizPeriods, planQuizPeriod } from '../admin-contract.ts'

const { fixture, begin, finish, look } = await openExamFixture()
const editor = await aPerson(fixture, { roles: ['editor'] })
const calendar = async () => (await fixture.send(editor, listQuizPeriods, {})).json
const plan = (period: string, question_ids: string[] | null, quiz: 'monthly' | 'final' = 'monthly') =>
  fixture.send(editor, planQuizPeriod, { body: { quiz, period, question_ids } })

test('only editors see and plan the months and seasons', async () => {
  const others = [null, await aPerson(fixture), await aPerson(fixture, { roles: ['finance'] })]
  const body = { quiz: 'monthly' as const, period: '2026-12', question_ids: null }
  const calls = others.flatMap((who) => [
    fixture.send(who, listQuizPeriods, {}),
    fixture.send(who, planQuizPeriod, { body }),
  ])
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 403, 403, 403, 403])
  expect((await calendar()).items.map(({ quiz, period, min }) => [quiz, period, min])).toEqual([
    ...['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'].map((month) => ['monthly', month, 40]),
    ...['2026-1', '2026-2', '2027-1'].map((season) => ['final', season, 80]),
  ])
})

test('the tries of a planned month are drawn from its plan; one in progress keeps its questions', async () => {
  const { pool } = await calendar()
  const early = await aPerson(fixture)
  const begun = await begin(early, 'monthly')
  const chosen = pool.slice(0, 40)
  expect(
    (
      await plan(
        '2026-11',
        chosen.map(({ id }) => id),
      )
    ).json.question_ids,
  ).toHaveLength(40)
  expect((await look(early, 'monthly')).attempt).toEqual(begun.attempt)
  const who = await aPerson(fixture)
  const texts = new Set(chosen.map(({ text }) => text))
  const first = await begin(who, 'monthly')
  await finish(who, first, 3)
  const second = await begin(who, 'monthly')
  const asked = [first, second].flatMap(({ attempt }) => attempt!.questions.map(({ text }) => text))
  expect(new Set(asked)).toEqual(texts)
  expect((await plan('2026-11', null)).json.question_ids).toBeNull()
  const acts = await fixture.db.selectFrom('staff_act').select(['act', 'subject_id']).orderBy('id').execute()
  expect(acts).toEqual(Array(2).fill({ act: 'quiz.period-planned', subject_id: 'monthly 2026-11' }))
})

test('too few questions, a question of another pool, and a past month are refused', async () => {
  const { pool } = await calendar()
  const ids = pool.map(({ id }) => id)
  expect(await plan('2026-12', ids.slice(0, 39))).toMatchObject({ status: 422, json: { code: 'exam_plan_few' } })
  expect(await plan('2026-2', ids.slice(0, 79), 'final')).toMatchObject({ status: 422 })
  expect(await plan('2026-12', [...ids.slice(0, 40), crypto.randomUUID()])).toMatchObject({ status: 422 })
  expect(await plan('2026-10', ids)).toMatchObject({ status: 409, json: { code: 'exam_plan_over' } })
})
