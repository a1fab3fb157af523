import { expect, test } from 'vitest'
import { recordAudit } from '#features/koin/server/audit-commands.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readDesk } from '../desk-admin-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, clock, send } = fixture
const hourMs = 3_600_000

const roles = [...staffRoles]
const staff = Object.fromEntries(
  await Promise.all(roles.map(async (role) => [role, await aPerson(fixture, { roles: [role] })] as const)),
) as Record<(typeof roles)[number], Awaited<ReturnType<typeof aPerson>>>
const deskOf = async (role: (typeof roles)[number]) => (await send(staff[role], readDesk, {})).json

test('a role sees what it can solve: which findings and queues each has', async () => {
  const { id: user_id } = await aPerson(fixture)
  const at = new Date(clock.now.getTime() - 49 * hourMs)
  const ids = { user_id, post_id: crypto.randomUUID(), id: crypto.randomUUID() }
  await db
    .insertInto('post_summary')
    .values({ ...ids, day: '2026-11-21', text: 'สรุป', flags: '[]', made_at: at, updated_at: at })
    .execute()
  const seen = Object.fromEntries(
    await Promise.all(
      roles.map(async (role) => {
        const { queues, findings } = await deskOf(role)
        return [role, [queues.map(({ key }) => key), [...new Set(findings.map(({ key }) => key))].sort()]] as const
      }),
    ),
  )
  expect(seen).toEqual({
    editor: [[], ['crosswords', 'facts', 'maintenance', 'questions', 'stock']],
    moderator: [['summaries'], ['maintenance']],
    fulfilment: [[], ['maintenance', 'stock']],
    finance: [[], ['books', 'maintenance', 'navs']],
    admin: [[], ['books', 'jobs', 'mails', 'maintenance', 'months', 'staff-without-factor']],
  })
  const [queue] = (await deskOf('moderator')).queues
  // Its limit is two days.
  expect(queue).toMatchObject({ to: '/admin/summaries', count: 1, minutes: 2 * 24 * 60, ages: [49 * 60], holders: [] })
})

test('a person without a role is refused, and so is staff that did not show the second factor', async () => {
  expect((await send(await aPerson(fixture), readDesk, {})).json.code).toBe('forbidden')
  const asleep = await aPerson(fixture, { roles: ['admin'], secondFactor: false })
  expect((await send(asleep, readDesk, {})).json.code).toBe('second_factor_needed')
})

test('queues stand by the age of their oldest item against the limit, not by their number', async () => {
  const ask = (hours: number) => ({
    id: crypto.randomUUID(),
    kind: 'koin-rate',
    subject_kind: 'rate',
    subject_id: crypto.randomUUID(),
    title: 'อัตรา',
    payload: '{}',
    seen: '{}',
    value: 0 as never,
    made_by: null,
    proposed_by: crypto.randomUUID(),
    created_at: new Date(clock.now.getTime() - hours * hourMs),
    state: 'waiting',
    decided_by: null,
    decided_at: null,
  })
  const both = await aPerson(fixture, { roles: ['finance', 'moderator'] })
  const keysOf = async () => (await send(both, readDesk, {})).json.queues.map(({ key, count }) => [key, count])
  await db
    .insertInto('staff_proposal')
    .values([ask(1), ask(2), ask(3)])
    .execute()
  expect(await keysOf()).toEqual([
    ['summaries', 1],
    ['proposals', 3],
  ])
  await db.insertInto('staff_proposal').values(ask(40)).execute()
  expect(await keysOf()).toEqual([
    ['proposals', 4],
    ['summaries', 1],
  ])
})

