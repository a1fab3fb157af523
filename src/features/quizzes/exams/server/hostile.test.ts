// Attempts to get more from a quiz than it pays.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readPersonTables } from '#db/person-rows.ts'
import { eraseLeavers } from '#features/identity/privacy/server/erase-commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import type { Skill } from '#kit/skills.ts'
import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { openExamFixture } from '#tests/fixtures/exams.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import * as contract from '../contract.ts'
import { closeExams } from './jobs.ts'
import { rewardExam } from './reward-commands.ts'

const { fixture, begin, look, send, rightUpTo, goTo, beginMoney, finish, pointsOf, passMonths } =
  await openExamFixture()
const rowOf = (id: string) =>
  fixture.db.selectFrom('exam_attempt').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Everything that an export contains of a table. */
async function exported({ id }: TestPerson, table: string) {
  return fixture.db.transaction().execute(async (tx) => {
    const found = readPersonTables(tx, id, fixture.personTables).find((one) => one.table === table)!
    const rows: object[] = []
    for await (const row of found.rows) rows.push(row)
    return rows
  })
}

test('an export does not reveal whether answers are right that can still be changed', async () => {
  const who = await aPerson(fixture)
  for (const desk of [await begin(who, 'monthly'), await beginMoney(who)]) {
    await send(who, desk, rightUpTo(desk, 5).slice(0, 10), false)
  }
  const told = JSON.stringify([await exported(who, 'exam_answer'), await exported(who, 'exam_attempt')])
  expect(told).toContain('numeric')
  expect(told).not.toContain('is_right')
})

test('an open attempt of an erased person is never paid and sends no notice', async () => {
  const who = await aPerson(fixture)
  const other = await aPerson(fixture)
  for (const one of [who, other]) {
    const desk = await begin(one, 'monthly')
    await send(one, desk, rightUpTo(desk, 20), false)
  }
  await fixture.db
    .insertInto('leaving')
    .values({ user_id: who.id, asked_at: fixture.clock.now, erase_at: fixture.clock.now, restore_hash: who.id })
    .execute()
  await eraseLeavers(fixture, fixture.clock.now)
  await goTo('2026-12-01T00:20:00', other)
  await closeExams(fixture.db, fixture.clock.now)
  const rowsOf = async ({ id }: TestPerson) => {
    const count = async (table: string) =>
      (await sql`select from ${sql.table(table)} where user_id = ${id}`.execute(fixture.db)).rows.length
    return {
      notices: await count('notice'),
      transfers: await count('ledger_transfer'),
      activities: await count('activity'),
    }
  }
  expect(await rowsOf(who)).toEqual({ notices: 0, transfers: 0, activities: 0 })
  expect(await rowsOf(other)).toMatchObject({ transfers: 1, activities: 1 })
})

test('acts of a final and a money quiz repeated with their keys after the end get their first replies', async () => {
  const who = await aPerson(fixture)
  await passMonths(who, ['2026-11', '2026-12', '2027-01'])
  const then = await goTo('2027-01-20T12:00:00', who)
  const repeats: (() => Promise<void>)[] = []
  const once = async <T>(act: (headers: Record<string, string>) => Promise<{ status: number; json: T }>) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const { status, json } = await act(headers)
    expect(status).toBe(200)
    repeats.push(async () => expect((await act(headers)).json).toEqual(json))
    return json
  }
  const final = await once((key) => fixture.send(then, contract.startFinalExam, {}, key))
  await once((key) => send(then, final, rightUpTo(final, 32), true, key))
  const { desk } = await once((key) => fixture.send(then, contract.startMoneyQuiz, { body: { level: 'basic' } }, key))
  await once((key) => send(then, desk, rightUpTo(desk, 10).slice(0, 7), true, key))
  const body = { attempt: desk.attempt!.id, answers: rightUpTo(desk, 10).slice(7) }
  expect(await once((key) => fixture.send(then, contract.saveLateExam, { body }, key))).toEqual({ kept: 3 })
  const before = await readBalance(fixture.db, who.id)
  for (const again of repeats) await again()
  expect(await readBalance(fixture.db, who.id)).toBe(before)
})

test('a month is paid once by its cause alone, whatever the tries say', async () => {
  const who = await aPerson(fixture)
  const desk = await begin(who, 'monthly')
  expect((await finish(who, desk, 20)).paid).toBe(7500)
  const before = await pointsOf(who)
  const attempt = await rowOf(desk.attempt!.id)
  const skills = Array<Skill>(20).fill('saving')
  const now = fixture.clock.now
  const closed = { attempt: { ...attempt, id: newId(now), try: 2 }, skills, rights: skills, closedAt: now, now }
  await fixture.db.transaction().execute((tx) => rewardExam(tx, { closed, isTimeUp: false }))
  expect([await readBalance(fixture.db, who.id), await pointsOf(who)]).toEqual([7500, before])
})

test('the table itself allows one open attempt per period, and each try once', async () => {
  const row = await rowOf((await begin(await aPerson(fixture), 'monthly')).attempt!.id)
  const add = (changes: object) =>
    fixture.db
      .insertInto('exam_attempt')
      .values({ ...row, id: newId(fixture.clock.now), ...changes })
      .execute()
  await expect(add({ try: 2 })).rejects.toThrow(/exam_attempt_open/)
  const closed = { closed_at: fixture.clock.now, right_count: 0, is_passed: false }
  await expect(add(closed)).rejects.toThrow(/exam_attempt_user_id_quiz_period_try_key/)
})

test('deleting an answer deletes it from its own quiz only', async () => {
  const who = await aPerson(fixture)
  const monthly = await begin(who, 'monthly')
  const money = await beginMoney(who)
  for (const desk of [monthly, money]) await send(who, desk, rightUpTo(desk, 1).slice(0, 1), false)
  const body = { attempt: monthly.attempt!.id, answers: [{ position: 1, answer: null }], is_finished: false }
  expect((await fixture.send(who, contract.answerMonthlyQuiz, { body })).json).toMatchObject({ answered: 0 })
  expect((await beginMoney(who)).attempt!.answers).toHaveLength(1)
})

test('a closed attempt is paid by the rates of its end, whenever it is processed', async () => {
  const who = await aPerson(fixture)
  const then = await goTo('2027-03-31T12:00:00', who)
  const desk = await begin(then, 'monthly')
  await send(then, desk, rightUpTo(desk, 15), false)
  const effective_from = new Date('2027-04-01T00:12:00+07:00')
  await fixture.db
    .insertInto('rate')
    .values({ key: 'quiz.monthly.pass', effective_from, koin: koin(9900), threshold: 70 })
    .execute()
  const late = await goTo('2027-04-01T00:20:00', who)
  expect(await look(late, 'monthly')).toMatchObject({ koin: 9900, latest: { right: 15, paid: 5000, is_time_up: true } })
})
