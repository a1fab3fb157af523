// Holidays are entered by editors with their source, and shown to everybody who sees the calendar; nothing else moves.
import { expect, test } from 'vitest'
import { staffRoles } from '#lib/staff-roles.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readContentCalendar } from '../calendar-admin-contract.ts'
import { addHoliday, removeHoliday } from '../holiday-admin-contract.ts'

const fixture = await openTestbed()
const { db, send, clock } = fixture
const today = bangkokDay(clock.now)
const editor = await aPerson(fixture, { roles: ['editor'] })
const other = await aPerson(fixture, { roles: ['editor'] })
const moderator = await aPerson(fixture, { roles: ['moderator'] })
const body = (change: object = {}) => ({
  kind: 'holiday' as const,
  title: 'วันหยุดทดสอบ',
  first_day: addDays(today, 2),
  last_day: addDays(today, 2),
  source: 'ประกาศสำหรับทดสอบ',
  read_on: today,
  ...change,
})
const shown = async (who = moderator, from = today) =>
  (await send(who, readContentCalendar, { query: { from, weeks: 4 } })).json
const codeOf = ({ status, json }: { status: number; json: object }) =>
  status === 200 ? 'done' : (json as { code?: string }).code
const acts = () =>
  db.selectFrom('staff_act').select('act').where('subject_kind', '=', 'holiday').orderBy('id').execute()

test('of editors who enter one holiday at once one does; every calendar shows it, and no gap changes', async () => {
  const before = await shown()
  const replies = await Promise.all([editor, other, editor].map((who) => send(who, addHoliday, { body: body() })))
  expect(replies.map(codeOf).toSorted()).toEqual(['done', 'holiday_exists', 'holiday_exists'])
  const after = await shown()
  expect(after.holidays).toMatchObject([{ title: 'วันหยุดทดสอบ', source: 'ประกาศสำหรับทดสอบ', read_on: today }])
  expect([after.gaps, after.entries]).toEqual([before.gaps, before.entries])
  expect((await shown(editor)).may_edit_holidays).toBe(true)
  expect(after.may_edit_holidays).toBe(false)
  const { id } = after.holidays[0]!
  const away = await Promise.all([editor, other].map((who) => send(who, removeHoliday, { query: { id } })))
  expect(away.map(({ status }) => status)).toEqual([200, 200])
  expect((await shown()).holidays).toEqual([])
  expect((await acts()).map(({ act }) => act)).toEqual(['holiday.added', 'holiday.removed'])
})

test('a school break stands in every span that it touches, and in no other', async () => {
  const span = body({
    kind: 'school-break',
    title: 'ปิดเทอมทดสอบ',
    first_day: addDays(today, 40),
    last_day: addDays(today, 100),
  })
  expect(codeOf(await send(editor, addHoliday, { body: span }))).toBe('done')
  const titles = async (days: number) =>
    (await shown(moderator, addDays(today, days))).holidays.map(({ title }) => title)
  for (const [days, isThere] of [
    [0, false],
    [20, true],
    [60, true],
    [98, true],
    [110, false],
  ] as const)
    expect([days, await titles(days)]).toEqual([days, isThere ? ['ปิดเทอมทดสอบ'] : []])
})

test('what cannot be is refused in Thai and changes nothing; only editors enter and remove', async () => {
  const count = async () => (await db.selectFrom('holiday').select('id').execute()).length
  const before = await count()
  for (const [change, code] of [
    [{ last_day: addDays(today, 1) }, 'holiday_order'],
    [{ last_day: addDays(today, 202) }, 'holiday_order'],
    [{ read_on: addDays(today, 1) }, 'holiday_read_later'],
    [{ source: ' ' }, 'invalid_input'],
    [{ first_day: '2027-02-30' }, 'invalid_input'],
  ] as const)
    expect([code, codeOf(await send(editor, addHoliday, { body: body({ title: 'ผิด', ...change }) }))]).toEqual([
      code,
      code,
    ])
  for (const role of staffRoles.filter((one) => one !== 'editor')) {
    const who = await aPerson(fixture, { roles: [role] })
    expect([role, (await send(who, addHoliday, { body: body() })).status]).toEqual([role, 403])
    expect([role, (await send(who, removeHoliday, { query: { id: crypto.randomUUID() } })).status]).toEqual([role, 403])
  }
  expect(await count()).toBe(before)
})
