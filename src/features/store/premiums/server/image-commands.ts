import { premiumArtNames } from '#art/names/premium-art-names.ts'
import type { Tx } from '#db/open.ts'
import { pictureFileOf } from '#features/identity/pictures/server/picture-commands.ts'
import type { FieldFault } from '#lib/errors.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { Storage } from '#lib/server/storage.ts'
import type { PremiumForm } from '../admin-contract.ts'
import { drawingPath } from '../picture-rules.ts'

const upload = /^\/media\/([\w-]{43})\/960\.webp$/
const drawings: ReadonlySet<string> = new Set(premiumArtNames.map(drawingPath))
const notFound = 'ไม่พบภาพนี้ เลือกไฟล์อีกครั้ง'
/** What a phone should have to load. */
const largest = 250_000

type Keeping = { form: PremiumForm; place: string; actorId: string; storage: Storage; now: Date }

/**
 * Copies the uploads that a form names, under their own addresses, so that they stay when the editor goes. Refuses with
 * invalid_input, at the field, what is neither a drawing of ours, nor there already, nor an upload of this editor, or is too
 * heavy.
 */
export async function saveImages(tx: Tx, { form, place, actorId, storage, now }: Keeping): Promise<void> {
  const named = [
    { path: `${place}image`, src: form.image },
    ...form.gallery.map(({ src }, i) => ({ path: `${place}gallery.${i}.src`, src })),
  ]
  const fields: FieldFault[] = []
  for (const { path, src } of named) {
    const key = upload.exec(src)?.[1]
    const detail = key ? await saveImage(tx, { key, actorId, storage, now }) : drawings.has(src) ? null : notFound
    if (detail) fields.push({ path, code: 'custom', detail })
  }
  if (fields.length > 0) throw commonRefusal('invalid_input', { fields })
}

/** A sentence in Thai where the picture cannot be shown. */
async function saveImage(
  tx: Tx,
  { key, actorId, storage, now }: Pick<Keeping, 'actorId' | 'storage' | 'now'> & { key: string },
): Promise<string | null> {
  const saved = await tx.selectFrom('premium_image').select('key').where('key', '=', key).executeTakeFirst()
  if (saved) return null
  const own = tx.selectFrom('picture').select('key').where('user_id', '=', actorId).where('key', '=', key)
  const bytes = (await own.executeTakeFirst()) && (await storage.read(pictureFileOf(key, '960.webp')!))
  if (!bytes) return notFound
  if (bytes.length > largest) return 'ภาพนี้ใหญ่เกินไปสำหรับมือถือ ย่อหรือใช้ภาพที่เรียบกว่านี้'
  await tx
    .insertInto('premium_image')
    .values({ key, bytes: Buffer.from(bytes), made_at: now })
    .onConflict((c) => c.doNothing())
    .execute()
  return null
}
