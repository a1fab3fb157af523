import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { ContentState } from '#kit/content-states.ts'
import type { ContentKind, DayRange } from '#kit/server/content-kind.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { type CalendarEntry, type CalendarGap, maxEntries } from '../calendar-admin-contract.ts'
import { keyOf, stateOf } from './list/list-queries.ts'

type Sql = RawBuilder<unknown>
type Row = { kind: string; id: string; title: string; state: ContentState; what: 'opens' | 'ends'; at: Date }

/**
 * What goes out and what ends from one Bangkok day to another, both inclusive, earliest first; of very much the earliest
 * maxEntries. What ends on the day on which it goes out is one entry.
 */
export async function listEntries(
  db: Db,
  kinds: readonly ContentKind[],
  { from, until }: DayRange,
  now: Date,
): Promise<{ entries: CalendarEntry[]; isCut: boolean }> {
  const span = { start: startOfBangkokDay(from), end: startOfBangkokDay(addDays(until, 1)) }
  const parts = kinds.flatMap((kind) => [
    ...(kind.opens ? [partOf(kind, 'opens', keyOf(kind, 'opens'), span, now)] : []),
    ...(kind.ends ? [partOf(kind, 'ends', kind.ends, span, now)] : []),
  ])
  if (parts.length === 0) return { entries: [], isCut: false }
  const { rows } = await sql<Row>`
    select listed.* from (${sql.join(parts, sql` union all `)}) as listed
    order by listed.at, listed.kind collate "C", listed.id collate "C", listed.what desc limit ${maxEntries + 1}`.execute(
    db,
  )
  const shown = rows.slice(0, maxEntries).map((row) => toEntry(kinds, row))
  const opened = new Set(shown.filter(({ what }) => what === 'opens').map(nameOf))
  const entries = shown.filter((entry) => entry.what === 'opens' || !opened.has(nameOf(entry)))
  return { entries, isCut: rows.length > maxEntries }
}

const nameOf = ({ kind, id, day }: CalendarEntry) => `${kind} ${id} ${day}`

function partOf(kind: ContentKind, what: Row['what'], at: Sql, span: { start: Date; end: Date }, now: Date): Sql {
  return sql`(select ${kind.name}::text as kind, ${kind.id}::text as id, ${kind.title}::text as title,
      ${stateOf(kind, now)} as state, ${what}::text as what, ${at} as at
    from ${kind.from} where ${kind.where ?? sql`true`} and ${at} >= ${span.start} and ${at} < ${span.end}
    order by ${at} limit ${maxEntries + 1})`
}

function toEntry(kinds: readonly ContentKind[], { at, ...row }: Row): CalendarEntry {
  const { label, linkOf, move } = kinds.find(({ name }) => name === row.kind)!
  const mayMove = move !== undefined && row.what === 'opens' && row.state === 'scheduled'
  return { ...row, label, day: bangkokDay(at), at: at.toISOString(), href: linkOf(row), may_move: mayMove }
}

/** What lacks in a range of days, earliest first. */
export async function listGaps(db: Db, kinds: readonly ContentKind[], range: DayRange): Promise<CalendarGap[]> {
  const gaps = await Promise.all(
    kinds.map(async ({ name, gaps: find }) => ((await find?.(db, range)) ?? []).map((gap) => ({ kind: name, ...gap }))),
  )
  return gaps.flat().toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** The Bangkok day on which a piece goes out, and its state; null where there is no such piece. */
export async function findEntry(
  db: Db | Tx,
  kind: ContentKind,
  { id, now }: { id: string; now: Date },
): Promise<{ day: string; state: ContentState } | null> {
  const { rows } = await sql<{ at: Date; state: ContentState }>`
    select ${kind.opens!} as at, ${stateOf(kind, now)} as state
    from ${kind.from} where ${kind.where ?? sql`true`} and ${kind.id} = ${id} and ${kind.opens!} is not null`.execute(
    db,
  )
  return rows[0] ? { day: bangkokDay(rows[0].at), state: rows[0].state } : null
}
