import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import type { Skill } from '#kit/skills.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Storage } from '#lib/server/storage.ts'
import { splitTitle } from '#lib/title-phrases.ts'
import { parseCaptions } from '../captions-rules.ts'
import { type StaffVideo, videoAdminErrors } from '../video-admin-contract.ts'
import { longestVideo } from '../video-contract.ts'
import { lockVideo, readVideo } from './admin-commands.ts'
import { type FileKind, nameOfFile } from './file-rules.ts'
import { type FilmFacts, kindOfFilm, readFilm } from './film-rules.ts'
import type { StoredSource } from './queries.ts'

const refusal = refusals(videoAdminErrors)
const faultCodes = { type: 'film_type', coding: 'film_coding', length: 'film_length', broken: 'film_broken' } as const
/** The picture of films without a still of ours. */
const coverOfFilm = { art: 'phone-scam', alt: 'ภาพประกอบวิดีโอ' }

/** The storage name of an uploaded film (app/files/video-files.ts). */
const placeOf = (name: string) => `videos/${name}`
/** A unique name: addresses are immutable. */
const newName = (kind: FileKind) => nameOfFile('film', randomBytes(8).toString('hex'), kind)

export type StoredFilm = FilmFacts & { name: string; bytes: number }

/**
 * Streams a film to the storage and reads its header; an invalid one is removed. Throws film_type (before anything is
 * written), film_coding, film_length, film_broken.
 */
export async function storeFilm(storage: Storage, chunks: AsyncIterable<Uint8Array>): Promise<StoredFilm> {
  const pieces = chunks[Symbol.asyncIterator]()
  const first = await takeFirst(pieces)
  const kind = kindOfFilm(first)
  if (!kind) throw refusal('film_type')
  const name = newName(kind)
  const bytes = await storage.write(placeOf(name), joined(first, pieces))
  const read = (from: number, length: number) => readPart(storage, name, { from, length, size: bytes })
  const facts = await readFilm(read, bytes)
  const fault = 'fault' in facts ? facts.fault : facts.seconds > longestVideo ? 'length' : null
  if (fault || 'fault' in facts) {
    await dropFilm(storage, name)
    throw refusal(faultCodes[fault ?? 'broken'])
  }
  return { ...facts, name, bytes }
}

/** Removes a file that no video refers to. */
export function dropFilm(storage: Storage, name: string): Promise<void> {
  return storage.remove(placeOf(name))
}

/** Enough of the beginning to detect the type. */
async function takeFirst(pieces: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let first = new Uint8Array()
  while (first.length < 64) {
    const { done, value } = await pieces.next()
    if (done) return first
    first = Buffer.concat([first, value])
  }
  return first
}

async function* joined(first: Uint8Array, pieces: AsyncIterator<Uint8Array>) {
  yield first
  yield* { [Symbol.asyncIterator]: () => pieces }
}

type Part = { from: number; length: number; size: number }

async function readPart(storage: Storage, name: string, { from, length, size }: Part): Promise<Uint8Array> {
  const end = Math.min(size, from + length) - 1
  if (end < from) return new Uint8Array()
  const file = await storage.open(placeOf(name), { start: from, end })
  return file ? Buffer.concat(await Readable.from(file.stream).toArray()) : new Uint8Array()
}

type Staff = { actorId: string; now: Date }
type Words = { title: string; summary: string; category: Skill }

/** Adds a stored film as a draft. `captions` is the name of its empty captions file. */
export async function addFilm(
  tx: Tx,
  { film, captions, ...typed }: Words & { film: StoredFilm; captions: string },
  { actorId, now }: Staff,
): Promise<StaffVideo> {
  const id = newId(now)
  const words = { ...typed, ...splitTitle(typed.title) }
  const { name: video, bytes, width, height, kind } = film
  const source: StoredSource = { kind: 'file', video, type: `video/${kind}`, bytes, width, height, captions }
  await tx
    .insertInto('video')
    .values({
      id,
      ...words,
      cover: JSON.stringify(coverOfFilm),
      source: JSON.stringify(source),
      length_ms: Math.max(1, Math.round(film.seconds * 1000)),
      has_sound: film.hasSound,
      chapters: '[]',
      captions: '[]',
      sources: [],
      author_name: 'กองบรรณาธิการ Koinklass',
      status: 'draft',
      updated_at: now,
      edited_by_staff_at: now,
    })
    .execute()
  await tx.insertInto('video_stat').values({ video_id: id }).execute()
  const after = { ...words, file: video, bytes }
  await recordStaffAct(tx, { actorId, act: 'video.added', subject: { kind: 'video', id }, before: null, after, now })
  return readVideo(tx, id)
}

/** Stores captions under a unique name. */
export async function storeCaptions(storage: Storage, vtt: string): Promise<string> {
  const name = newName('vtt')
  await storage.put(placeOf(name), Buffer.from(vtt))
  return name
}

/** The fault of captions, in Thai; null when they are valid. */
export function findCaptionsFault(vtt: string): string | null {
  try {
    return parseCaptions(vtt).length > 0 ? null : 'ยังไม่มีข้อความสักท่อน'
  } catch (error) {
    if (error instanceof SyntaxError) return error.message
    throw error
  }
}

type Captions = { id: string; version: string; vtt: string; file: string }

/**
 * Replaces the captions of a film by a stored file. `version` is the one that was read (optimistic locking). Throws
 * video_not_found, video_changed, captions_elsewhere (a video of another site).
 */
export async function setCaptions(
  tx: Tx,
  { id, version, vtt, file }: Captions,
  { actorId, now }: Staff,
): Promise<StaffVideo> {
  const before = await lockVideo(tx, id)
  if (before.version !== version) throw refusal('video_changed')
  if (before.from !== 'file') throw refusal('captions_elsewhere')
  const { source } = await tx.selectFrom('video').select('source').where('id', '=', id).executeTakeFirstOrThrow()
  await tx
    .updateTable('video')
    .set({
      captions: JSON.stringify(parseCaptions(vtt)),
      source: JSON.stringify({ ...(source as StoredSource), captions: file }),
      updated_at: now,
      edited_by_staff_at: now,
    })
    .where('id', '=', id)
    .execute()
  const act = { actorId, act: 'video.captions-changed' as const, subject: { kind: 'video' as const, id }, now }
  await recordStaffAct(tx, { ...act, before: { has_captions: before.has_captions }, after: { file } })
  return readVideo(tx, id)
}
