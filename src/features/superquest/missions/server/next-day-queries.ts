import { sql } from 'kysely'
import type { Db } from '#db/open.ts'

/** The announced Krazy Day that is on or comes next; null when none is announced. */
export async function findNextKrazyDay(db: Db, now: Date) {
  const { rows } = await sql<{ id: string; title: string; opens_at: Date }>`
    select id, title, opens_at from krazy_day where ends_at > ${now} and cancelled_at is null
    order by opens_at limit 1`.execute(db)
  const day = rows[0]
  return day ? { ...day, opens_at: day.opens_at.toISOString() } : null
}
