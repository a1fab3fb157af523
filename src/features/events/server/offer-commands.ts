import type { Db, Tx } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { isRefusal, refusals } from '#lib/errors.ts'
import { eventErrors } from '../event-contract.ts'
import { factsOf } from './fact-rules.ts'
import { noteJoined } from './joining-commands.ts'
import { type EventRow, findEvent } from './list-queries.ts'
import { seatGiven, seatMissed } from './notices.ts'
import { refusalOf } from './rules.ts'
import { paySeat, refuseUnlessMayPay } from './seat-commands.ts'

const refusal = refusals(eventErrors)

/** Offers the free seats of every event with a waiting list. */
export async function offerAllSeats(db: Db, now: Date): Promise<void> {
  const events = await db
    .selectFrom('event')
    .select('id')
    .where('waiting', '>', 0)
    .whereRef('seats_taken', '<', 'capacity')
    .where('called_off_at', 'is', null)
    .where('closes_at', '>', now)
    .orderBy('closes_at')
    .execute()
  for (const { id } of events) await offerSeats(db, id, now)
}

/**
 * Gives free seats to the waiting list in order, each in a transaction of its own. A person who cannot pay keeps the
 * place, is notified once, and the next one is asked. Safe to run concurrently and again after a crash.
 */
export async function offerSeats(db: Db, eventId: string, now: Date): Promise<void> {
  let after = 0
  for (;;) {
    const event = await findEvent(db, eventId)
    if (event.waiting === 0 || event.seats_taken >= event.capacity || refusalOf(event, now)) return
    const next = await findNext(db, eventId, after)
    if (!next) return
    after = next.queue_place!
    try {
      await db.transaction().execute((tx) => giveSeat(tx, { event, next, now }))
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error.code === 'event_full') return
      const cause = `event:missed:${next.id}`
      await db
        .transaction()
        .execute((tx) => notify(tx, { userId: next.user_id, kind: seatMissed, facts: factsOf(event), cause, now }))
    }
  }
}

function findNext(db: Db, eventId: string, after: number) {
  return (
    db
      .selectFrom('event_seat')
      // Erased accounts are skipped.
      .innerJoin('user_account', 'user_account.user_id', 'event_seat.user_id')
      .select(['event_seat.user_id', 'id', 'queue_place', 'with_voucher'])
      .where('event_id', '=', eventId)
      .where('queue_place', '>', after)
      .orderBy('queue_place')
      .limit(1)
      .executeTakeFirst()
  )
}

type Offer = { event: EventRow; next: { user_id: string; id: string; with_voucher: boolean }; now: Date }

/**
 * Lock order as in joinEvent: own rows, wallet, seat count last. A person who left the waiting list meanwhile is
 * skipped.
 */
async function giveSeat(tx: Tx, { event, next, now }: Offer): Promise<void> {
  const { user_id: userId, id, with_voucher: withVoucher } = next
  const claimed = await tx
    .updateTable('event_seat')
    .set({ queue_place: null, joined_at: now, paid: withVoucher ? undefined : event.fee })
    .where('user_id', '=', userId)
    .where('event_id', '=', event.id)
    .where('id', '=', id)
    .where('queue_place', 'is not', null)
    .executeTakeFirst()
  if (claimed.numUpdatedRows === 0n) return
  await refuseUnlessMayPay(tx, { event, userId, now })
  await paySeat(tx, { event, id, userId, withVoucher, now })
  if (!(await countGiven(tx, event.id, now))) throw refusal('event_full')
  const cause = `event:given:${id}`
  const paid = withVoucher ? 0 : event.fee
  await notify(tx, { userId, kind: seatGiven, facts: { ...factsOf(event), paid, withVoucher }, cause, now })
  await noteJoined(tx, { event, userId, now })
}

async function countGiven(tx: Tx, eventId: string, now: Date): Promise<boolean> {
  const counted = await tx
    .updateTable('event')
    .set((e) => ({ seats_taken: e('seats_taken', '+', 1), waiting: e('waiting', '-', 1) }))
    .where('id', '=', eventId)
    .whereRef('seats_taken', '<', 'capacity')
    .where('called_off_at', 'is', null)
    .where('closes_at', '>', now)
    .executeTakeFirst()
  return counted.numUpdatedRows === 1n
}
