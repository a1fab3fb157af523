import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { compareContent } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { readContentFolder } from '#lib/server/content-files.ts'
import { newId } from '#lib/server/new-id.ts'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { parseCaptions } from '../captions-rules.ts'
import { VideoContent } from '../content.ts'
import type { Cue } from '../video-contract.ts'
import { type FileKind, nameOfFile } from './file-rules.ts'
import type { StoredSource } from './queries.ts'

/** Increase it when this file makes other rows from the same content. */
const rowForm = 5
/** The sizes of all our rendered films (studio/videos/render.ts). */
const size = { wide: { width: 960, height: 540 }, tall: { width: 540, height: 960 } }

export type VideoFiles = { content: VideoContent; cues: Cue[]; source: StoredSource }

/**
 * Reads the videos of a folder (content/videos) with the names of their files. Throws an error that names an invalid
 * file.
 */
export async function readVideos(folder: URL): Promise<VideoFiles[]> {
  const files = await readContentFolder(folder, VideoContent)
  return Promise.all(
    files.map(async ({ content }) => {
      const { key } = content
      const [film, captions, poster, tallFilm, tallPoster] = await Promise.all([
        readFile(folder, key, 'mp4'),
        readFile(folder, key, 'vtt'),
        readFile(folder, key, 'webp'),
        readFile(folder, `${key}.tall`, 'mp4'),
        readFile(folder, `${key}.tall`, 'webp'),
      ])
      const tall = { video: tallFilm.name, poster: tallPoster.name, bytes: tallFilm.bytes.length, ...size.tall }
      const files = { video: film.name, captions: captions.name, poster: poster.name, tall }
      const source = { kind: 'file', type: 'video/mp4', bytes: film.bytes.length, ...size.wide, ...files } as const
      return { content, cues: parseCaptions(captions.bytes.toString()), source }
    }),
  )
}

async function readFile(folder: URL, name: string, kind: FileKind) {
  const bytes = await fs.readFile(new URL(`${name}.${kind}`, folder))
  return { bytes, name: nameOfFile(name, createHash('sha256').update(bytes).digest('hex'), kind) }
}

/**
 * Imports the videos of content files, published on their dates. Unchanged rows and rows edited by staff are left
 * alone. Safe to run in several processes at once.
 */
export async function importVideos(tx: Tx, videos: VideoFiles[], now: Date): Promise<void> {
  const stored = await tx.selectFrom('video').select(['key', 'content_hash', 'edited_by_staff_at']).execute()
  const { fresh } = compareContent(videos, { keyOf: ({ content }) => content.key, stored, rowForm })
  for (const { content, hash } of fresh) await storeVideo(tx, content, hash, now)
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

/** Creates a series by its key, or updates its title. */
async function storeSeries(tx: Tx, { key, title }: { key: string; title: string }): Promise<void> {
  await tx
    .insertInto('video_series')
    .values({ key, title })
    .onConflict((c) => c.column('key').doUpdateSet({ title }))
    .execute()
}

function rowOf({ content, cues, source }: VideoFiles) {
  const {
    category,
    series,
    title,
    titlePhrases,
    summary,
    cover,
    seconds,
    hasSound,
    chapters,
    sources,
    author,
    article,
    question,
  } = content
  return {
    category,
    series_key: series?.key ?? null,
    series_order: series?.order ?? null,
    title,
    title_phrases: titlePhrases ?? null,
    summary,
    cover: JSON.stringify(cover),
    source: JSON.stringify(source),
    length_ms: seconds * 1000,
    has_sound: hasSound,
    chapters: JSON.stringify(chapters),
    captions: JSON.stringify(cues),
    sources,
    question: JSON.stringify(question),
    author_name: author,
    article_key: article ?? null,
  }
}
