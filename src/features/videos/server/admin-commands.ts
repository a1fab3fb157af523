import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import type { Skill } from '#kit/skills.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { splitTitle } from '#lib/title-phrases.ts'
import { type StaffVideo, videoAdminErrors } from '../video-admin-contract.ts'
import { videoErrors } from '../video-contract.ts'
import { findStaffVideo } from './admin-queries.ts'

const refusal = refusals({ ...videoErrors, ...videoAdminErrors })
/** The picture of videos without a still of ours. */
const coverOfOthers = { art: 'phone-scam', alt: 'ภาพประกอบวิดีโอจากเว็บอื่น' }

type Words = { title: string; summary: string; category: Skill }
export type Edit = Words & { id: string; version: string; series: string | null; order: number | null }
export type Staff = { actorId: string; now: Date }

/**
 * Edits a video's texts; from then on its content file no longer changes it. `version` is the one that was read
 * (optimistic locking). Throws video_not_found, video_changed, series_unknown, invalid_input (a series without order,
 * or vice versa).
 */
export async function editVideo(tx: Tx, { id, version, ...typed }: Edit, { actorId, now }: Staff): Promise<StaffVideo> {
  const before = await lockVideo(tx, id)
  if (before.version !== version) throw refusal('video_changed')
  const words = { ...typed, ...splitTitle(typed.title) }
  const { title, title_phrases, summary, category, series, order } = words
  if ((series === null) !== (order === null))
    throw commonRefusal('invalid_input', {
      fields: [{ path: 'order', code: 'missing', detail: 'เลือกชุดพร้อมลำดับตอน หรือไม่เลือกทั้งสองอย่าง' }],
    })
  await tx
    .updateTable('video')
    .set({
      title,
      title_phrases,
      summary,
      category,
      series_key: series,
      series_order: order,
      updated_at: now,
      edited_by_staff_at: now,
    })
    .where('id', '=', id)
    .execute()
    .catch(explainSeries)
  const changed = { before: wordsOf(before), after: words }
  await recordStaffAct(tx, { actorId, act: 'video.edited', subject: { kind: 'video', id }, ...changed, now })
  return readVideo(tx, id)
}

/** Publishes or unpublishes a video. Idempotent. Throws video_not_found, captions_missing. */
export async function publishVideo(
  tx: Tx,
  { id, is_published: isPublished }: { id: string; is_published: boolean },
  { actorId, now }: Staff,
): Promise<StaffVideo> {
  const before = await lockVideo(tx, id)
  if ((before.standing === 'published') === isPublished) return before
  if (isPublished && before.from === 'file' && before.has_sound && !before.has_captions)
    throw refusal('captions_missing')
  const status = isPublished ? 'published' : 'unpublished'
  await sql`update video set status = ${status}, updated_at = ${now}, edited_by_staff_at = ${now},
    published_at = coalesce(published_at, ${now}) where id = ${id}`.execute(tx)
  const act = isPublished ? 'video.published' : 'video.unpublished'
  const changed = { before: { status: before.standing }, after: { status } }
  await recordStaffAct(tx, { actorId, act, subject: { kind: 'video', id }, ...changed, now })
  return readVideo(tx, id)
}

/** Adds a YouTube video as a draft. */
export async function addYoutubeVideo(
  tx: Tx,
  { youtube_id, seconds, ...typed }: Words & { youtube_id: string; seconds: number },
  { actorId, now }: Staff,
): Promise<StaffVideo> {
  const id = newId(now)
  const words = { ...typed, ...splitTitle(typed.title) }
  await tx
    .insertInto('video')
    .values({
      id,
      ...words,
      cover: JSON.stringify(coverOfOthers),
      source: JSON.stringify({ kind: 'youtube', id: youtube_id }),
      length_ms: seconds * 1000,
      has_sound: true,
      chapters: '[]',
      captions: '[]',
      sources: [],
      author_name: 'YouTube',
      status: 'draft',
      updated_at: now,
      edited_by_staff_at: now,
    })
    .execute()
  await tx.insertInto('video_stat').values({ video_id: id }).execute()
  const made = { before: null, after: { ...words, youtube_id } }
  await recordStaffAct(tx, { actorId, act: 'video.added', subject: { kind: 'video', id }, ...made, now })
  return readVideo(tx, id)
}

/** Adds an empty series. Throws series_exists. */
export async function addSeries(tx: Tx, series: { key: string; title: string }, { actorId, now }: Staff) {
  const made = await tx
    .insertInto('video_series')
    .values(series)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) throw refusal('series_exists')
  const subject = { kind: 'video_series', id: series.key } as const
  await recordStaffAct(tx, { actorId, act: 'video.series-added', subject, before: null, after: series, now })
  return series
}

/** Reads a video for staff and locks its row. Throws video_not_found. */
export async function lockVideo(tx: Tx, id: string): Promise<StaffVideo> {
  const { rows } = await sql`select from video where id = ${id} for no key update`.execute(tx)
  if (rows.length === 0) throw refusal('video_not_found')
  return readVideo(tx, id)
}

/** Reads a video for staff. Throws video_not_found. */
export async function readVideo(tx: Tx, id: string): Promise<StaffVideo> {
  const video = await findStaffVideo(tx, id)
  if (!video) throw refusal('video_not_found')
  return video
}

function wordsOf({ title, title_phrases, summary, category, series, order }: StaffVideo) {
  return { title, title_phrases, summary, category, series, order }
}

/** A foreign key violation means that the series does not exist. */
function explainSeries(error: unknown): never {
  if ((error as { code?: string }).code === '23503') throw refusal('series_unknown')
  throw error
}
