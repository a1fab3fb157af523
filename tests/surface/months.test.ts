import { unzipSync } from 'fflate'
import { expect, inject, test } from 'vitest'
import { type MonthTable, monthTables, prepareMonths } from '#db/month-partitions.ts'
import { askExport, exportFilePath, leave } from '#features/identity/privacy/contract.ts'
import { eraseLeavers } from '#features/identity/privacy/server/erase-commands.ts'
import { openSession } from '#features/identity/sessions/server/session-commands.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { answerDailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { countVideoView } from '#features/videos/video-contract.ts'
import { aPerson, freshToken, type TestPerson, testPassword } from '../fixtures/people.ts'
import { runSql } from '../support/run-sql.ts'
import { openTestbed } from '../support/testbed.ts'
import { runEveryJob } from '../support/whole-life.ts'

const fixture = await openTestbed({ hasContent: true })
const { clock, db, send } = fixture
const ownerUrl = inject('postgresOwner') + fixture.name
// The database is a copy that the superuser made, so its schema is not the owner's by itself.
await fixture.runAsOwner(`grant create on schema public to ${new URL(ownerUrl).username}`)
const tables = Object.keys(monthTables) as MonthTable[]
const perDay: Record<MonthTable, number> = { mail: 1, video_view: 1, daily_quiz_attempt: 1, daily_quiz_answer: 3 }

const someAnswer = (question: QuizQuestion): QuizAnswer => {
  if (question.kind === 'choice') return { kind: 'choice', choice: 0 }
  if (question.kind === 'numeric') return { kind: 'numeric', value: '1' }
  return { kind: 'ordering', order: question.items.map((_, i) => i) }
}

/** A new login, since years pass. */
async function signIn(who: TestPerson): Promise<TestPerson> {
  const opening = { userId: who.id, binding: null, now: clock.now }
  const { sessionId } = await db.transaction().execute((tx) => openSession(tx, opening))
  return { ...who, sessionId, token: await freshToken(fixture, { ...who, sessionId }) }
}

/** A day over HTTP: the quiz, each answer pressed twice, a film opened twice; and a mail. */
async function live(who: TestPerson) {
  const signed = await signIn(who)
  const { day, questions } = (await send(signed, readDailyQuiz, { query: {} })).json
  for (const question of questions) {
    const body = { day, position: question.position, answer: someAnswer(question) }
    expect((await send(signed, answerDailyQuiz, { body })).status).toBe(200)
    // Without a key: the answer of the place is there already, whatever month its partition is of.
    expect((await send(signed, answerDailyQuiz, { body })).status).not.toBe(500)
  }
  for (let i = 0; i < 2; i++)
    expect((await send(signed, countVideoView, { query: { id: 'compound-grows' } })).status).toBe(200)
  const mail = { kind: 'test', subject: 'ทดสอบ', text: 'ทดสอบ', html: 'ทดสอบ' }
  await db.transaction().execute((tx) => queueMail(tx, { userId: who.id, to: who.email, ...mail, now: clock.now }))
}

/** How many rows of a person stand in each partition that has some. */
async function rowsByPart(table: MonthTable, id: string): Promise<Record<string, number>> {
  const { rows } = await runSql(
    ownerUrl,
    `select tableoid::regclass::text as part, count(*)::int as n from ${table} where user_id = '${id}' group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ part, n }) => [part, n]))
}

test('a life over months: counted once, exported whole and erased in every partition', async () => {
  const [who, other] = [await aPerson(fixture), await aPerson(fixture)]
  await live(who)
  await live(other)
  // In the first partition, in a month of its own, and in the default one, for which no job has prepared anything.
  const starts = [1, 2].map((year) => new Date(Date.UTC(2026 + 3 * year, 5, 10, 9)))
  clock.now = starts[0]!
  expect(await prepareMonths(ownerUrl, clock.now)).toEqual([])
  await live(who)
  await live(other)
  clock.now = starts[1]!
  await live(who)

  for (const table of tables) {
    const parts = await rowsByPart(table, who.id)
    expect(Object.values(parts), table).toEqual([perDay[table], perDay[table], perDay[table]])
    expect(Object.keys(parts), table).toContain(`${table}_2029_06`)
    expect(Object.keys(parts), table).toContain(`${table}_default`)
  }

  const signed = await signIn(who)
  expect((await send(signed, askExport, { body: { password: testPassword } })).status).toBe(200)
  await runEveryJob(fixture)
  const file = await fixture.http.inject({ url: exportFilePath, headers: { authorization: `Bearer ${signed.token}` } })
  expect(file.statusCode).toBe(200)
  const files = unzipSync(new Uint8Array(file.rawPayload))
  const exported = (table: string) => JSON.parse(new TextDecoder().decode(files[`data/${table}.json`])) as unknown[]
  for (const table of tables.filter((name) => name !== 'mail'))
    expect(exported(table), table).toHaveLength(3 * perDay[table])
  expect(exported('mail').length).toBeGreaterThanOrEqual(3)

  const kept = Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await rowsByPart(table, other.id)])),
  )
  expect((await send(signed, leave, { body: { password: testPassword } })).status).toBe(200)
  clock.now = new Date(clock.now.getTime() + 31 * 24 * 3_600_000)
  await eraseLeavers(fixture, clock.now)
  for (const table of tables) {
    const erasure = fixture.personTables.find((one) => one.table === table)!.erasure
    if (erasure === 'deleted') expect(await rowsByPart(table, who.id), table).toEqual({})
    expect(await rowsByPart(table, other.id), table).toEqual(kept[table])
  }
})