test('a fault of the books is what finance reads first, with the way to where it is solved', async () => {
  const bookLine = async () => (await deskOf('finance')).findings.find(({ key }) => key === 'books')
  expect(await bookLine()).toMatchObject({ state: 'look', says: expect.stringContaining('ยังไม่เคยตรวจ') })
  await recordAudit(db, { faults: [], now: clock.now })
  expect(await bookLine()).toMatchObject({ state: 'good', to: null })
  await recordAudit(db, { faults: [{ check: 'stray', count: 2, examples: ['who knows'] }], now: clock.now })
  expect((await deskOf('finance')).findings[0]).toMatchObject({
    key: 'books',
    state: 'stop',
    says: expect.stringContaining('2 แห่ง'),
    to: '/admin/operations#books',
  })
  expect(JSON.stringify(await deskOf('finance'))).not.toContain('who knows')
})

test('mails that wait too long and mails that bounced are told apart', async () => {
  const mail = (minutes: number, failed: boolean) => ({
    id: crypto.randomUUID(),
    user_id: null,
    to_address: 'mail@example.com',
    kind: 'test',
    subject: 'ทดสอบ',
    text: 'ข้อความ',
    html: '<p>ข้อความ</p>',
    made_at: new Date(clock.now.getTime() - minutes * 60_000),
    failed_at: failed ? clock.now : null,
  })
  await db.updateTable('mail').set({ sent_at: clock.now }).where('sent_at', 'is', null).execute()
  const mails = async () => (await deskOf('admin')).findings.filter(({ key }) => key === 'mails')
  await db.insertInto('mail').values(mail(5, false)).execute()
  expect(await mails()).toMatchObject([{ state: 'good' }])
  await db
    .insertInto('mail')
    .values([mail(20, false), mail(20, true)])
    .execute()
  expect((await mails()).map(({ state, says }) => [state, says])).toEqual([
    ['stop', 'ค้างเกิน 15 นาที 1 ฉบับ'],
    ['look', 'ส่งไม่ถึงในเจ็ดวัน 1 ฉบับ'],
  ])
})

test('articles are named a month before the day on which they must be read again', async () => {
  const factsAt = async (day: string) => {
    const before = clock.now
    clock.now = new Date(`${day}T03:00:00Z`)
    const editor = await aPerson(fixture, { roles: ['editor'] })
    const { findings } = (await send(editor, readDesk, {})).json
    clock.now = before
    return findings.filter(({ key }) => key === 'facts')
  }
  expect(await factsAt('2026-11-22')).toMatchObject([{ state: 'good' }])
  const later = await factsAt('2027-12-15')
  expect(later.length).toBeGreaterThan(1)
  expect(later[0]).toMatchObject({ state: 'look', to: expect.stringMatching(/^\/admin\/content\/edit\?kind=article&/) })
})

test('today has what goes out by its time, and says what will not go out by itself', async () => {
  const gift = await db
    .selectFrom('premium')
    .select('id')
    .where('type', '=', 'physical')
    .limit(1)
    .executeTakeFirstOrThrow()
  const at = (hours: number) => new Date(clock.now.getTime() + hours * hourMs)
  const day = {
    summary: 'วันพิเศษ',
    gift_id: gift.id,
    price: 10_000 as never,
    stock: 5,
    made_at: at(-48),
    made_by: crypto.randomUUID(),
  }
  await db
    .insertInto('krazy_day')
    .values([
      { ...day, id: crypto.randomUUID(), title: 'วันที่รอ', opens_at: at(1), ends_at: at(2), is_waiting: true },
      { ...day, id: crypto.randomUUID(), title: 'วันพรุ่งนี้', opens_at: at(26), ends_at: at(27) },
    ])
    .execute()
  const { today } = await deskOf('editor')
  expect(today.filter(({ kind }) => kind === 'Krazy Day')).toMatchObject([{ title: 'วันที่รอ', state: 'gap' }])
  expect(today.map(({ kind }) => kind)).toContain('ควิซ')
  const moments = today.flatMap(({ at: one }) => one ?? [])
  expect(moments).toEqual(moments.toSorted())
  expect((await deskOf('finance')).today).toEqual([])
})
