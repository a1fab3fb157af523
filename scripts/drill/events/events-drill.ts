import { callOffEvent, settleEvent } from '#features/events/server/call-off-commands.ts'
import { anEvent, findEventFaults } from '#tests/fixtures/events.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import type { Drill, Fixture } from '../support/drill-fixture.ts'
import { type Client, newClient, newTraffic } from '../support/http-client.ts'
import { printFaults, printTable, round } from '../support/report.ts'

const fee = 100
const inHall = 1_000

/** Everyone races for the last seat, round after round; then a full event is called off by two concurrent requests. */
export const drillEvents: Drill = async ({ fixture, options }) => {
  const { people: crowdSize, seats: rounds } = options
  console.log(`\nevents: ${crowdSize} people on the last seat, ${rounds} rounds`)
  const crowd = await fixture.people(crowdSize, { koin: fee * (rounds + 1) })
  const traffic = newTraffic()
  const client = newClient(fixture.server.port, traffic, { sockets: crowdSize })
  const startedAt = performance.now()
  const wrong: string[] = []
  for (let i = 0; i < rounds; i++) {
    const got = await joinTogether({ fixture, client }, crowd)
    if (got !== 1) wrong.push(`round ${i + 1}: ${got} got the seat`)
  }
  const seconds = (performance.now() - startedAt) / 1000
  client.close()
  const { settleSeconds, notSettled } = await callOffHall(fixture)
  const faults = new Map<string, string[]>()
  if (wrong.length) faults.set('rounds with another number of winners than one', wrong)
  if (notSettled > 0) faults.set('seats of the called off event that were not settled', [String(notSettled)])
  const found = await findEventFaults(fixture)
  if (found.length) faults.set('counts, seats and books that do not agree', found)
  printTable('events', [
    ['people', crowd.length],
    ['rounds', rounds],
    ['requests', traffic.requests],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['seconds', round(seconds)],
    ['rounds with another number of winners than one', wrong.length],
    [`seconds to give ${inHall} people the fee back`, round(settleSeconds)],
    ['seats not settled', notSettled],
    ['counts, seats and books that do not agree', found.length],
  ])
  printFaults(faults)
  return faults.size === 0
}

/** The number of people who got the only seat of a new event. */
async function joinTogether(
  { fixture, client }: { fixture: Fixture; client: Client },
  crowd: TestPerson[],
): Promise<number> {
  const id = await anEvent({ db: fixture.db, clock: { now: fixture.clock.now() } }, { capacity: 1, fee })
  await Promise.all(
    crowd.map(async (person) => {
      const token = await fixture.tokenOf(person)
      await client.insist({ method: 'POST', path: `/v2/api/event/join?id=${id}`, token, key: id, json: {} })
    }),
  )
  // Counted in the database: a client whose reply was lost retries with the same key.
  const { taken } = await fixture.db
    .selectFrom('event_seat')
    .select((e) => e.fn.countAll<number>().as('taken'))
    .where('event_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(taken)
}

async function callOffHall(fixture: Fixture): Promise<{ settleSeconds: number; notSettled: number }> {
  const id = await anEvent({ db: fixture.db, clock: { now: fixture.clock.now() } }, { capacity: inHall, fee })
  const hall = await fixture.people(inHall, { koin: fee })
  const client = newClient(fixture.server.port, newTraffic(), { sockets: 32 })
  for (let from = 0; from < hall.length; from += 32)
    await Promise.all(
      hall.slice(from, from + 32).map(async (person) => {
        const token = await fixture.tokenOf(person)
        await client.insist({ method: 'POST', path: `/v2/api/event/join?id=${id}`, token, key: id, json: {} })
      }),
    )
  client.close()
  const now = fixture.clock.now()
  const call = { eventId: id, actorId: hall[0]!.id, reason: 'ซ้อม', now }
  await fixture.db.transaction().execute((tx) => callOffEvent(tx, call))
  const startedAt = performance.now()
  await Promise.all([settleEvent(fixture.db, id, now), settleEvent(fixture.db, id, now)])
  const settleSeconds = (performance.now() - startedAt) / 1000
  const settled = await fixture.db
    .selectFrom('event_seat')
    .select('user_id')
    .where('event_id', '=', id)
    .where('settled_at', 'is not', null)
    .execute()
  return { settleSeconds, notSettled: inHall - settled.length }
}
