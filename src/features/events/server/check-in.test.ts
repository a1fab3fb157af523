import { afterEach, expect, test } from 'vitest'
import { confirmSession } from '#features/admin/server/staff-session-commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { anEvent, findEventFaults } from '#tests/fixtures/events.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { checkInByStaff, showAdminEvent } from '../admin-contract.ts'
import { checkIn, readPass } from '../check-in-contract.ts'
import { cancelEvent, joinEvent } from '../joining-contract.ts'
import { passText, readPassText, stepMs, stepOf } from './check-in-rules.ts'

const fixture = await openTestbed()
const start = fixture.clock.now
const at = (id: string) => ({ query: { id } })

afterEach(async () => {
  fixture.clock.now = start
  expect(await findEventFaults(fixture)).toEqual([])
})

async function aRoom() {
  const id = await anEvent(fixture, { startsIn: 2, reward: 500 })
  const nok = await aPerson(fixture)
  const staff = await aPerson(fixture, { roles: ['moderator'] })
  await fixture.send(nok, joinEvent, at(id))
  fixture.clock.now = new Date(start.getTime() + 70 * 60_000)
  return { id, nok: await again(nok), staff: await again(staff, ['moderator']) }
}

/** Renews a person's token at the test's current time; for staff with a fresh second factor. */
async function again(person: TestPerson, roles: string[] = []) {
  const login = { userId: person.id, sessionId: person.sessionId, now: fixture.clock.now }
  if (roles.length > 0) await fixture.db.transaction().execute((tx) => confirmSession(tx, login))
  const { token } = await fixture.keys.sign(
    { sub: person.id, sid: person.sessionId, roles, type: 'GENERAL' },
    fixture.clock.now,
  )
  return { ...person, token }
}

const codeOf = async (staff: TestPerson, id: string) =>
  (await fixture.send(staff, showAdminEvent, at(id))).json.code!.digits
const pointsOf = async ({ id }: TestPerson) =>
  (await fixture.db.selectFrom('skill_total').select(['skill', 'points']).where('user_id', '=', id).execute())[0]

test('the code on the screen checks in once and pays once, however often it is sent', async () => {
  const { id, nok, staff } = await aRoom()
  const code = await codeOf(staff, id)
  const replies = await Promise.all(Array.from({ length: 5 }, () => fixture.send(nok, checkIn, { body: { id, code } })))
  for (const reply of replies) expect(reply).toMatchObject({ status: 200, json: { koin: 500, points: 5 } })
  expect(await readBalance(fixture.db, nok.id)).toBe(500)
  expect(await pointsOf(nok)).toEqual({ skill: 'planning', points: 5 })
  const facts = await fixture.db.selectFrom('activity').select('kind').where('user_id', '=', nok.id).execute()
  expect(facts.map(({ kind }) => kind).sort()).toEqual(['event.attended', 'event.joined'])
  expect(await fixture.send(nok, cancelEvent, at(id))).toMatchObject({ json: { code: 'already_attended' } })
})

test('the codes of the adjacent steps are valid, older ones are not, and guessing is limited to eight', async () => {
  const { id, nok, staff } = await aRoom()
  const code = await codeOf(staff, id)
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 2 * stepMs)
  expect(await fixture.send(nok, checkIn, { body: { id, code } })).toMatchObject({
    status: 422,
    json: { code: 'code_wrong' },
  })
  for (let i = 0; i < 7; i++) await fixture.send(nok, checkIn, { body: { id, code: '000 000' } })
  const now = await codeOf(staff, id)
  expect(await fixture.send(nok, checkIn, { body: { id, code: now } })).toMatchObject({ status: 429 })
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 15 * 60_000)
  const late = { nok: await again(nok), staff: await again(staff, ['moderator']) }
  const fresh = await codeOf(late.staff, id)
  fixture.clock.now = new Date(fixture.clock.now.getTime() + stepMs)
  const typed = `${fresh.slice(0, 3)} ${fresh.slice(3)}`
  expect(await fixture.send(late.nok, checkIn, { body: { id, code: typed } })).toMatchObject({ status: 200 })
})

test('forty parallel guesses count as eight', async () => {
  const { id, nok } = await aRoom()
  const guesses = Array.from({ length: 40 }, () => fixture.send(nok, checkIn, { body: { id, code: '000000' } }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 429)).toHaveLength(8)
})

test('staff checks in by scanned pass, by digits or by list, and the audit log records it', async () => {
  const { id, nok, staff } = await aRoom()
  const pass = (await fixture.send(nok, readPass, at(id))).json
  expect(pass).toMatchObject({ code: expect.stringMatching(/^\d{8}$/), path: expect.stringMatching(/^M/) })
  const { id: seatId } = await fixture.db
    .selectFrom('event_seat')
    .select('id')
    .where('user_id', '=', nok.id)
    .executeTakeFirstOrThrow()
  const text = passText(fixture.keys.hmac, seatId, stepOf(fixture.clock.now))
  for (const body of [{ pass: text }, { pass: pass.code }, { user_id: nok.id }])
    expect(await fixture.send(staff, checkInByStaff, { ...at(id), body })).toMatchObject({
      status: 200,
      json: { koin: 500 },
    })
  expect(await readBalance(fixture.db, nok.id)).toBe(500)
  const acts = await fixture.db.selectFrom('staff_act').select('act').where('actor_id', '=', staff.id).execute()
  expect(acts.map(({ act }) => act)).toEqual(['event.checked-in', 'event.checked-in', 'event.checked-in'])
  expect(await fixture.send(staff, showAdminEvent, at(id))).toMatchObject({ json: { event: { attended: 1 } } })
})

test('a pass of another event, with another key or older than a minute is invalid', async () => {
  const { id, nok, staff } = await aRoom()
  const other = await anEvent(fixture, { startsIn: 1 })
  const pass = (await fixture.send(nok, readPass, at(id))).json.code
  expect(await fixture.send(staff, checkInByStaff, { ...at(other), body: { pass } })).toMatchObject({
    json: { code: 'code_wrong' },
  })
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 2 * stepMs)
  expect(await fixture.send(staff, checkInByStaff, { ...at(id), body: { pass } })).toMatchObject({
    json: { code: 'code_wrong' },
  })
  const now = fixture.clock.now
  const seat = crypto.randomUUID()
  expect(readPassText(fixture.keys.hmac, passText(fixture.keys.hmac, seat, stepOf(now)), now)).toBe(seat)
  expect(
    readPassText(
      fixture.keys.hmac,
      passText(() => 'x'.repeat(43), seat, stepOf(now)),
      now,
    ),
  ).toBeNull()
})

test('check-in needs a seat and the right time', async () => {
  const { id } = await aRoom()
  const stranger = await again(await aPerson(fixture))
  expect(await fixture.send(stranger, checkIn, { body: { id, code: '123456' } })).toMatchObject({
    json: { code: 'not_joined' },
  })
  const early = await anEvent(fixture, { startsIn: 5 })
  await fixture.send(stranger, joinEvent, at(early))
  expect(await fixture.send(stranger, readPass, at(early))).toMatchObject({ json: { code: 'check_in_not_now' } })
})
