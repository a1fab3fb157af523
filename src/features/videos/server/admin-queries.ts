import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import type { Skill } from '#kit/skills.ts'
import { slugOf } from '#lib/slug.ts'
import type { FilmQuestion } from '../question-rules.ts'
import type { StaffVideo } from '../video-admin-contract.ts'
import { addressOfFile } from './file-rules.ts'

type Row = {
  id: string
  standing: StaffVideo['standing']
  title: string
  title_phrases: string[] | null
  summary: string
  category: Skill
  series_key: string | null
  series_order: number | null
  from: StaffVideo['from']
  has_sound: boolean
  has_captions: boolean
  question: FilmQuestion | null
  length_ms: number
  updated_at: Date
  view_count: number
  like_count: number
  cover: { art: string; alt: string }
  poster: string | null
}

const columns = sql`video.id, status as standing, title, title_phrases, summary, category, series_key, series_order, source ->> 'kind' as from, has_sound,
  jsonb_array_length(captions) > 0 as has_captions,
  length_ms, updated_at, question, view_count, like_count, cover, source ->> 'poster' as poster`
const tables = sql`video join video_stat on video_stat.video_id = video.id`

/** A page of all videos with all series: what is not published first, then the newest. */
export async function listStaffVideos(db: Db | Tx, { page, limit }: { page: number; limit: number }) {
  const [items, total, series] = await Promise.all([
    sql<Row>`select ${columns} from ${tables} order by ${isShown('video')}, video.id desc
      limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from video`.execute(db),
    sql<{ key: string; title: string }>`select key, title from video_series order by title collate "th-x-icu"`.execute(
      db,
    ),
  ])
  return { items: items.rows.map(toStaffVideo), total: total.rows[0]!.total, series: series.rows }
}

/** A video for staff; null when there is none. */
export async function findStaffVideo(db: Db | Tx, id: string): Promise<StaffVideo | null> {
  const { rows } = await sql<Row>`select ${columns} from ${tables} where video.id = ${id}`.execute(db)
  return rows[0] ? toStaffVideo(rows[0]) : null
}

function toStaffVideo({ series_key, series_order, length_ms, updated_at, cover, poster, ...row }: Row): StaffVideo {
  return {
    ...row,
    slug: slugOf(row.title),
    poster: { src: poster === null ? null : addressOfFile(poster), ...cover },
    version: updated_at.toISOString(),
    series: series_key,
    order: series_order,
    seconds: length_ms / 1000,
  }
}
