import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { pictureFileOf } from '#features/identity/pictures/server/picture-commands.ts'
import { sizeOfWebp } from '#lib/server/picture-limits.ts'
import type { Storage } from '#lib/server/storage.ts'
import { readAddress, sizeOfDrawing, uploadFault } from './picture-rules.ts'

export type Picture = { key: string; type: 'svg' | 'webp'; bytes: Uint8Array; width: number; height: number }

/** Bytes of an upload's WebP of 960 pixels: what a question makes a phone load. */
const largestUpload = 250_000
/** Longer than any page stays open, and than the backup is old that somebody goes back to. */
const keptMs = 7 * 24 * 3_600_000

/** A drawing of ours as it is kept. Throws on one that says no size. */
export function newPicture({ svg }: { svg: string }): Picture {
  const size = sizeOfDrawing(svg)
  if (!size) throw new Error('a drawing without a size')
  return keyed({ type: 'svg', bytes: Buffer.from(svg), ...size })
}

/** Keeps pictures that are to be named; what is kept already stays, and no sweep takes it meanwhile. */
export async function storePictures(tx: Tx, pictures: readonly Picture[], now: Date): Promise<void> {
  if (pictures.length === 0) return
  // Two questions may show the same one.
  const own = [...new Map(pictures.map((one) => [one.key, one])).values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  await tx
    .insertInto('question_picture')
    .values(own.map(({ bytes, ...one }) => ({ ...one, bytes: Buffer.from(bytes), made_at: now })))
    .onConflict((c) => c.column('key').doUpdateSet({ left_at: null }).where('question_picture.left_at', 'is not', null))
    .execute()
}

type Taking = { src: string; userId: string; storage: Storage; now: Date }

/**
 * The key of the picture at an address: one that questions have already, or a copy of what this editor uploaded, so that
 * nothing of the upload is needed any more. Answers a sentence in Thai where it cannot be shown.
 */
export async function takePicture(
  tx: Tx,
  { src, userId, storage, now }: Taking,
): Promise<{ key: string } | { fault: string }> {
  const place = readAddress(src)
  if (!place) return { fault: 'ไม่พบภาพนี้ เลือกไฟล์อีกครั้ง' }
  const { key, type } = place
  if (type) {
    const isKept = tx
      .updateTable('question_picture')
      .set({ left_at: null })
      .where('key', '=', key)
      .where('type', '=', type)
    return (await isKept.executeTakeFirst()).numUpdatedRows > 0n ? { key } : { fault: 'ไม่พบภาพนี้ เลือกไฟล์อีกครั้ง' }
  }
  const upload = tx.selectFrom('picture').select('key').where('user_id', '=', userId).where('key', '=', key)
  const bytes = (await upload.executeTakeFirst()) && (await storage.read(pictureFileOf(key, '960.webp')!))
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
 * Takes away the pictures that no question has named for a week, from the first sweep on that found them so. Who names one
 * meanwhile holds its row: such are left for the next sweep. May run twice; daily.
 */
export async function sweepPictures(db: Db, now: Date): Promise<void> {
  const isNamed = sql`exists (select from question where picture_key = question_picture.key)`
  await sql`
    update question_picture set left_at = case when ${isNamed} then null else ${now}::timestamptz end
    where key in (
      select key from question_picture where (left_at is not null) = ${isNamed} order by key for update skip locked
    )`.execute(db)
  const due = new Date(now.getTime() - keptMs)
  await sql`
    delete from question_picture where key in (
      select key from question_picture where left_at <= ${due} and not ${isNamed} order by key for update skip locked
    )`.execute(db)
}

function keyed(picture: Omit<Picture, 'key'>): Picture {
  return { ...picture, key: createHash('sha256').update(picture.bytes).digest('base64url') }
}
