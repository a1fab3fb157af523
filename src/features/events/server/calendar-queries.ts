import type { Db } from '#db/open.ts'
import type { CalendarEntry } from '#lib/server/ical.ts'
import { hrefOf } from './fact-rules.ts'
import { hashToken } from './feed-commands.ts'
import type { EventRow } from './list-queries.ts'

const dayMs = 24 * 3_600_000
/** Calendars include events of the last 92 days. */
const backMs = 92 * dayMs
const maxEntries = 500

/** One event as a calendar entry; null when there is none. A cancelled event is included and marked as cancelled. */
export async function findEntry(db: Db, id: string, origin: string): Promise<CalendarEntry | null> {
  const row = await db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? entryOf(row, origin) : null
}

/** All events of the last 92 days and of the future. */
export async function listEntries(db: Db, origin: string, now: Date): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('event')
    .selectAll()
    .where('ends_at', '>', new Date(now.getTime() - backMs))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(maxEntries)
    .execute()
  return rows.map((row) => entryOf(row, origin))
}

/** The events at which the owner of a secret calendar address has a seat; null for an unknown or revoked address. */
export async function listOwnEntries(
  db: Db,
  token: string,
  origin: string,
  now: Date,
): Promise<CalendarEntry[] | null> {
  const owner = await db
    .selectFrom('event_feed')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!owner) return null
  const rows = await db
    .selectFrom('event')
    .innerJoin('event_seat', 'event_seat.event_id', 'event.id')
    .selectAll('event')
    .where('event_seat.user_id', '=', owner.user_id)
    .where('event_seat.queue_place', 'is', null)
    .where('event.ends_at', '>', new Date(now.getTime() - backMs))
    .orderBy('event.starts_at')
    .limit(maxEntries)
    .execute()
  return rows.map((row) => entryOf(row, origin))
}

/** When a person's calendar address was made; null when there is none. */
export async function readFeed(db: Db, userId: string): Promise<Date | null> {
  const feed = await db.selectFrom('event_feed').select('made_at').where('user_id', '=', userId).executeTakeFirst()
  return feed?.made_at ?? null
}

function entryOf(row: EventRow, origin: string): CalendarEntry {
  const url = origin + hrefOf(row)
  const { title } = row
  return {
    uid: `${row.id}@koinklass`,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    stamp: row.updated_at,
    revision: row.revision,
    title: row.called_off_at ? `งดจัด: ${title}` : title,
    description: [row.summary, row.called_off_reason, url].filter(Boolean).join('\n\n'),
    // The online link is left out, since only participants may see it; it is on the event's page.
    place: row.place ?? 'ออนไลน์',
    url,
    isCalledOff: row.called_off_at !== null,
  }
}
