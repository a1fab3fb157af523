// What is scheduled is moved in the calendar by the command of its kind, at the same time of day.
import { expect, test } from 'vitest'
import { contentKinds } from '#app/features.ts'
import { newId } from '#lib/server/new-id.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { addDays, bangkokDay, bangkokTime, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { moveContent, readContentCalendar } from '../calendar-admin-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send, clock } = fixture
const editor = await aPerson(fixture, { roles: ['editor'] })
const today = bangkokDay(clock.now)
const inDays = (days: number) => addDays(today, days)
const movable = [...contentKinds.values()].filter(({ move }) => move)

const move = async (body: { kind: string; id: string; from: string; to: string }, who: TestPerson = editor) => {
  const { status, json } = await send(who, moveContent, { body })
  return status === 200 ? 'done' : (json as { code?: string }).code
}
const entries = async (kind: string) =>
  (await send(editor, readContentCalendar, { query: { kinds: kind, weeks: '6' as never } })).json.entries.filter(
    ({ what }) => what === 'opens',
  )
const actsOn = async (id: string) =>
  (await db.selectFrom('staff_act').select('act').where('subject_id', '=', id).execute()).map(({ act }) => act)

async function aNote(days: number) {
  const id = newId(clock.now)
  const at = new Date(startOfBangkokDay(inDays(days)).getTime() + 9.5 * 3_600_000)
  const { key: _key, ...other } = await db.selectFrom('robo_news').selectAll().limit(1).executeTakeFirstOrThrow()
  const words = { ...other, paragraphs: JSON.stringify(other.paragraphs), title: 'บันทึกที่ตั้งเวลาไว้' }
  await db
    .insertInto('robo_news')
    .values({ ...words, id, published_at: at, hidden_at: null, version: 1, made_at: clock.now } as never)
    .execute()
  return id
}
async function planDay(days: number) {
  const pool = await db
    .selectFrom('question')
    .select('id')
    .where('pool', '=', 'daily')
    .where('kind', '=', 'choice')
    .where('is_active', '=', true)
    .where('source', 'not like', '%คำนวณ%')
    .orderBy('key')
    .limit(3)
    .execute()
  const planned = { question_ids: pool.map(({ id }) => id), planned_at: clock.now }
  await db
    .insertInto('daily_quiz_plan')
    .values({ day: inDays(days), ...planned })
    .execute()
  return planned.question_ids
}

test('a note goes to another day at the same time, with one line in the log, and the calendar shows it there', async () => {
  const id = await aNote(3)
  expect(await move({ kind: 'news', id, from: inDays(3), to: inDays(9) })).toBe('done')
  const [entry] = (await entries('news')).filter((one) => one.id === id)
  expect([entry!.day, bangkokTime(new Date(entry!.at)), entry!.may_move]).toEqual([inDays(9), '09:30', true])
  expect(await actsOn(id)).toEqual(['robo.news-edited'])
})

test('of two who move one at once the second is told; what was moved, published or is over does not move', async () => {
  const id = await aNote(4)
  const other = await aPerson(fixture, { roles: ['editor'] })
  const both = await Promise.all([
    move({ kind: 'news', id, from: inDays(4), to: inDays(5) }),
    move({ kind: 'news', id, from: inDays(4), to: inDays(6) }, other),
  ])
  expect(both.toSorted()).toEqual(['content_entry_moved', 'done'])
  expect(await actsOn(id)).toHaveLength(1)
  const [now] = (await entries('news')).filter((one) => one.id === id)
  expect(await move({ kind: 'news', id, from: now!.day, to: today })).toBe('content_move_past')
  const live = await aNote(-1)
  expect(await move({ kind: 'news', id: live, from: inDays(-1), to: inDays(3) })).toBe('content_move_not_offered')
  expect(await move({ kind: 'news', id: crypto.randomUUID(), from: inDays(1), to: inDays(3) })).toBe('not_found')
  expect(await move({ kind: 'video', id: crypto.randomUUID(), from: inDays(1), to: inDays(3) })).toBe(
    'content_move_not_offered',
  )
})

test('a planned quiz changes its day, which returns to rotation; two that cross end each on one day', async () => {
  const ids = await planDay(4)
  expect(await move({ kind: 'quiz-day', id: inDays(4), from: inDays(4), to: inDays(8) })).toBe('done')
  const plans = () =>
    db.selectFrom('daily_quiz_plan').select(['day', 'question_ids']).where('day', '>', today).orderBy('day').execute()
  expect(await plans()).toEqual([{ day: inDays(8), question_ids: ids }])
  await planDay(5)
  expect(await move({ kind: 'quiz-day', id: inDays(5), from: inDays(5), to: inDays(8) })).toBe('daily_set_planned')
  expect(await move({ kind: 'quiz-day', id: inDays(5), from: inDays(5), to: inDays(90) })).toBe('daily_set_unfit')
  const crossing = await Promise.all([
    move({ kind: 'quiz-day', id: inDays(5), from: inDays(5), to: inDays(9) }),
    move({ kind: 'quiz-day', id: inDays(8), from: inDays(8), to: inDays(5) }),
    move({ kind: 'quiz-day', id: inDays(8), from: inDays(8), to: inDays(9) }),
  ])
  expect(crossing.filter((one) => one === 'done').length).toBeGreaterThan(0)
  expect(await plans()).toHaveLength(2)
})

test('an event moves with all its times while nobody can have joined, after the second factor', async () => {
  const event = await db
    .selectFrom('event')
    .selectAll()
    .where('called_off_at', 'is', null)
    .where('starts_at', '>', startOfBangkokDay(inDays(10)))
    .limit(1)
    .executeTakeFirstOrThrow()
  const opens = new Date(clock.now.getTime() + 24 * 3_600_000)
  await db.updateTable('event').set({ opens_at: opens, seats_taken: 0 }).where('id', '=', event.id).execute()
  const from = bangkokDay(event.starts_at)
  expect(await move({ kind: 'event', id: event.id, from, to: addDays(from, 7) })).toBe('done')
  const after = await db.selectFrom('event').selectAll().where('id', '=', event.id).executeTakeFirstOrThrow()
  for (const name of ['starts_at', 'ends_at', 'closes_at'] as const)
    expect(after[name].getTime() - event[name].getTime()).toBe(7 * 24 * 3_600_000)
  expect(after.opens_at.getTime() - opens.getTime()).toBe(7 * 24 * 3_600_000)
})

test('every role moves the kinds of its desk and no others', async () => {
  for (const role of staffRoles) {
    const who = await aPerson(fixture, { roles: [role] })
    for (const { name, roles } of movable) {
      const code = await move({ kind: name, id: crypto.randomUUID(), from: inDays(1), to: inDays(2) }, who)
      expect([role, name, code === 'forbidden']).toEqual([role, name, !roles.includes(role)])
    }
  }
  const member = await aPerson(fixture)
  expect(await move({ kind: 'news', id: crypto.randomUUID(), from: inDays(1), to: inDays(2) }, member)).toBe(
    'forbidden',
  )
})
