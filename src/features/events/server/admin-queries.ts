import type { Db, Tx } from '#db/open.ts'
import type { AdminEvent, EventForm, SavedForm } from '../admin-contract.ts'
import { type EventRow, toItem } from './list-queries.ts'
import { dayMs } from './rules.ts'

const backMs = 28 * dayMs
const maxListed = 200

/**
 * Events for staff: first those that are not over, the next one on top, then those of the last four weeks, the last one
 * on top.
 */
export async function listAdminEvents(db: Db, now: Date): Promise<AdminEvent[]> {
  const rows = await db
    .selectFrom('event')
    .selectAll()
    .where('ends_at', '>', new Date(now.getTime() - backMs))
    .orderBy((e) => e('ends_at', '<=', now))
    .orderBy((e) => e.case().when('ends_at', '>', now).then(e.ref('starts_at')).end())
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute()
  const attended = await countAttended(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => adminItem(row, attended.get(row.id) ?? 0, now))
}

/** An event for staff's lists. `attended` is the number of check-ins. */
export function adminItem(row: EventRow, attended: number, now: Date): AdminEvent {
  return { ...toItem(row, now), attended, called_off_reason: row.called_off_reason }
}

/** The number of check-ins by event id. */
export async function countAttended(db: Db | Tx, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('event_seat')
    .select((e) => ['event_id', e.fn.countAll<number>().as('count')])
    .where('event_id', 'in', ids)
    .where('attended_at', 'is not', null)
    .groupBy('event_id')
    .execute()
  return new Map(rows.map(({ event_id, count }) => [event_id, Number(count)]))
}

/** Participants by display name: seats first, then the waiting list, each by time of joining. */
export async function listParticipants(db: Db, eventId: string) {
  const rows = await db
    .selectFrom('event_seat')
    .leftJoin('user_account', 'user_account.user_id', 'event_seat.user_id')
    .select(['event_seat.user_id', 'display_name', 'queue_place', 'attended_at'])
    .where('event_id', '=', eventId)
    .orderBy('queue_place', (order) => order.asc().nullsFirst())
    .orderBy('event_seat.id')
    .execute()
  return rows.map(({ user_id, display_name, queue_place, attended_at }) => ({
    user_id,
    name: display_name ?? 'บัญชีที่ลบแล้ว',
    queue_place,
    attended_at: attended_at?.toISOString() ?? null,
  }))
}

/** An event row as the fields of staff's form. */
export function formOf(row: EventRow): SavedForm {
  const { title, title_phrases, summary, description, place, map_url, online_url, capacity, fee, reward } = row
  return {
    kind: row.kind as EventForm['kind'],
    skill: row.skill as EventForm['skill'],
    title,
    title_phrases,
    summary,
    description,
    is_simulated: row.is_simulated,
    cover: (row.cover as { art: string }).art,
    place,
    map_url,
    online_url,
    opens_at: row.opens_at.toISOString(),
    closes_at: row.closes_at.toISOString(),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    capacity,
    fee,
    reward,
  }
}

/** The public display name of a person. */
export async function readName(db: Db | Tx, userId: string): Promise<string> {
  const person = await db
    .selectFrom('user_account')
    .select('display_name')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return person?.display_name ?? 'บัญชีที่ลบแล้ว'
}
