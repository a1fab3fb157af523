import { expect, test } from 'vitest'
import { anEvent, findEventFaults } from '#tests/fixtures/events.ts'
import { people, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { showEvent } from '../event-contract.ts'
import { cancelEvent, joinEvent, leaveQueue, waitForSeat } from '../joining-contract.ts'
import { listParticipants } from './admin-queries.ts'
import { callOffEvent, settleEvent } from './call-off-commands.ts'
import { offerSeats } from './offer-commands.ts'

const fixture = await openTestbed()
const at = (id: string) => ({ query: { id } })
const rounds = 5

test('of many who race for the last seat exactly one gets it and pays, in every round', async () => {
  const crowd = await people(fixture, 24, { koin: 100_000 })
  for (let round = 0; round < rounds; round++) {
    const id = await anEvent(fixture, { capacity: 1, fee: 100 })
    const replies = await Promise.all(crowd.map((person) => fixture.send(person, joinEvent, at(id))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ json }) => json.code === 'event_full')).toHaveLength(crowd.length - 1)
  }
  expect(await findEventFaults(fixture)).toEqual([])
})

test('one person who presses join twenty times joins and pays once', async () => {
  const id = await anEvent(fixture, { fee: 100 })
  const [fast] = (await people(fixture, 1, { koin: 5_000 })) as [TestPerson]
  const replies = await Promise.all(Array.from({ length: 20 }, () => fixture.send(fast, joinEvent, at(id))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ json }) => json.code === 'already_joined')).toHaveLength(19)
  expect(await findEventFaults(fixture)).toEqual([])
})

test('concurrent joining, waiting, cancelling, leaving, offering and calling off keep seats and ledger consistent', async () => {
  const id = await anEvent(fixture, { capacity: 3, fee: 100 })
  const crowd = await people(fixture, 12, { koin: 250 })
  const { now } = fixture.clock
  const call = { eventId: id, actorId: crowd[0]!.id, reason: 'ฝนตก' }
  const acts = [joinEvent, waitForSeat, cancelEvent, joinEvent, leaveQueue]
  const press = async (_: unknown, i: number) => {
    if (i % 15 === 0) await offerSeats(fixture.db, id, now)
    if (i === 70) await fixture.db.transaction().execute((tx) => callOffEvent(tx, { ...call, now }))
    return fixture.send(crowd[(i * 7) % crowd.length]!, acts[(i * 3) % acts.length]!, at(id))
  }
  const replies = []
  for (let wave = 0; wave < 6; wave++)
    replies.push(...(await Promise.all(Array.from({ length: 16 }, (_, i) => press(_, wave * 16 + i)))))
  expect(replies.filter(({ status }) => status >= 500)).toEqual([])
  await Promise.all([settleEvent(fixture.db, id, now), settleEvent(fixture.db, id, now)])
  expect(await findEventFaults(fixture)).toEqual([])
  for (const person of crowd)
    expect(await fixture.send(person, showEvent, at(id))).toMatchObject({ json: { mine: { koin: 250 } } })
})

test('calling off refunds and notifies everybody once, also after an interruption', async () => {
  const id = await anEvent(fixture, { capacity: 1_000, fee: 100 })
  const { now } = fixture.clock
  const crowd = await people(fixture, 24, { koin: 100 })
  const joined = await Promise.all(crowd.map((person) => fixture.send(person, joinEvent, at(id))))
  expect(joined.every(({ status }) => status === 200)).toBe(true)
  const call = { eventId: id, actorId: crowd[0]!.id, reason: 'ฝนตก', now }
  for (const _ of [1, 2]) await fixture.db.transaction().execute((tx) => callOffEvent(tx, call))
  await stopAfter(8, (db) => settleEvent(db, id, now))
  const half = await fixture.db
    .selectFrom('event_seat')
    .select('user_id')
    .where('event_id', '=', id)
    .where('settled_at', 'is not', null)
    .execute()
  expect(half.length).toBeGreaterThan(0)
  expect(half.length).toBeLessThan(crowd.length)
  await settleEvent(fixture.db, id, now)
  expect(await findEventFaults(fixture)).toEqual([])
  const notices = await fixture.db
    .selectFrom('notice')
    .select('user_id')
    .where('kind', '=', 'event.called_off')
    .execute()
  const told = notices.filter(({ user_id }) => crowd.some((person) => person.id === user_id))
  expect(new Set(told.map(({ user_id }) => user_id)).size).toBe(crowd.length)
  expect(told).toHaveLength(crowd.length)
  expect(await listParticipants(fixture.db, id)).toHaveLength(crowd.length)
  expect(await fixture.send(crowd[7]!, showEvent, at(id))).toMatchObject({
    json: { state: 'called_off', mine: { koin: 100, is_settled: true } },
  })
})

/** Runs a job whose database connection fails after this many transactions. */
async function stopAfter(transactions: number, job: (db: typeof fixture.db) => Promise<void>): Promise<void> {
  let left = transactions
  const dying = new Proxy(fixture.db, {
    get(db, name) {
      if (name === 'transaction' && left-- <= 0) throw new Error('stopped')
      const value = Reflect.get(db, name)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })
  await expect(job(dying)).rejects.toThrow('stopped')
}
