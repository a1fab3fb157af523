import type { Selectable } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import { refusals } from '#lib/errors.ts'
import { slugOf } from '#lib/slug.ts'
import { type EventItem, eventErrors, type MonthRange } from '../event-contract.ts'
import { momentsOf, stateOf } from './rules.ts'

const refusal = refusals(eventErrors)
/** More than a calendar of twelve months can show. */
const maxListed = 1_000

export type EventRow = Selectable<Tables['event']>

/** One event's row. Throws event_not_found. */
export async function findEvent(db: Db | Tx, id: string): Promise<EventRow> {
  const event = await db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst()
  if (!event) throw refusal('event_not_found')
  return event
}

/** The events of a range of months by start; one that spans several months is included in each. */
export async function listEvents(db: Db | Tx, range: MonthRange, now: Date): Promise<EventItem[]> {
  const { from, to } = momentsOf(range)
  const rows = await db
    .selectFrom('event')
    .selectAll()
    .where('starts_at', '<', to)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(maxListed)
    .execute()
  return rows.map((row) => toItem(row, now))
}

/** Events by id, in the given order; unknown ids are left out. */
export async function findEventItems(db: Db | Tx, ids: string[], now: Date): Promise<EventItem[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('event').selectAll().where('id', 'in', ids).execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => toItem(row, now)))
}

/** The facts of an event for links; null when there is none. Its state is meaningless here. */
export async function findListed(db: Db | Tx, id: string) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  const row = await db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toItem(row, row.made_at) : null
}

/** The addresses of events that have not ended long ago, for the sitemap. */
export async function listAddresses(db: Db | Tx, after: Date) {
  const rows = await db
    .selectFrom('event')
    .select(['id', 'title', 'updated_at'])
    .where('ends_at', '>', after)
    .orderBy('starts_at')
    .limit(maxListed)
    .execute()
  return rows.map(({ id, title, updated_at }) => ({ id, slug: slugOf(title), updated_at }))
}

/** An event row as a list item at a moment. */
export function toItem(row: EventRow, now: Date): EventItem {
  const { id, kind, skill, title, title_phrases, summary, cover, organiser, place, capacity, waiting, fee, reward } =
    row
  return {
    id,
    slug: slugOf(title),
    kind: kind as EventItem['kind'],
    skill: skill as EventItem['skill'],
    title,
    title_phrases,
    summary,
    cover: cover as EventItem['cover'],
    organiser,
    place,
    is_online: row.online_url !== null,
    opens_at: row.opens_at.toISOString(),
    closes_at: row.closes_at.toISOString(),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    capacity,
    seats_left: capacity - row.seats_taken,
    waiting,
    fee,
    reward,
    state: stateOf(row, now),
    is_simulated: row.is_simulated,
  }
}
