import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { pictureFileOf } from '#features/identity/pictures/server/picture-commands.ts'
import { sizeOfWebp } from '#lib/server/pictures/picture-limits.ts'
import type { Storage } from '#lib/server/storage.ts'
import { readAddress, sizeOfDrawing, uploadFault } from './picture-rules.ts'

export type Picture = { key: string; type: 'svg' | 'webp'; bytes: Uint8Array; width: number; height: number }

/** The size limit in bytes of an upload's WebP of 960 pixels, which phones have to load. */
const largestUpload = 250_000
/** Longer than a page stays open, and than the age of a backup that may be restored. */
const retentionMs = 7 * 24 * 3_600_000

/** A drawing of ours as a stored picture. Throws when it has no size. */
export function newPicture({ svg }: { svg: string }): Picture {
  const size = sizeOfDrawing(svg)
  if (!size) throw new Error('a drawing without a size')
  return keyed({ type: 'svg', bytes: Buffer.from(svg), ...size })
}

/** Stores pictures that will be referenced; existing ones stay, and their row locks keep the sweep away. */
export async function storePictures(tx: Tx, pictures: readonly Picture[], now: Date): Promise<void> {
  if (pictures.length === 0) return
  // Two questions may show the same picture.
  const own = [...new Map(pictures.map((one) => [one.key, one])).values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  await tx
    .insertInto('question_picture')
    .values(own.map(({ bytes, ...one }) => ({ ...one, bytes: Buffer.from(bytes), made_at: now })))
    .onConflict((c) => c.column('key').doUpdateSet({ left_at: null }).where('question_picture.left_at', 'is not', null))
    .execute()
}

type Taking = { src: string; userId: string; storage: Storage | null; now: Date }

/**
 * The key of the picture at an address: an existing one, or a copy of this editor's upload, so that the upload itself
 * is no longer needed. Returns a fault in Thai when it cannot be used.
 */
export async function takePicture(
  tx: Tx,
  { src, userId, storage, now }: Taking,
): Promise<{ key: string } | { fault: string }> {
  const place = readAddress(src)
  if (!place) return { fault: 'ไม่พบภาพนี้ เลือกไฟล์อีกครั้ง' }
  const { key, type } = place
  if (type) {
    const isSaved = tx
      .updateTable('question_picture')
      .set({ left_at: null })
      .where('key', '=', key)
      .where('type', '=', type)
    return (await isSaved.executeTakeFirst()).numUpdatedRows > 0n ? { key } : { fault: 'ไม่พบภาพนี้ เลือกไฟล์อีกครั้ง' }
  }
  const upload = tx.selectFrom('picture').select('key').where('user_id', '=', userId).where('key', '=', key)
  const bytes = storage && (await upload.executeTakeFirst()) && (await storage.read(pictureFileOf(key, '960.webp')!))
  if (!bytes) return { fault: 'ไม่พบภาพนี้ เลือกไฟล์อีกครั้ง' }
  if (bytes.length > largestUpload) return { fault: 'ภาพนี้ใหญ่เกินไปสำหรับมือถือ ย่อหรือใช้ภาพที่เรียบกว่านี้' }
  const size = sizeOfWebp(bytes)
  const fault = uploadFault(size)
  if (fault) return { fault }
  const picture = keyed({ type: 'webp', bytes, ...size })
  await storePictures(tx, [picture], now)
  return { key: picture.key }
}

/**
 * Deletes pictures that have been unreferenced for a week, counted from the first sweep that found them so. Rows locked
 * by a transaction that references them are left to the next sweep. Idempotent; runs daily.
 */
export async function sweepPictures(db: Db, now: Date): Promise<void> {
  const isNamed = sql`exists (select from question where picture_key = question_picture.key)`
  await sql`
    update question_picture set left_at = case when ${isNamed} then null else ${now}::timestamptz end
    where key in (
      select key from question_picture where (left_at is not null) = ${isNamed} order by key for update skip locked
    )`.execute(db)
  const due = new Date(now.getTime() - retentionMs)
  await sql`
    delete from question_picture where key in (
      select key from question_picture where left_at <= ${due} and not ${isNamed} order by key for update skip locked
    )`.execute(db)
}

function keyed(picture: Omit<Picture, 'key'>): Picture {
  return { ...picture, key: createHash('sha256').update(picture.bytes).digest('base64url') }
}
