import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { hashVisitor, type Reader } from '#lib/server/secrets/hash-visitor.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { videoErrors } from '../video-contract.ts'
import { whereShown } from './queries.ts'

const refusal = refusals(videoErrors)

type Act = { userId: string; ref: string }
type Liked = { is_liked: boolean; like_count: number }

/**
 * Counts a view of a video, once per Bangkok day for a person or a visitor; `salt` makes visitor hashes irreversible.
 * Returns the new count. Throws video_not_found.
 */
export async function countVideoView(
  tx: Tx,
  { ref, reader, salt, now }: { ref: string; reader: Reader; salt: string; now: Date },
): Promise<number> {
  const day = bangkokDay(now)
  // The unique key makes it count once: a concurrent duplicate waits for it, then inserts and counts nothing.
  const seen =
    reader.userId === null
      ? sql`insert into video_visit (day, visitor, video_id) select ${day}, ${hashVisitor(reader, day, salt)}, id from shown
            on conflict do nothing returning video_id`
      : sql`insert into video_view (user_id, video_id, day) select ${reader.userId}, id, ${day} from shown
            on conflict do nothing returning video_id`
  const { rows } = await sql<{ view_count: number }>`
    with shown as (
      select id from video where ${whereShown(ref)}
    ), seen as (
      ${seen}
    ), counted as (
      update video_stat set view_count = view_count + 1 from seen where video_stat.video_id = seen.video_id
      returning view_count
    )
    select coalesce((select view_count from counted), video_stat.view_count) as view_count
    from shown join video_stat on video_stat.video_id = shown.id`.execute(tx)
  if (!rows[0]) throw refusal('video_not_found')
  return rows[0].view_count
}

/** Likes a published video. Idempotent. Throws video_not_found. */
export async function likeVideo(tx: Tx, { userId, ref, now }: Act & { now: Date }): Promise<Liked> {
  const { rows } = await sql<{ like_count: number }>`
    with shown as (
      select id from video where ${whereShown(ref)}
    ), liked as (
      insert into video_like (user_id, video_id, liked_at) select ${userId}, id, ${now}::timestamptz from shown
      on conflict do nothing returning video_id
    ), counted as (
      update video_stat set like_count = like_count + 1 from liked where video_stat.video_id = liked.video_id
      returning like_count
    )
    select coalesce((select like_count from counted), video_stat.like_count) as like_count
    from shown join video_stat on video_stat.video_id = shown.id`.execute(tx)
  if (!rows[0]) throw refusal('video_not_found')
  return { is_liked: true, like_count: rows[0].like_count }
}

/** Removes a like. Idempotent. Throws video_not_found. */
export async function unlikeVideo(tx: Tx, { userId, ref }: Act): Promise<Liked> {
  const { rows } = await sql<{ like_count: number }>`
    with shown as (
      select id from video where ${whereShown(ref)}
    ), unliked as (
      delete from video_like using shown where video_like.user_id = ${userId} and video_like.video_id = shown.id
      returning video_id
    ), counted as (
      update video_stat set like_count = like_count - 1 from unliked where video_stat.video_id = unliked.video_id
      returning like_count
    )
    select coalesce((select like_count from counted), video_stat.like_count) as like_count
    from shown join video_stat on video_stat.video_id = shown.id`.execute(tx)
  if (!rows[0]) throw refusal('video_not_found')
  return { is_liked: false, like_count: rows[0].like_count }
}

/** Deletes the visitors of the days before yesterday, which can no longer count. */
export async function sweepVideoVisits(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('video_visit')
    .where('day', '<', addDays(bangkokDay(now), -1))
    .execute()
}
