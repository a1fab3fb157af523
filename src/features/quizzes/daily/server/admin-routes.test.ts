import { expect, test } from 'vitest'
import { listActiveQuestions } from '#features/quizzes/questions/server/queries.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { aPerson, freshToken, type TestPerson } from '#tests/fixtures/people.ts'
import { aRegular, quizRegulars } from '#tests/fixtures/quizzes.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listQuizDays, planQuizDay } from '../admin-contract.ts'
import { answerDailyQuiz, readDailyQuiz } from '../contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, clock, send } = fixture
const today = '2026-11-21'
const editor = await aPerson(fixture, { roles: ['editor'] })
const all = await listActiveQuestions(db, 'daily')
const pool = all.filter((one) => !one.is_sum)
const calendar = async () => (await send(editor, listQuizDays, {})).json
const dayOf = async (day: string) => (await calendar()).items.find((one) => one.day === day)!
const plan = (day: string, question_ids: string[] | null) => send(editor, planQuizDay, { body: { day, question_ids } })
const idsOf = (one: { questions: { id: string }[] }) => one.questions.map(({ id }) => id)

async function textsOn(day: string, who: TestPerson): Promise<string[]> {
  clock.now = new Date(`${day}T09:00:00Z`)
  const then = { ...who, token: await freshToken(fixture, who) }
  await answerFirst(then, day)
  return (await send(then, readDailyQuiz, { query: {} })).json.questions.map(({ text }) => text).sort()
}

test('only editors can see and change the calendar', async () => {
  const others = [null, await aPerson(fixture), await aPerson(fixture, { roles: ['moderator'] })]
  const body = { day: addDays(today, 1), question_ids: null }
  const calls = others.flatMap((who) => [send(who, listQuizDays, {}), send(who, planQuizDay, { body })])
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 403, 403, 403, 403])
})

/** Tries an answer of each kind for the day's first question: the matching one is accepted. */
const answerFirst = async (who: TestPerson, day = today) => {
  for (const answer of [
    { kind: 'choice' as const, choice: 0 },
    { kind: 'numeric' as const, value: '1' },
    { kind: 'ordering' as const, order: [0, 1, 2, 3] },
  ])
    await send(who, answerDailyQuiz, { body: { day, position: 1, answer } })
}

test('an answer that races with a plan gets one set or the other, and the plan is refused or applied', async () => {
  const ids = pool.slice(40, 43).map(({ id }) => id)
  const crowd = await quizRegulars(fixture, 6)
  const [planned] = await Promise.all([plan(today, ids), ...crowd.map((who) => answerFirst(who))])
  const opened = await Promise.all(crowd.map((who) => send(who, readDailyQuiz, { query: {} })))
  const sets = db.selectFrom('daily_quiz_set').select('question_ids').where('day', '=', today)
  const set = await sets.executeTakeFirstOrThrow()
  expect([200, 409]).toContain(planned.status)
  expect(JSON.stringify(set.question_ids) === JSON.stringify(ids)).toBe(planned.status === 200)
  expect(new Set(opened.map(({ json }) => JSON.stringify(json.questions.map(({ text }) => text).sort()))).size).toBe(1)
})

test('the calendar predicts the questions, and planned ones are asked on their day and not before', async () => {
  const who = await aRegular(fixture)
  // The day's own set may exist already, by rotation: its questions would be in the calendar twice.
  const asked = new Set(idsOf(await dayOf(today)))
  const chosen = pool
    .map(({ id }) => id)
    .filter((id) => !asked.has(id))
    .slice(5, 8)
  const day = addDays(today, 3)
  expect((await plan(day, chosen)).json).toMatchObject({ day, state: 'planned' })
  const { items } = await calendar()
  expect(items.map((one) => one.day)).toEqual(Array.from({ length: 31 }, (_, i) => addDays(today, i)))
  expect(idsOf(items[3]!)).toEqual(chosen)
  expect(items.filter((one) => one.day !== day && idsOf(one).some((id) => chosen.includes(id)))).toEqual([])
  for (const one of items.slice(0, 5))
    expect(await textsOn(one.day, who)).toEqual(one.questions.map(({ text }) => text).sort())
  clock.now = new Date(`${today}T09:00:00Z`)
  const acts = await db
    .selectFrom('staff_act')
    .select(['act', 'subject_id', 'actor_id'])
    .where('subject_id', '=', day)
    .execute()
  expect(acts).toEqual([{ act: 'quiz.day-planned', subject_id: day, actor_id: editor.id }])
})

test('a day that was begun, a past day and one beyond the calendar are refused', async () => {
  const ids = pool.slice(20, 23).map(({ id }) => id)
  for (const day of [today, addDays(today, -1)])
    expect(await plan(day, ids)).toMatchObject({ status: 409, json: { code: 'daily_set_begun' } })
  expect(await plan(addDays(today, 31), ids)).toMatchObject({ status: 422, json: { code: 'daily_set_unfit' } })
})

test.each([
  ['twice the same', [0, 1, 1]],
  ['one of another pool', [0, 1, -1]],
])('a plan with %s is refused', async (_what, places) => {
  const other = (await listActiveQuestions(db, 'money'))[0]!.id
  const ids = places.map((place) => pool[place]?.id ?? other)
  expect(await plan(addDays(today, 10), ids)).toMatchObject({ status: 422, json: { code: 'daily_set_unfit' } })
})

test('a plan with one sum is taken, with two it is refused', async () => {
  const sums = all.filter((one) => one.is_sum).map(({ id }) => id)
  const others = pool.slice(50, 52).map(({ id }) => id)
  expect((await plan(addDays(today, 13), [sums[0]!, ...others])).json).toMatchObject({ state: 'planned' })
  expect(await plan(addDays(today, 14), [sums[1]!, sums[2]!, others[0]!])).toMatchObject({
    status: 422,
    json: { code: 'daily_set_sums' },
  })
})

test('a plan can be removed, and a planned question that is retired is replaced', async () => {
  const [taken, retired] = [addDays(today, 11), addDays(today, 12)]
  const ids = pool.slice(30, 33).map(({ id }) => id)
  const before = idsOf(await dayOf(taken))
  await plan(taken, ids)
  expect((await plan(taken, null)).json).toMatchObject({ state: 'open' })
  expect(idsOf(await dayOf(taken))).toEqual(before)
  await plan(retired, ids)
  await db.updateTable('question').set({ is_active: false }).where('id', '=', ids[1]!).execute()
  const left = idsOf(await dayOf(retired))
  expect(left).toHaveLength(3)
  expect(left.slice(0, 2)).toEqual([ids[0], ids[2]])
  await db.updateTable('question').set({ is_active: true }).where('id', '=', ids[1]!).execute()
})
