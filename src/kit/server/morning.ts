import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { StaffRole } from '#lib/staff-roles.ts'

/** Who opens the first page of staff, and when. */
export type MorningReader = { userId: string; roles: readonly string[]; now: Date }

/** What waits in a queue: how many, since when the oldest of them wait, and the names of staff who took some. */
export type Waiting = { count: number; since: Date[]; holders?: string[] }

/** A queue that staff works on. `minutes` is how long one item may wait; `to` is the screen where it is worked on. */
export type WorkQueue = {
  readonly name: string
  title: string
  to: string
  roles: readonly StaffRole[]
  minutes: number
  read: (reader: MorningReader) => Promise<Waiting>
}

/** `good`: as it should be. `look`: somebody should look. `stop`: something does not work. `to`: where it is solved. */
export type ConcernLine = { state: 'good' | 'look' | 'stop'; says: string; to?: string }

/** Something that can be wrong; it always has at least one line. */
export type Concern = {
  readonly name: string
  title: string
  roles: readonly StaffRole[]
  read: (reader: MorningReader) => Promise<ConcernLine[]>
}

/**
 * Something that goes out on this day. `at` null: all day. `out`: it is out. `planned`: it goes out by itself. `gap`: it will
 * not go out by itself.
 */
export type DayLine = {
  at: Date | null
  kind: string
  title: string
  says: string
  to: string
  state: 'out' | 'planned' | 'gap'
}

/** The begin and the end (exclusive) of the day in Bangkok. */
export type DayReader = MorningReader & { day: string; from: Date; until: Date }

/** What a feature sends out by day. */
export type DayList = {
  readonly name: string
  roles: readonly StaffRole[]
  read: (reader: DayReader) => Promise<DayLine[]>
}

/** What a feature has for the first page of staff. */
export type Morning = {
  queues?: readonly WorkQueue[]
  concerns?: readonly Concern[]
  days?: readonly DayList[]
}

/** More dots than these would lie on each other. */
const maxDots = 40

/** What waits by a SELECT with one column `at`. */
export async function readWaiting(db: Db, rows: RawBuilder<unknown>): Promise<Waiting> {
  const { rows: found } = await sql<{ count: number; since: Date[] }>`
    with waiting as (${rows})
    select (select count(*)::int from waiting) as count,
      array(select at from waiting order by at limit ${maxDots}) as since`.execute(db)
  return found[0]!
}

/** Whether one of these roles is among the reader's. */
export function isFor(roles: readonly StaffRole[], reader: { roles: readonly string[] }): boolean {
  return roles.some((role) => reader.roles.includes(role))
}
