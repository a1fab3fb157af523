import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { ContentKind, ContentStaff } from '#kit/server/content-kind.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { bangkokDay, daysBetween } from '#lib/thai/bangkok-time.ts'
import { contentMoveErrors } from '../calendar-admin-contract.ts'

import { findEntry } from './calendar-queries.ts'

const refusal = refusals(contentMoveErrors)

type Move = { id: string; from: string; to: string }

/**
 * Moves a scheduled piece from the day on which the calendar showed it to another one. Moves of one piece wait for each
 * other, so of two at once the second finds it on another day. Throws content_move_not_offered, content_move_past,
 * content_entry_moved, not_found, and what the kind refuses.
 */
export async function moveContent(
  tx: Tx,
  kind: ContentKind,
  { id, from, to }: Move,
  staff: ContentStaff,
): Promise<void> {
  if (!kind.move || !kind.opens) throw refusal('content_move_not_offered')
  if (to <= bangkokDay(staff.now)) throw refusal('content_move_past')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content-move:${kind.name}:${id}`}, 0))`.execute(tx)
  const entry = await findEntry(tx, kind, { id, now: staff.now })
  if (!entry) throw commonRefusal('not_found')
  if (entry.day !== from) throw refusal('content_entry_moved')
  if (entry.state !== 'scheduled') throw refusal('content_move_not_offered')
  if (to !== from) await kind.move.run(tx, { id, from, to, days: daysBetween(from, to) }, staff)
}
