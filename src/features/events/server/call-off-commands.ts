import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { refusals } from '#lib/errors.ts'
import { eventErrors } from '../event-contract.ts'
import { factsOf } from './fact-rules.ts'
import { type EventRow, findEvent } from './list-queries.ts'
import { eventCalledOff } from './notices.ts'
import { stateOf } from './rules.ts'
import { refundSeat } from './seat-commands.ts'

const refusal = refusals(eventErrors)

/** The job that refunds the fees of a cancelled event. */
export const settleEventTask = 'settle-event'
const atOnce = 4
const batch = 200

/**
 * Calls an event off: nobody can join any more, and a job refunds and notifies the participants. Idempotent. Throws
 * event_not_found, and event_over once it has ended.
 */
export async function callOffEvent(
  tx: Tx,
  { eventId, actorId, reason, now }: { eventId: string; actorId: string; reason: string; now: Date },
): Promise<void> {
  const event = await findEvent(tx, eventId)
  if (stateOf(event, now) === 'finished') throw refusal('event_over')
  const called = await tx
    .updateTable('event')
    .set((e) => ({
      called_off_at: now,
      called_off_reason: reason,
      revision: e('revision', '+', 1),
      updated_at: now,
      edited_by_staff_at: now,
    }))
    .where('id', '=', eventId)
    .where('called_off_at', 'is', null)
    .returning(['seats_taken', 'waiting'])
    .executeTakeFirst()
  if (!called) return
  const subject = { kind: 'event', id: eventId } as const
  await recordStaffAct(tx, {
    actorId,
    act: 'event.called-off',
    subject,
    before: null,
    after: { reason, ...called },
    now,
  })
  const payload = JSON.stringify({ eventId })
  await sql`select from graphile_worker.add_job(${settleEventTask}, payload => ${payload}::json)`.execute(tx)
}

/**
 * Refunds and notifies the participants of a cancelled event. Each person has a transaction of their own, so an
 * interrupted run can continue and refunds nobody twice.
 */
export async function settleEvent(db: Db, eventId: string, now: Date): Promise<void> {
  const event = await findEvent(db, eventId)
  if (!event.called_off_at || event.settled_at) return
  for (;;) {
    const open = await db
      .selectFrom('event_seat')
      .select('user_id')
      .where('event_id', '=', eventId)
      .where('settled_at', 'is', null)
      .limit(batch)
      .execute()
    if (open.length === 0) break
    const settleNext = async () => {
      for (let one = open.pop(); one; one = open.pop()) await settleOne(db, { event, userId: one.user_id, now })
    }
    await Promise.all(Array.from({ length: atOnce }, settleNext))
  }
  await db.updateTable('event').set({ settled_at: now }).where('id', '=', eventId).execute()
}

/** Settles the cancelled events that an earlier run did not finish. */
export async function settleAllEvents(db: Db, now: Date): Promise<void> {
  const left = await db
    .selectFrom('event')
    .select('id')
    .where('called_off_at', 'is not', null)
    .where('settled_at', 'is', null)
    .execute()
  for (const { id } of left) await settleEvent(db, id, now)
}

function settleOne(db: Db, { event, userId, now }: { event: EventRow; userId: string; now: Date }): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const seat = await tx
      .updateTable('event_seat')
      .set({ settled_at: now })
      .where('user_id', '=', userId)
      .where('event_id', '=', event.id)
      .where('settled_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!seat) return
    const hasSeat = seat.queue_place === null
    if (hasSeat) await refundSeat(tx, { event, seat, now })
    const facts = { ...factsOf(event), paid: seat.paid, withVoucher: hasSeat && seat.with_voucher }
    await notify(tx, { userId, kind: eventCalledOff, facts, cause: `event:called-off:${seat.id}`, now })
  })
}
