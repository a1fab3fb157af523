import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Tx } from '#db/open.ts'
import { postErrors } from '#features/posts/documents/contract.ts'
import { whereRef } from '#features/posts/documents/server/post-queries.ts'
import { refusals } from '#lib/errors.ts'

const refusal = refusals(postErrors)

type Act = { userId: string; ref: string }

/** Bookmarks a published post. Idempotent: it keeps its place in the list. Throws post_not_found. */
export async function bookmarkPost(tx: Tx, { userId, ref, now }: Act & { now: Date }): Promise<{ is_kept: true }> {
  const { rows } = await sql`
    with shown as (
      select id from post where ${isShown('post')} and ${whereRef(ref)}
    ), kept as (
      insert into post_bookmark (user_id, post_id, kept_at) select ${userId}, id, ${now}::timestamptz from shown
      on conflict do nothing
    )
    select id from shown`.execute(tx)
  if (!rows[0]) throw refusal('post_not_found')
  return { is_kept: true }
}

/**
 * Removes a bookmark, also of a post that is no longer published. Idempotent for published posts. Throws
 * post_not_found.
 */
export async function unbookmarkPost(tx: Tx, { userId, ref }: Act): Promise<{ is_kept: false }> {
  const { rows } = await sql`
    with named as (
      select id, status from post where ${whereRef(ref)}
    ), gone as (
      delete from post_bookmark using named where user_id = ${userId} and post_id = named.id returning post_id
    )
    select id from named where ${isShown('named')} or exists (select from gone)`.execute(tx)
  if (!rows[0]) throw refusal('post_not_found')
  return { is_kept: false }
}
