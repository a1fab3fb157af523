import { afterEach, expect, test } from 'vitest'
import { readBalance } from '#features/koin/server/queries.ts'
import { anEvent, findEventFaults } from '#tests/fixtures/events.ts'
import { aPerson, freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { showEvent } from '../event-contract.ts'
import { cancelEvent, joinEvent, leaveQueue, listMyEvents, waitForSeat } from '../joining-contract.ts'
import { offerAllSeats, offerSeats } from './offer-commands.ts'
import { giveVoucher } from './voucher-commands.ts'

const fixture = await openTestbed()
const start = fixture.clock.now
const hourMs = 3_600_000

afterEach(async () => {
  fixture.clock.now = start
  expect(await findEventFaults(fixture)).toEqual([])
})

const at = (id: string) => ({ query: { id } })
const byVoucher = (id: string) => ({ query: { id, useVoucher: 'true' as const } })
const balanceOf = ({ id }: TestPerson) => readBalance(fixture.db, id)
const later = async (person: TestPerson, hours: number) => {
  fixture.clock.now = new Date(start.getTime() + hours * hourMs)
  return { ...person, token: await freshToken(fixture, person) }
}
const giveVoucherTo = ({ id: userId }: TestPerson, cause = 'test:1') =>
  fixture.db.transaction().execute((tx) => giveVoucher(tx, { userId, cause, now: fixture.clock.now }))

test('joining takes a seat and the fee; cancelling gives both back; joining again pays again', async () => {
  const id = await anEvent(fixture, { fee: 250 })
  const nok = await aPerson(fixture, { koin: 1000 })
  const joined = await fixture.send(nok, joinEvent, at(id))
  expect(joined).toMatchObject({ status: 200, json: { seats_left: 9, mine: { status: 'seat', paid: 250, koin: 750 } } })
  expect(await fixture.send(nok, cancelEvent, at(id))).toMatchObject({
    status: 200,
    json: { seats_left: 10, mine: { status: 'none', koin: 1000 } },
  })
  expect(await fixture.send(nok, joinEvent, at(id))).toMatchObject({ status: 200 })
  expect(await balanceOf(nok)).toBe(750)
})

test.each([
  ['joining', joinEvent],
  ['waiting', waitForSeat],
])(
  '%s for another fee than the person saw is refused, nothing is taken, and the new fee is told',
  async (_what, act) => {
    const id = await anEvent(fixture, { fee: 2_500, ...(act === waitForSeat && { capacity: 1 }) })
    const [nok, first] = [await aPerson(fixture, { koin: 3_000 }), await aPerson(fixture, { koin: 3_000 })]
    if (act === waitForSeat) await fixture.send(first, joinEvent, at(id))
    const seen = (fee: number) => ({ query: { id, expected_fee: fee } })
    for (const fee of [0, 2_000, 3_000])
      expect(await fixture.send(nok, act, seen(fee))).toMatchObject({
        status: 409,
        json: { code: 'event_fee_changed', figures: { fee: 2_500 }, detail: expect.stringContaining('25') },
      })
    expect(await balanceOf(nok)).toBe(3_000)
    expect((await fixture.send(nok, showEvent, at(id))).json.mine?.status).toBe('none')
    expect((await fixture.send(nok, act, seen(2_500))).status).toBe(200)
  },
)

test('whose guardian refused pays for nothing; whose guardian has not answered yet does', async () => {
  const id = await anEvent(fixture, { fee: 250 })
  const refused = await aPerson(fixture, { age: 14, guardian: 'refused', koin: 1_000 })
  const waiting = await aPerson(fixture, { age: 14, guardian: 'waiting', koin: 1_000 })
  expect(await fixture.send(refused, joinEvent, at(id))).toMatchObject({
    status: 403,
    json: { code: 'pays_not_allowed' },
  })
  expect((await fixture.send(refused, showEvent, at(id))).json.mine?.pays_not).toBe('guardian_refused')
  expect(await balanceOf(refused)).toBe(1_000)
  expect((await fixture.send(waiting, joinEvent, at(id))).status).toBe(200)
})

test('a voucher pays whatever the fee is', async () => {
  const id = await anEvent(fixture, { fee: 250 })
  const nok = await aPerson(fixture)
  await giveVoucherTo(nok)
  const query = { id, useVoucher: 'true' as const, expected_fee: 100 }
  expect(await fixture.send(nok, joinEvent, { query })).toMatchObject({
    status: 200,
    json: { mine: { with_voucher: true } },
  })
})

test('cancelling twice, or without a seat, changes nothing', async () => {
  const id = await anEvent(fixture, { fee: 250 })
  const nok = await aPerson(fixture, { koin: 1000 })
  for (const act of [cancelEvent, joinEvent, cancelEvent, cancelEvent])
    expect(await fixture.send(nok, act, at(id))).toMatchObject({ status: 200 })
  expect(await balanceOf(nok)).toBe(1000)
})

test('the fee is refunded up to exactly 24 hours before the start, and not a millisecond later', async () => {
  const id = await anEvent(fixture, { fee: 250, startsIn: 48 })
  const [one, two] = (await people(fixture, 2, { koin: 1000 })) as [TestPerson, TestPerson]
  for (const person of [one, two]) await fixture.send(person, joinEvent, at(id))
  expect(await fixture.send(await later(one, 24), cancelEvent, at(id))).toMatchObject({
    json: { mine: { koin: 1000 } },
  })
  const late = await later(two, 24 + 1 / hourMs)
  expect(await fixture.send(late, cancelEvent, at(id))).toMatchObject({ json: { seats_left: 10, mine: { koin: 750 } } })
})

test('an event that has begun cannot be cancelled', async () => {
  const id = await anEvent(fixture, { startsIn: 2 })
  const nok = await aPerson(fixture)
  await fixture.send(nok, joinEvent, at(id))
  expect(await fixture.send(await later(nok, 2), cancelEvent, at(id))).toMatchObject({
    status: 409,
    json: { code: 'event_over' },
  })
})

test('a voucher pays instead of koin and is restored when the seat is given back in time', async () => {
  const id = await anEvent(fixture, { fee: 250 })
  const nok = await aPerson(fixture, { koin: 100 })
  expect(await fixture.send(nok, joinEvent, byVoucher(id))).toMatchObject({ status: 409, json: { code: 'no_voucher' } })
  await giveVoucherTo(nok)
  expect(await fixture.send(nok, joinEvent, byVoucher(id))).toMatchObject({
    json: { mine: { status: 'seat', with_voucher: true, vouchers: 0, koin: 100 } },
  })
  expect(await fixture.send(nok, cancelEvent, at(id))).toMatchObject({ json: { mine: { vouchers: 1, koin: 100 } } })
  await fixture.send(nok, joinEvent, byVoucher(id))
  const late = await later(nok, 7 * 24 - 23)
  expect(await fixture.send(late, cancelEvent, at(id))).toMatchObject({
    json: { mine: { status: 'none', vouchers: 0 } },
  })
})

test('of two concurrent joins with one voucher, one gets it', async () => {
  const ids = await Promise.all([1, 2].map(() => anEvent(fixture, { fee: 250 })))
  const nok = await aPerson(fixture)
  await giveVoucherTo(nok)
  const replies = await Promise.all(ids.map((id) => fixture.send(nok, joinEvent, byVoucher(id))))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('without enough koin nothing is kept: no seat, no activity, no ledger entry', async () => {
  const id = await anEvent(fixture, { fee: 500 })
  const poor = await aPerson(fixture, { koin: 499 })
  expect(await fixture.send(poor, joinEvent, at(id))).toMatchObject({ status: 409, json: { code: 'not_enough_koin' } })
  expect(await fixture.send(poor, showEvent, at(id))).toMatchObject({
    json: { seats_left: 10, mine: { status: 'none' } },
  })
  expect(await fixture.db.selectFrom('activity').selectAll().where('user_id', '=', poor.id).execute()).toEqual([])
  expect(await balanceOf(poor)).toBe(499)
})

test('a person with an unverified e-mail may join free events, and is told why not paid ones', async () => {
  const free = await anEvent(fixture)
  const dear = await anEvent(fixture, { fee: 100 })
  const newcomer = await aPerson(fixture, { koin: 1000, verified: false })
  expect(await fixture.send(newcomer, joinEvent, at(free))).toMatchObject({ status: 200 })
  expect(await fixture.send(newcomer, joinEvent, at(dear))).toMatchObject({
    status: 403,
    json: { code: 'pays_not_allowed', detail: 'บัญชีนี้ยังจ่ายด้วย koin ไม่ได้ ยืนยันอีเมลจากลิงก์ที่เราส่งให้ก่อน' },
  })
  expect(await fixture.send(newcomer, showEvent, at(dear))).toMatchObject({
    json: { mine: { pays_not: 'unverified' } },
  })
})

test('a visitor sees the event but not the online link, and is asked to sign in to join', async () => {
  const id = await anEvent(fixture, { online: 'https://meet.example/room' })
  expect(await fixture.send(null, showEvent, at(id))).toMatchObject({
    status: 200,
    json: { is_online: true, mine: null },
  })
  expect(JSON.stringify((await fixture.send(null, showEvent, at(id))).json)).not.toContain('meet.example')
  expect(await fixture.send(null, joinEvent, at(id))).toMatchObject({ status: 401 })
  const nok = await aPerson(fixture)
  expect(await fixture.send(nok, showEvent, at(id))).toMatchObject({ json: { mine: { online_url: null } } })
  expect(await fixture.send(nok, joinEvent, at(id))).toMatchObject({
    json: { mine: { online_url: 'https://meet.example/room' } },
  })
})

test('joining is refused before the window, after it and for an unknown event', async () => {
  const nok = await aPerson(fixture)
  const early = await anEvent(fixture, { opensIn: 1 })
  const late = await anEvent(fixture, { startsIn: 2, closesIn: 0 })
  expect(await fixture.send(nok, joinEvent, at(early))).toMatchObject({ json: { code: 'event_not_open' } })
  expect(await fixture.send(nok, joinEvent, at(late))).toMatchObject({ json: { code: 'event_closed' } })
  expect(await fixture.send(nok, joinEvent, at(nok.id))).toMatchObject({
    status: 404,
    json: { code: 'event_not_found' },
  })
  expect(await fixture.send(await later(nok, 1), joinEvent, at(early))).toMatchObject({ status: 200 })
})

test('joining twice is refused as such even when the event is full; a retry with its key gets the same reply', async () => {
  const id = await anEvent(fixture, { capacity: 1 })
  const [one, two] = (await people(fixture, 2)) as [TestPerson, TestPerson]
  const first = await fixture.send(one, joinEvent, at(id), { 'idempotency-key': 'k' })
  expect(await fixture.send(one, joinEvent, at(id), { 'idempotency-key': 'k' })).toMatchObject({
    status: 200,
    json: first.json,
  })
  expect(await fixture.send(one, joinEvent, at(id))).toMatchObject({ status: 409, json: { code: 'already_joined' } })
  expect(await fixture.send(two, joinEvent, at(id))).toMatchObject({ status: 409, json: { code: 'event_full' } })
})

test('a freed seat goes to the first in the waiting list who can pay and is notified; others keep their place', async () => {
  const id = await anEvent(fixture, { capacity: 1, fee: 300 })
  const [holder, poor, rich, last] = (await people(fixture, 4, { koin: 300 })) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ]
  await fixture.send(holder, joinEvent, at(id))
  for (const person of [poor, rich, last])
    expect(await fixture.send(person, waitForSeat, at(id))).toMatchObject({ status: 200 })
  expect(await fixture.send(last, showEvent, at(id))).toMatchObject({
    json: { waiting: 3, mine: { status: 'waiting', ahead: 2 } },
  })
  expect(await fixture.send(last, waitForSeat, at(id))).toMatchObject({ json: { code: 'already_waiting' } })
  expect(await fixture.send(last, joinEvent, at(id))).toMatchObject({ json: { code: 'already_waiting' } })
  const other = await anEvent(fixture, { fee: 300 })
  await fixture.send(poor, joinEvent, at(other))

  await fixture.send(holder, cancelEvent, at(id))
  // No other person can take the seat in between.
  expect(await fixture.send(holder, joinEvent, at(id))).toMatchObject({ json: { code: 'event_full' } })
  await Promise.all([offerSeats(fixture.db, id, fixture.clock.now), offerSeats(fixture.db, id, fixture.clock.now)])

  expect(await fixture.send(rich, showEvent, at(id))).toMatchObject({
    json: { seats_left: 0, waiting: 2, mine: { status: 'seat', koin: 0, paid: 300 } },
  })
  expect(await fixture.send(poor, showEvent, at(id))).toMatchObject({ json: { mine: { status: 'waiting', ahead: 0 } } })
  expect(await fixture.send(last, showEvent, at(id))).toMatchObject({
    json: { mine: { status: 'waiting', koin: 300 } },
  })
  const told = await fixture.db
    .selectFrom('notice')
    .select(['user_id', 'kind'])
    .where('kind', 'like', 'event.%')
    .execute()
  expect(told).toEqual(
    expect.arrayContaining([
      { user_id: rich.id, kind: 'event.seat_given' },
      { user_id: poor.id, kind: 'event.seat_missed' },
    ]),
  )
  expect(told).toHaveLength(2)
})

test('a person who can pay later gets a seat that is still free; leaving the waiting list is idempotent', async () => {
  const id = await anEvent(fixture, { capacity: 1, fee: 300 })
  const [holder, poor, bored] = (await people(fixture, 3, { koin: 300 })) as [TestPerson, TestPerson, TestPerson]
  const other = await anEvent(fixture, { fee: 300 })
  await fixture.send(holder, joinEvent, at(id))
  for (const person of [bored, poor]) await fixture.send(person, waitForSeat, at(id))
  await fixture.send(poor, joinEvent, at(other))
  for (const _ of [1, 2])
    expect(await fixture.send(bored, leaveQueue, at(id))).toMatchObject({
      status: 200,
      json: { waiting: 1, mine: { status: 'none' } },
    })
  await fixture.send(holder, cancelEvent, at(id))
  await offerAllSeats(fixture.db, fixture.clock.now)
  expect(await fixture.send(poor, showEvent, at(id))).toMatchObject({ json: { mine: { status: 'waiting' } } })
  await fixture.send(poor, cancelEvent, at(other))
  await offerAllSeats(fixture.db, fixture.clock.now)
  expect(await fixture.send(poor, showEvent, at(id))).toMatchObject({
    json: { waiting: 0, mine: { status: 'seat', koin: 0 } },
  })
})

test('a voucher also works for the waiting list, and nobody waits while seats are free', async () => {
  const id = await anEvent(fixture, { capacity: 1, fee: 300 })
  const [holder, nok] = (await people(fixture, 2, { koin: 300 })) as [TestPerson, TestPerson]
  expect(await fixture.send(nok, waitForSeat, at(id))).toMatchObject({ json: { code: 'event_has_seats' } })
  await fixture.send(holder, joinEvent, at(id))
  expect(await fixture.send(nok, waitForSeat, byVoucher(id))).toMatchObject({ json: { code: 'no_voucher' } })
  await giveVoucherTo(nok)
  expect(await fixture.send(nok, waitForSeat, byVoucher(id))).toMatchObject({ status: 200 })
  expect(await fixture.send(nok, listMyEvents, {})).toMatchObject({ json: { items: [{ id, status: 'waiting' }] } })
  await fixture.send(holder, cancelEvent, at(id))
  await offerSeats(fixture.db, id, fixture.clock.now)
  expect(await fixture.send(nok, showEvent, at(id))).toMatchObject({
    json: { mine: { status: 'seat', with_voucher: true, vouchers: 0, koin: 300 } },
  })
})
