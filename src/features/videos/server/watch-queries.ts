import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Skill } from '#kit/skills.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { Watching, WatchReward } from '../watch-contract.ts'
import { type StoredSource, whereShown } from './queries.ts'
import { lengthOf, neededOf, type Seen } from './watch-rules.ts'

export type ShownVideo = { id: string; category: Skill; title: string; length_ms: number; source: StoredSource }

/** The stored progress of one person with one video. */
export type StoredWatch = {
  seen: Seen
  watched_ms: number
  position_ms: number
  reward: WatchReward | null
  watched_at: Date | null
}

/** A published video by id or key; null when there is none. */
export async function findShown(db: Db | Tx, ref: string): Promise<ShownVideo | null> {
  const { rows } = await sql<ShownVideo>`
    select id, category, title, length_ms, source from video where ${whereShown(ref)}`.execute(db)
  return rows[0] ?? null
}

export async function findWatch(db: Db | Tx, userId: string, videoId: string): Promise<StoredWatch | null> {
  const row = await db
    .selectFrom('video_watch')
    .select(['seen', 'watched_ms', 'position_ms', 'reward', 'watched_at'])
    .where('user_id', '=', userId)
    .where('video_id', '=', videoId)
    .executeTakeFirst()
  return (row as StoredWatch | undefined) ?? null
}

/** How many videos paid a person on the Bangkok day of `now`. */
export async function countRewarded(db: Db | Tx, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from video_watch
    where user_id = ${userId} and reward_day = ${bangkokDay(now)}`.execute(db)
  return rows[0]!.count
}

/** The progress for the reply; `isQuotaUsed` is that of today. */
export function tellWatching(watch: StoredWatch | null, lengthMs: number, isQuotaUsed: boolean): Watching {
  return {
    position: (watch?.position_ms ?? 0) / 1000,
    seen: lengthOf(watch?.seen ?? []) / 1000,
    watched: (watch?.watched_ms ?? 0) / 1000,
    needed: neededOf(lengthMs) / 1000,
    reward: watch?.reward ?? null,
    is_quota_used: isQuotaUsed && !watch?.reward,
  }
}

/** Whether a person likes a video, and its number of likes. */
export async function readLike(db: Db | Tx, userId: string, videoId: string) {
  const { rows } = await sql<{ is_liked: boolean; like_count: number }>`
    select like_count, exists (
      select from video_like where user_id = ${userId} and video_like.video_id = video_stat.video_id
    ) as is_liked from video_stat where video_id = ${videoId}`.execute(db)
  return { is_liked: rows[0]!.is_liked, like_count: rows[0]!.like_count }
}
