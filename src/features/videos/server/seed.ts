import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { z } from 'zod/mini'
import type { Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { parseCaptions } from '../captions-rules.ts'
import { VideoContent } from '../content.ts'
import type { Cue } from '../video-contract.ts'
import { type FileKind, nameOfFile } from './file-rules.ts'
import type { StoredSource } from './queries.ts'

/** Raised when this file makes other rows out of the same content. */
const rowForm = 1
/** All films of ours are drawn so large (scripts/render-videos.mjs). */
const size = { width: 960, height: 540 }

export type VideoFiles = { content: VideoContent; cues: Cue[]; source: StoredSource }

/** The videos of a folder (content/videos) with the names of their files. Throws, naming the file, on one that is wrong. */
export async function readVideos(folder: URL): Promise<VideoFiles[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const parsed = z.safeParse(VideoContent, JSON.parse(await fs.readFile(new URL(name, folder), 'utf8')))
      if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`)
      const { key } = parsed.data
      const read = (kind: FileKind) => readFile(folder, key, kind)
      const [film, captions, poster] = await Promise.all([read('mp4'), read('vtt'), read('webp')])
      const files = { video: film.name, captions: captions.name, poster: poster.name }
      const source = { kind: 'file', type: 'video/mp4', bytes: film.bytes.length, ...size, ...files } as const
      return { content: parsed.data, cues: parseCaptions(captions.bytes.toString()), source }
    }),
  )
}

async function readFile(folder: URL, key: string, kind: FileKind) {
  const bytes = await fs.readFile(new URL(`${key}.${kind}`, folder))
  return { bytes, name: nameOfFile(key, createHash('sha256').update(bytes).digest('hex'), kind) }
}

/**
 * Brings the videos of content files into the database, published on their given day. A row whose files are unchanged is
 * not touched; one that staff edited is left as it is. Processes that start together may all call it.
 */
export async function importVideos(tx: Tx, videos: VideoFiles[], now: Date): Promise<void> {
  const stored = await tx.selectFrom('video').select(['key', 'content_hash', 'edited_by_staff_at']).execute()
  const rowOf = new Map(stored.map((row) => [row.key, row]))
  for (const video of videos.toSorted((a, b) => (a.content.key < b.content.key ? -1 : 1))) {
    const row = rowOf.get(video.content.key)
    const hash = createHash('sha256')
      .update(JSON.stringify([rowForm, video]))
      .digest('base64url')
    if (!row?.edited_by_staff_at && row?.content_hash !== hash) await storeVideo(tx, video, hash, now)
  }
}

async function storeVideo(tx: Tx, video: VideoFiles, hash: string, now: Date) {
  const { series, key, published } = video.content
  if (series) await storeSeries(tx, series)
  const publishedAt = startOfBangkokDay(published)
  const values = { ...rowOf(video), published_at: publishedAt, content_hash: hash }
  const { id } = await tx
    .insertInto('video')
    .values({ ...values, id: newId(publishedAt), key, status: 'published', updated_at: publishedAt })
    .onConflict((c) => c.column('key').doUpdateSet({ ...values, updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('video_stat')
    .values({ video_id: id })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** A series by its key, made or given its title. */
async function storeSeries(tx: Tx, { key, title }: { key: string; title: string }): Promise<void> {
  await tx
    .insertInto('video_series')
    .values({ key, title })
    .onConflict((c) => c.column('key').doUpdateSet({ title }))
    .execute()
}

function rowOf({ content, cues, source }: VideoFiles) {
  const { category, series, title, summary, cover, seconds, hasSound, chapters, sources, author } = content
  return {
    category,
    series_key: series?.key ?? null,
    series_order: series?.order ?? null,
    title,
    summary,
    cover: JSON.stringify(cover),
    source: JSON.stringify(source),
    length_ms: seconds * 1000,
    has_sound: hasSound,
    chapters: JSON.stringify(chapters),
    captions: JSON.stringify(cues),
    sources,
    author_name: author,
  }
}
