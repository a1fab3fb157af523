import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { formatKoin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { eventErrors } from '../event-contract.ts'
import { eventJoined } from './activities.ts'
import { type EventRow, findEvent } from './list-queries.ts'
import { countVouchers, findSeat } from './queries.ts'
import { isRefunded, refusalOf } from './rules.ts'
import { paySeat, refundSeat, refuseUnlessMayPay } from './seat-commands.ts'

const refusal = refusals(eventErrors)

/** The job that offers free seats to the waiting list. */
export const offerSeatsTask = 'offer-seats'

export type Joining = {
  eventId: string
  userId: string
  useVoucher: boolean
  /** The fee that the person saw; undefined accepts any. */
  expectedFee?: number | undefined
  now: Date
}

/**
 * Takes a seat and its fee, in koin or by a voucher. Throws event_not_found, already_joined, already_waiting, the error
 * of a closed window, pays_not_allowed, event_fee_changed, no_voucher, not_enough_koin, and event_full; then nothing is kept.
 */
export async function joinEvent(tx: Tx, { eventId, userId, useVoucher, expectedFee, now }: Joining): Promise<void> {
  const event = await findEvent(tx, eventId)
  const withVoucher = useVoucher && event.fee > 0
  const seat = { id: newId(now), userId, withVoucher }
  await claimPlace(tx, { event, ...seat, queuePlace: null, now })
  const closed = refusalOf(event, now)
  if (closed) throw refusal(closed)
  await refuseUnlessMayPay(tx, { event, userId, now })
  if (!withVoucher) refuseOtherFee(event, expectedFee)
  await paySeat(tx, { event, ...seat, now })
  // The seat count is updated last: all participants share its row, and its holder must not wait for another lock.
  if (!(await countSeat(tx, event.id, now))) throw refusal(refusalOf(await findEvent(tx, eventId), now) ?? 'event_full')
  await noteJoined(tx, { event, userId, now })
}

/** Joins the waiting list without paying. Throws like joinEvent, and event_has_seats when seats are free. */
export async function waitForSeat(tx: Tx, { eventId, userId, useVoucher, expectedFee, now }: Joining): Promise<void> {
  const event = await findEvent(tx, eventId)
  const withVoucher = useVoucher && event.fee > 0
  await claimPlace(tx, { event, id: newId(now), userId, withVoucher, queuePlace: 0, now })
  const closed = refusalOf(event, now)
  if (closed) throw refusal(closed)
  await refuseUnlessMayPay(tx, { event, userId, now })
  if (!withVoucher) refuseOtherFee(event, expectedFee)
  if (withVoucher && (await countVouchers(tx, userId)) === 0) throw refusal('no_voucher')
  const place = await countWaiting(tx, event.id, now)
  if (place === null) throw refusal(refusalOf(await findEvent(tx, eventId), now) ?? 'event_has_seats')
  await tx
    .updateTable('event_seat')
    .set({ queue_place: place })
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .execute()
  await askForOffer(tx, event.id)
}

/**
 * Gives a seat back; the fee is refunded until 24 hours before the start, and the waiting list is offered the seat.
 * Without a seat it changes nothing. Throws event_not_found, event_called_off, event_over, already_attended.
 */
export async function cancelEvent(
  tx: Tx,
  { eventId, userId, now }: Omit<Joining, 'useVoucher' | 'expectedFee'>,
): Promise<void> {
  const event = await findEvent(tx, eventId)
  if (event.called_off_at) throw refusal('event_called_off')
  const seat = await tx
    .deleteFrom('event_seat')
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .where('queue_place', 'is', null)
    .where('attended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!seat) {
    if ((await findSeat(tx, eventId, userId))?.attended_at) throw refusal('already_attended')
    return
  }
  if (now >= event.starts_at) throw refusal('event_over')
  if (isRefunded(event, now)) await refundSeat(tx, { event, seat, now })
  const freed = await tx
    .updateTable('event')
    .set((e) => ({ seats_taken: e('seats_taken', '-', 1) }))
    .where('id', '=', eventId)
    .where('called_off_at', 'is', null)
    .returning('waiting')
    .executeTakeFirst()
  if (!freed) throw refusal('event_called_off')
  if (freed.waiting > 0) await askForOffer(tx, eventId)
}

/** Leaves the waiting list. Idempotent. Throws event_not_found. */
export async function leaveQueue(tx: Tx, { eventId, userId }: Pick<Joining, 'eventId' | 'userId'>): Promise<void> {
  await findEvent(tx, eventId)
  const left = await tx
    .deleteFrom('event_seat')
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .where('queue_place', 'is not', null)
    .executeTakeFirst()
  if (left.numDeletedRows === 0n) return
  await tx
    .updateTable('event')
    .set((e) => ({ waiting: e('waiting', '-', 1) }))
    .where('id', '=', eventId)
    .execute()
}

/** Records the activity that a person got a seat, once per event. */
export async function noteJoined(tx: Tx, { event, userId, now }: { event: EventRow; userId: string; now: Date }) {
  const cause = `event:joined:${event.id}`
  await recordActivity(tx, {
    userId,
    kind: eventJoined,
    subjectId: event.id,
    facts: { kind: event.kind },
    cause,
    now,
  })
}

function refuseOtherFee({ fee }: EventRow, expected: number | undefined): void {
  if (expected !== undefined && expected !== fee)
    throw refusal('event_fee_changed', { values: { fee: formatKoin(fee) }, figures: { fee } })
}

type Claim = { event: EventRow; id: string; userId: string; withVoucher: boolean; queuePlace: number | null; now: Date }

/** Inserts the person's seat row or refuses; concurrent requests wait for each other on the unique key. */
async function claimPlace(tx: Tx, { event, id, userId, withVoucher, queuePlace, now }: Claim): Promise<void> {
  const claimed = await tx
    .insertInto('event_seat')
    .values({
      user_id: userId,
      event_id: event.id,
      id,
      queue_place: queuePlace,
      with_voucher: withVoucher,
      paid: queuePlace === null && !withVoucher ? event.fee : undefined,
      joined_at: now,
    })
    .onConflict((c) => c.columns(['user_id', 'event_id']).doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 1n) return
  const there = await findSeat(tx, event.id, userId)
  throw refusal(there && there.queue_place !== null ? 'already_waiting' : 'already_joined')
}

/** Increments the seat count if a seat is free, in one guarded UPDATE, so that two people cannot take the last seat. */
async function countSeat(tx: Tx, eventId: string, now: Date): Promise<boolean> {
  const counted = await tx
    .updateTable('event')
    .set((e) => ({ seats_taken: e('seats_taken', '+', 1) }))
    .where('id', '=', eventId)
    .whereRef('seats_taken', '<', 'capacity')
    .where('waiting', '=', 0)
    .where('called_off_at', 'is', null)
    .where('opens_at', '<=', now)
    .where('closes_at', '>', now)
    .executeTakeFirst()
  return counted.numUpdatedRows === 1n
}

/** Assigns the next place in the waiting list; null when seats are free or the window is closed. */
async function countWaiting(tx: Tx, eventId: string, now: Date): Promise<number | null> {
  const counted = await tx
    .updateTable('event')
    .set((e) => ({ waiting: e('waiting', '+', 1), places_given: e('places_given', '+', 1) }))
    .where('id', '=', eventId)
    .where((e) => e.or([e('seats_taken', '>=', e.ref('capacity')), e('waiting', '>', 0)]))
    .where('called_off_at', 'is', null)
    .where('opens_at', '<=', now)
    .where('closes_at', '>', now)
    .returning('places_given')
    .executeTakeFirst()
  return counted?.places_given ?? null
}

async function askForOffer(tx: Tx, eventId: string): Promise<void> {
  const payload = JSON.stringify({ eventId })
  await sql`select from graphile_worker.add_job(${offerSeatsTask}, payload => ${payload}::json)`.execute(tx)
}
