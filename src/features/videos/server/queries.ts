import { type RawBuilder, sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { Skill } from '#kit/skills.ts'
import { refusals } from '#lib/errors.ts'
import { slugOf } from '#lib/slug.ts'
import { videoPath } from '../path-rules.ts'
import { asked, type FilmQuestion } from '../question-rules.ts'
import { publicSource } from '../source-rules.ts'
import {
  type Chapter,
  type Cue,
  type VideoItem,
  type VideoSource,
  type VideoView,
  videoErrors,
} from '../video-contract.ts'
import { addressOfFile } from './file-rules.ts'

const refusal = refusals(videoErrors)
const othersCount = 3

/** The content of `video.source`. Names are those of files (file-rules.ts), never paths. */
export type StoredSource =
  | {
      kind: 'file'
      video: string
      type: 'video/mp4' | 'video/webm'
      bytes: number
      width: number
      height: number
      captions: string
      /** Absent for uploaded films. */
      poster?: string
      /** The same film as a tall picture for phones, of the same length; absent for uploaded films. */
      tall?: { video: string; poster: string; bytes: number; width: number; height: number }
    }
  | { kind: 'youtube'; id: string }

type ItemRow = {
  id: string
  category: Skill
  series_key: string | null
  series_title: string | null
  series_order: number | null
  title: string
  title_phrases: string[] | null
  summary: string
  cover: { art: string; alt: string }
  source: StoredSource
  length_ms: number
  has_sound: boolean
  published_at: Date
  view_count: number
  like_count: number
}
type ViewRow = ItemRow & {
  chapters: Chapter[]
  captions: Cue[]
  sources: string[]
  question: FilmQuestion | null
  author_name: string
  updated_at: Date
}

const itemColumns = sql`video.id, video.category, video.series_key, video_series.title as series_title, video.series_order,
  video.title, video.title_phrases, video.summary, video.cover, video.source, video.length_ms, video.has_sound, video.published_at,
  video_stat.view_count, video_stat.like_count`
const itemTables = sql`video join video_stat on video_stat.video_id = video.id
  left join video_series on video_series.key = video.series_key`

/** A condition on `video`: published, with this id or key (a key never has the form of an id). */
export function whereShown(ref: string): RawBuilder<unknown> {
  const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(ref)
  return sql`${isShown('video')} and ${isId ? sql`video.id = ${ref}` : sql`video.key = ${ref}`}`
}

type Filter = { category?: Skill | undefined; series?: string | undefined }

/** A page of published videos, newest first, or a series in its order; with all filters. */
export async function listVideos(
  db: Db | Tx,
  { category, series, page, limit }: Filter & { page: number; limit: number },
) {
  const which = sql`${isShown('video')} ${category ? sql`and video.category = ${category}` : sql``}
    ${series ? sql`and video.series_key = ${series}` : sql``}`
  const order = series ? sql`video.series_order, video.id` : sql`video.published_at desc, video.id desc`
  const [items, total, categories, all] = await Promise.all([
    sql<ItemRow>`select ${itemColumns} from ${itemTables} where ${which}
      order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from video where ${which}`.execute(db),
    sql<{ category: Skill }>`select distinct category from video where ${isShown('video')}`.execute(db),
    sql<{ key: string; title: string }>`select key, title from video_series where exists (
      select from video where ${isShown('video')} and series_key = video_series.key) order by title collate "th-x-icu"`.execute(
      db,
    ),
  ])
  return {
    items: items.rows.map(toItem),
    total: total.rows[0]!.total,
    categories: Skill.options.filter((skill) => categories.rows.some(({ category }) => category === skill)),
    series: all.rows,
  }
}

/** A published video for its page. Throws video_not_found. */
export async function showVideo(db: Db | Tx, ref: string, now: Date): Promise<VideoView> {
  const { rows } = await sql<ViewRow>`
    select ${itemColumns}, video.chapters, video.captions, video.sources, video.question, video.author_name, video.updated_at
    from ${itemTables} where ${whereShown(ref)}`.execute(db)
  const row = rows[0]
  if (!row) throw refusal('video_not_found')
  const [next, rate] = await Promise.all([findNext(db, row), readRate(db, 'video.watched', now)])
  return {
    ...toItem(row),
    source: toSource(row.source),
    chapters: row.chapters,
    cues: row.captions,
    sources: row.sources.map(publicSource).filter((source) => source !== ''),
    question: row.question && asked(row.question),
    author_name: row.author_name,
    updated_at: row.updated_at.toISOString(),
    reward: { koin: rate.koin, points: rate.points, quota: rate.quota ?? 0 },
    next,
    others: await listOthers(db, row, next?.id ?? null),
  }
}

/** A published video by id or key, as a list item; null when there is none. */
export async function findVideoItem(db: Db | Tx, ref: string): Promise<VideoItem | null> {
  const { rows } = await sql<ItemRow>`select ${itemColumns} from ${itemTables} where ${whereShown(ref)}`.execute(db)
  return rows[0] ? toItem(rows[0]) : null
}

/** The published ones of these videos, in the given order, as list items. */
export async function findVideoItems(db: Db | Tx, ids: string[]): Promise<VideoItem[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ItemRow>`select ${itemColumns} from ${itemTables}
    where ${isShown('video')} and video.id = any (${ids}::uuid[])
    order by array_position(${ids}::uuid[], video.id)`.execute(db)
  return rows.map(toItem)
}

/** The addresses of all published videos, for the sitemap. */
export async function listShownVideos(db: Db | Tx): Promise<{ href: string; updated_at: Date }[]> {
  const { rows } = await sql<{ id: string; title: string; updated_at: Date }>`
    select id, title, updated_at from video where ${isShown('video')} order by id`.execute(db)
  return rows.map(({ id, title, updated_at }) => ({ href: hrefOfVideo(id, title), updated_at }))
}

/** Whether any published video is on YouTube: only then may pages frame it. */
export async function hasForeignVideo(db: Db | Tx): Promise<boolean> {
  const { rows } =
    await sql`select from video where ${isShown('video')} and source ->> 'kind' = 'youtube' limit 1`.execute(db)
  return rows.length > 0
}

/** The path of a video's page. */
export function hrefOfVideo(id: string, title: string): string {
  return videoPath({ id, slug: slugOf(title) })
}

async function findNext(db: Db | Tx, { id, series_key, series_order }: ItemRow): Promise<VideoItem | null> {
  if (series_key === null) return null
  const { rows } = await sql<ItemRow>`select ${itemColumns} from ${itemTables}
    where ${isShown('video')} and video.series_key = ${series_key}
      and (video.series_order, video.id) > (${series_order}, ${id}) order by video.series_order, video.id limit 1`.execute(
    db,
  )
  return rows[0] ? toItem(rows[0]) : null
}

async function listOthers(db: Db | Tx, { id, category }: ItemRow, nextId: string | null): Promise<VideoItem[]> {
  const { rows } = await sql<ItemRow>`select ${itemColumns} from ${itemTables}
    where ${isShown('video')} and video.id <> all (${nextId ? [id, nextId] : [id]}::uuid[])
    order by video.category = ${category} desc, video.published_at desc, video.id desc limit ${othersCount}`.execute(db)
  return rows.map(toItem)
}

function toItem(row: ItemRow): VideoItem {
  const { series_key, series_title, series_order, cover, source, length_ms, published_at } = row
  const isFile = source.kind === 'file'
  return {
    id: row.id,
    slug: slugOf(row.title),
    category: row.category,
    series: series_key === null ? null : { key: series_key, title: series_title!, order: series_order! },
    title: row.title,
    title_phrases: row.title_phrases,
    summary: row.summary,
    poster: { src: isFile && source.poster ? addressOfFile(source.poster) : null, ...cover },
    seconds: length_ms / 1000,
    has_sound: row.has_sound,
    bytes: isFile ? Math.max(source.bytes, source.tall?.bytes ?? 0) : null,
    published_at: published_at.toISOString(),
    view_count: row.view_count,
    like_count: row.like_count,
  }
}

function toSource(source: StoredSource): VideoSource {
  if (source.kind === 'youtube') return { kind: 'youtube', youtube_id: source.id }
  const { type, width, height, tall } = source
  return {
    kind: 'file',
    src: addressOfFile(source.video),
    type,
    width,
    height,
    captions: addressOfFile(source.captions),
    tall: tall
      ? {
          src: addressOfFile(tall.video),
          poster: addressOfFile(tall.poster),
          width: tall.width,
          height: tall.height,
        }
      : null,
  }
}
