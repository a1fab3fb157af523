import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Tx } from '#db/open.ts'
import { postErrors } from '#features/posts/documents/contract.ts'
import { whereRef } from '#features/posts/documents/server/post-queries.ts'
import { refusals } from '#lib/errors.ts'
import { hashVisitor, type Reader } from '#lib/server/secrets/hash-visitor.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'

const refusal = refusals(postErrors)

/** `post`: the post, where this view was new. */
export type Viewed = { view_count: number; post: { id: string; club: string } | null }

/**
 * Counts a view of a published post: of a person once ever, of a visitor once per Bangkok day. Returns the new count.
 * `salt` is the server's secret, without which a visitor's hash cannot be reversed by trying all addresses. Throws
 * post_not_found.
 */
export async function countView(
  tx: Tx,
  { ref, reader, salt, now }: { ref: string; reader: Reader; salt: string; now: Date },
): Promise<Viewed> {
  const day = bangkokDay(now)
  // The unique key makes it count once: a concurrent duplicate waits for it, then inserts and counts nothing.
  const seen =
    reader.userId === null
      ? sql`insert into post_visit (day, visitor, post_id) select ${day}, ${hashVisitor(reader, day, salt)}, id from shown
            on conflict do nothing returning post_id`
      : sql`insert into post_view (user_id, post_id, seen_at) select ${reader.userId}, id, ${now}::timestamptz from shown
            on conflict do nothing returning post_id`
  const { rows } = await sql<{ view_count: number; id: string; club: string; is_new: boolean }>`
    with shown as (
      select id, club from post where ${isShown('post')} and ${whereRef(ref)}
    ), seen as (
      ${seen}
    ), counted as (
      update post_stat set view_count = view_count + 1 from seen where post_stat.post_id = seen.post_id
      returning view_count
    )
    select coalesce((select view_count from counted), post_stat.view_count) as view_count,
      shown.id, shown.club, exists (select from counted) as is_new
    from shown join post_stat on post_stat.post_id = shown.id`.execute(tx)
  if (!rows[0]) throw refusal('post_not_found')
  const { view_count, id, club, is_new: isNew } = rows[0]
  return { view_count, post: isNew ? { id, club } : null }
}

/** Deletes the visitors of the days before yesterday, which can no longer count. */
export async function sweepVisits(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('post_visit')
    .where('day', '<', addDays(bangkokDay(now), -1))
    .execute()
}
