import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import type { Gained } from '#features/koin/contract.ts'
import { readGained } from '#features/koin/server/gained-queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { videoErrors } from '../video-contract.ts'
import type { Watching, WatchReward } from '../watch-contract.ts'
import { videoWatched } from './activities.ts'
import {
  countRewarded,
  findShown,
  findWatch,
  type ShownVideo,
  type StoredWatch,
  tellWatching,
} from './watch-queries.ts'
import { countBeat, isWatched, type Progress } from './watch-rules.ts'

const refusal = refusals(videoErrors)

/** The part of the video in seconds that was played since the last heartbeat. */
type NewBeat = { userId: string; ref: string; from: number; to: number; now: Date }

/**
 * Counts a heartbeat by the server's clock and pays once the whole video is watched (the README of videos). Throws
 * video_not_found, video_not_measured.
 */
export async function watchVideo(
  tx: Tx,
  { userId, ref, from, to, now }: NewBeat,
): Promise<Watching & { gained: Gained | null }> {
  const video = await findShown(tx, ref)
  if (!video) throw refusal('video_not_found')
  if (video.source.kind !== 'file') throw refusal('video_not_measured')
  const spentUntil = await lockWatcher(tx, userId, now)
  const stored = await findWatch(tx, userId, video.id)
  const beat = { from: Math.round(from * 1000), to: Math.round(to * 1000) }
  const progress = stored && { seen: stored.seen, watchedMs: stored.watched_ms }
  const lengthMs = video.length_ms
  const counted = countBeat({ progress, spentUntil, now: now.getTime(), lengthMs }, beat)
  await tx
    .updateTable('video_watcher')
    .set({ spent_until: new Date(counted.spentUntil) })
    .where('user_id', '=', userId)
    .execute()
  const position_ms = Math.min(beat.to, lengthMs)
  const { watch, isQuotaUsed } = await settle(tx, { userId, video, stored, progress: counted.progress, now })
  await storeWatch(tx, { userId, videoId: video.id, watch: { ...watch, position_ms }, now })
  const paid = stored?.reward ? null : watch.reward
  const gained = paid && (await readGained(tx, { userId, points: [paid] }))
  return { ...tellWatching({ ...watch, position_ms }, lengthMs, isQuotaUsed), gained }
}

/**
 * Locks a person's clock row until the end of the transaction, creating it if needed; returns up to when its time is
 * counted.
 */
async function lockWatcher(tx: Tx, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ spent_until: Date }>`
    insert into video_watcher as held (user_id, spent_until) values (${userId}, ${now})
    on conflict (user_id) do update set spent_until = held.spent_until
    returning spent_until`.execute(tx)
  return rows[0]!.spent_until.getTime()
}

type Settling = { userId: string; video: ShownVideo; stored: StoredWatch | null; progress: Progress; now: Date }
type Settled = { watch: Omit<StoredWatch, 'position_ms'>; isQuotaUsed: boolean }

/**
 * The state of a watch after this heartbeat. A fourth video on a day pays nothing; its progress is reset, so that
 * watching it again on another day pays.
 */
async function settle(tx: Tx, { userId, video, stored, progress, now }: Settling): Promise<Settled> {
  const { reward = null, watched_at = null } = stored ?? {}
  const watch = { seen: progress.seen, watched_ms: progress.watchedMs, reward, watched_at }
  if (reward) return { watch, isQuotaUsed: false }
  const rate = await readRate(tx, 'video.watched', now)
  const isQuotaUsed = (await countRewarded(tx, userId, now)) >= (rate.quota ?? 0)
  if (!isWatched(progress, video.length_ms)) return { watch, isQuotaUsed }
  const cause = `video:watched:${video.id}`
  const facts = { category: video.category, isPaid: !isQuotaUsed }
  await recordActivity(tx, { userId, kind: videoWatched, subjectId: video.id, facts, cause, now })
  const ended = { ...watch, watched_at: watched_at ?? now }
  if (isQuotaUsed) return { watch: { ...ended, seen: [], watched_ms: 0 }, isQuotaUsed }
  return { watch: { ...ended, reward: await rewardWatch(tx, { userId, video, rate, cause, now }) }, isQuotaUsed }
}

type Rewarding = {
  userId: string
  video: ShownVideo
  rate: Awaited<ReturnType<typeof readRate>>
  cause: string
  now: Date
}

async function rewardWatch(tx: Tx, { userId, video, rate, cause, now }: Rewarding): Promise<WatchReward> {
  const { id, category } = video
  const reason = { userId, cause, title: 'ดูวิดีโอ', href: `/video-page/detail/${id}`, now }
  const { asked, paid, is_capped } = await rewardKoin(tx, { source: 'video', amount: rate.koin, ...reason })
  await giveSkillPoints(tx, { points: { [category]: rate.points }, ...reason })
  return { asked, paid, is_capped, skill: category, points: rate.points }
}

async function storeWatch(tx: Tx, entry: { userId: string; videoId: string; watch: StoredWatch; now: Date }) {
  const { userId, videoId, watch, now } = entry
  const { seen, reward, ...plain } = watch
  const values = { ...plain, seen: JSON.stringify(seen), reward: reward && JSON.stringify(reward), beat_at: now }
  // The day of the first payment stays.
  const rewardDay = reward && bangkokDay(now)
  await tx
    .insertInto('video_watch')
    .values({ user_id: userId, video_id: videoId, begun_at: now, reward_day: rewardDay, ...values })
    .onConflict((c) =>
      c.columns(['user_id', 'video_id']).doUpdateSet({
        ...values,
        reward_day: sql`coalesce(video_watch.reward_day, excluded.reward_day)`,
      }),
    )
    .execute()
}
