import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Tx } from '#db/open.ts'
import { postErrors } from '#features/posts/documents/contract.ts'
import { whereRef } from '#features/posts/documents/server/post-queries.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'

const refusal = refusals(postErrors)

/** The weight of a like relative to the publication itself, with which popularity starts. */
const likeWeight = 1

type Act = { userId: string; ref: string; now: Date }
type Liked = { is_liked: boolean; like_count: number }

/** Likes a published post. Idempotent. Throws post_not_found. */
export async function likePost(tx: Tx, { userId, ref, now }: Act): Promise<Liked> {
  // The unique key makes it count once: a concurrent duplicate waits for it, then inserts and counts nothing.
  const { rows } = await sql<{ like_count: number }>`
    with shown as (
      select id from post where ${isShown('post')} and ${whereRef(ref)}
    ), liked as (
      insert into post_like (user_id, post_id, liked_at) select ${userId}, id, ${now}::timestamptz from shown
      on conflict do nothing returning post_id
    ), counted as (
      update post_stat set like_count = like_count + 1, popularity = popularity_plus(popularity, ${likeWeight}, ${now})
      from liked where post_stat.post_id = liked.post_id
      returning like_count
    )
    select coalesce((select like_count from counted), post_stat.like_count) as like_count
    from shown join post_stat on post_stat.post_id = shown.id`.execute(tx)
  if (!rows[0]) throw refusal('post_not_found')
  return { is_liked: true, like_count: rows[0].like_count }
}

/** Removes a like and its share of the popularity. Idempotent. Throws post_not_found. */
export async function unlikePost(tx: Tx, { userId, ref }: Omit<Act, 'now'>): Promise<Liked> {
  const { rows } = await sql<{ like_count: number }>`
    with shown as (
      select id, published_at from post where ${isShown('post')} and ${whereRef(ref)}
    ), unliked as (
      delete from post_like using shown where post_like.user_id = ${userId} and post_like.post_id = shown.id
      returning post_id, liked_at, published_at
    ), counted as (
      update post_stat set like_count = like_count - 1,
        popularity = popularity_minus(popularity, ${likeWeight}, liked_at, popularity_plus(null, 1, published_at))
      from unliked where post_stat.post_id = unliked.post_id
      returning like_count
    )
    select coalesce((select like_count from counted), post_stat.like_count) as like_count
    from shown join post_stat on post_stat.post_id = shown.id`.execute(tx)
  if (!rows[0]) throw refusal('post_not_found')
  return { is_liked: false, like_count: rows[0].like_count }
}

/**
 * Counts that somebody shared, as the browser reports it: a person's share once per post and Bangkok day, a visitor's
 * (`userId` null) never. It earns nothing: a share that brings a reader does (creditShare). Throws post_not_found.
 */
export async function sharePost(tx: Tx, { userId, ref, now }: Omit<Act, 'userId'> & { userId: string | null }) {
  const day = bangkokDay(now)
  const { rows } = await sql<{ share_count: number; is_counted: boolean }>`
    with shown as (
      select id from post where ${isShown('post')} and ${whereRef(ref)}
    ), shared as (
      insert into post_share (user_id, post_id, day, shared_at)
      select ${userId}::uuid, id, ${day}::date, ${now}::timestamptz from shown where ${userId}::uuid is not null
      on conflict do nothing returning post_id
    ), counted as (
      update post_stat set share_count = share_count + 1 from shared where post_stat.post_id = shared.post_id
      returning share_count
    )
    select coalesce((select share_count from counted), post_stat.share_count) as share_count,
      exists (select from counted) as is_counted
    from shown join post_stat on post_stat.post_id = shown.id`.execute(tx)
  if (!rows[0]) throw refusal('post_not_found')
  return rows[0]
}
