import { openFeed } from '#features/events/calendar-contract.ts'
import { joinEvent } from '#features/events/joining-contract.ts'
import { askPayout } from '#features/events/server/reward-commands.ts'
import { giveVoucher } from '#features/events/server/voucher-commands.ts'
import { koin } from '#lib/money.ts'
import { anEvent } from '#tests/fixtures/events.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live, workAsStaff }

/** A seat at an event, a voucher for another one, and a personal calendar. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const joined = await fixture.send(life, joinEvent, { query: { id: await anEvent(fixture) } })
  if (joined.status !== 200) throw new Error(`event: ${joined.json.detail}`)
  await fixture.db
    .transaction()
    .execute((tx) => giveVoucher(tx, { userId: life.id, cause: 'test', now: fixture.clock.now }))
  await fixture.send(life, openFeed, {})
}

/** Asks for a higher reward. */
async function workAsStaff(fixture: Fixture, { id: userId }: Life): Promise<void> {
  const { now } = fixture.clock
  const eventId = await anEvent(fixture)
  const wanted = { reward: koin(100), capacity: 12 }
  await fixture.db.transaction().execute((tx) => askPayout(tx, { eventId, before: null, wanted, actorId: userId, now }))
}
