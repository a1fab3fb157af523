// The calendar over all kinds: what goes out, what ends and what lacks, day by day.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { contentKinds } from '#app/features.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { addDays, bangkokDay, startOfBangkokDay, weekday } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { aMission } from '#tests/fixtures/quests.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readContentCalendar } from '../calendar-admin-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send, clock } = fixture
const editor = await aPerson(fixture, { roles: ['editor'] })
const start = clock.now
const today = bangkokDay(start)
beforeEach(() => {
  clock.now = start
})

type Asked = { from?: string; view?: 'weeks' | 'month'; weeks?: number; kinds?: string }
const read = async (query: Asked = {}, who = editor) => {
  const { status, json } = await send(who, readContentCalendar, { query })
  expect([status, json.detail]).toEqual([200, undefined])
  return json
}

test('members see no calendar, and each role the kinds with a day that name it', async () => {
  for (const who of [null, await aPerson(fixture)])
    expect((await send(who, readContentCalendar, { query: {} })).status).toBe(who ? 403 : 401)
  for (const role of staffRoles) {
    const who = await aPerson(fixture, { roles: [role] })
    const own = [...contentKinds.values()].filter(({ roles, opens }) => opens && roles.includes(role))
    const { kinds, entries, gaps } = await read({ weeks: 6 }, who)
    const names = own.map(({ name }) => name)
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(names.toSorted())
    for (const { kind } of [...entries, ...gaps]) expect(names).toContain(kind)
  }
})

test('weeks begin on a Monday, and a day or a count that there is not is refused', async () => {
  const { days } = await read({ from: '2026-11-22', weeks: 2 })
  expect(days).toHaveLength(14)
  expect([days[0], weekday(days[0]!)]).toEqual(['2026-11-16', 1])
  for (const query of [
    { from: '2026-02-30' },
    { from: '0001-01-01' },
    { from: '9999-12-31' },
    { weeks: 7 },
    { weeks: 0 },
  ])
    expect((await send(editor, readContentCalendar, { query })).status).toBe(422)
})

test('a mission is on the Bangkok day on which it opens and on the one on which it ends, also at midnight', async () => {
  const id = await aMission(fixture, { title: 'ภารกิจข้ามเที่ยงคืน' })
  const [opens, ends] = [addDays(today, 2), addDays(today, 9)]
  const set = (opensAt: Date, endsAt: Date) =>
    db
      .updateTable('mission')
      .set({ opens_at: opensAt, joins_until: endsAt, ends_at: endsAt })
      .where('id', '=', id)
      .execute()
  const midnight = (day: string, ms = 0) => new Date(startOfBangkokDay(day).getTime() + ms)
  await set(midnight(opens), midnight(ends, -1))
  const places = async () =>
    (await read({ weeks: 6, kinds: 'mission' })).entries
      .filter((one) => one.id === id)
      .map(({ what, day }) => [what, day])
  expect(await places()).toEqual([
    ['opens', opens],
    ['ends', addDays(ends, -1)],
  ])
  await set(midnight(opens, 1), midnight(opens, 2))
  expect(await places()).toEqual([['opens', opens]])
})

test('every entry of the files is where the tables say, and of another kind nothing is shown', async () => {
  const { entries, days } = await read({ weeks: 6, kinds: 'event' })
  const { rows } = await sql<{ id: string }>`select id from event where starts_at >= ${startOfBangkokDay(days[0]!)}
    and starts_at < ${startOfBangkokDay(addDays(days.at(-1)!, 1))}`.execute(db)
  expect(rows.length).toBeGreaterThan(0)
  expect(
    entries
      .filter(({ what }) => what === 'opens')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(rows.map(({ id }) => id).toSorted())
})

test('a month without an event lacks one until there is one, and a coming day of the quiz lacks a set until it is planned', async () => {
  const gapsOf = async (kinds: string, from = today) => (await read({ from, weeks: 6, kinds })).gaps
  const far = `${Number(today.slice(0, 4)) + 2}-03-02`
  expect((await gapsOf('event', far)).map(({ day }) => day.slice(0, 7))).toContain(far.slice(0, 7))
  await sql`update event set starts_at = ${startOfBangkokDay(far)}, ends_at = ${startOfBangkokDay(addDays(far, 1))}
    where id = (select id from event where called_off_at is null order by id limit 1)`.execute(db)
  expect((await gapsOf('event', far)).map(({ text }) => text)).not.toContain('ยังไม่มีกิจกรรมใน มี.ค. 2571')
  const tomorrow = addDays(today, 1)
  const days = async () => (await gapsOf('quiz-day')).map(({ day }) => day)
  expect((await days())[0]).toBe(tomorrow)
  const ids = await db.selectFrom('question').select('id').where('pool', '=', 'daily').limit(3).execute()
  await db
    .insertInto('daily_quiz_plan')
    .values({ day: tomorrow, question_ids: ids.map(({ id }) => id), planned_at: start })
    .execute()
  expect((await days())[0]).toBe(addDays(today, 2))
  expect((await days()).every((day) => day <= addDays(today, 30))).toBe(true)
})
