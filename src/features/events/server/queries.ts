import type { Db, Tx } from '#db/open.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { koin } from '#lib/money.ts'
import type { EventView, MyPlace } from '../event-contract.ts'
import { type EventRow, findEvent, toItem } from './list-queries.ts'
import { canCheckIn, isRefunded, refundUntil } from './rules.ts'

/** An event as a person or a visitor (null) sees it. Throws event_not_found. */
export async function viewEvent(db: Db | Tx, id: string, userId: string | null, now: Date): Promise<EventView> {
  const event = await findEvent(db, id)
  return {
    ...toItem(event, now),
    description: event.description,
    map_url: event.map_url,
    called_off_reason: event.called_off_reason,
    mine: userId === null ? null : await readMine(db, event, userId, now),
  }
}

async function readMine(db: Db | Tx, event: EventRow, userId: string, now: Date): Promise<MyPlace> {
  const seat = await findSeat(db, event.id, userId)
  const status = !seat ? 'none' : seat.queue_place === null ? 'seat' : 'waiting'
  return {
    status,
    ahead: seat?.queue_place ? await countAhead(db, event.id, seat.queue_place) : null,
    paid: koin(seat?.paid ?? 0),
    with_voucher: seat?.with_voucher ?? false,
    refund_until: refundUntil(event).toISOString(),
    is_refunded: isRefunded(event, now),
    attended_at: seat?.attended_at?.toISOString() ?? null,
    is_settled: Boolean(seat?.settled_at),
    can_check_in: status === 'seat' && !event.called_off_at && !seat?.attended_at && canCheckIn(event, now),
    online_url: status === 'seat' ? event.online_url : null,
    koin: await readBalance(db, userId),
    vouchers: await countVouchers(db, userId),
    pays_not: await readReason(db, userId, 'buy', now),
  }
}

/** A person's seat or waiting place at an event. */
export function findSeat(db: Db | Tx, eventId: string, userId: string) {
  return db
    .selectFrom('event_seat')
    .selectAll()
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
}

async function countAhead(db: Db | Tx, eventId: string, place: number): Promise<number> {
  const { ahead } = await db
    .selectFrom('event_seat')
    .select((e) => e.fn.countAll<number>().as('ahead'))
    .where('event_id', '=', eventId)
    .where('queue_place', '<', place)
    .executeTakeFirstOrThrow()
  return Number(ahead)
}

/** The number of unused vouchers of a person. */
export async function countVouchers(db: Db | Tx, userId: string): Promise<number> {
  const { free } = await db
    .selectFrom('event_voucher')
    .select((e) => e.fn.countAll<number>().as('free'))
    .where('user_id', '=', userId)
    .where('seat_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(free)
}

/** A person's seats and waiting places at events that are not over. */
export async function listMine(db: Db | Tx, userId: string, now: Date) {
  const rows = await db
    .selectFrom('event_seat')
    .innerJoin('event', 'event.id', 'event_seat.event_id')
    .select(['event.id', 'event_seat.queue_place'])
    .where('event_seat.user_id', '=', userId)
    .where('event.ends_at', '>', now)
    .where('event.called_off_at', 'is', null)
    .orderBy('event.starts_at')
    .limit(200)
    .execute()
  return rows.map(({ id, queue_place }) => ({
    id,
    status: queue_place === null ? ('seat' as const) : ('waiting' as const),
  }))
}
