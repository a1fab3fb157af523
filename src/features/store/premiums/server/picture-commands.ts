import { createHash } from 'node:crypto'
import type { Tx } from '#db/open.ts'
import { pictureFileOf } from '#features/identity/pictures/server/picture-commands.ts'
import type { FieldFault } from '#lib/errors.ts'
import type { Storage } from '#lib/server/storage.ts'
import type { PremiumForm } from '../admin-contract.ts'
import { isDrawing, picturePath, readPicturePath } from '../picture-rules.ts'

/** Bytes of an upload's WebP of 960 pixels: what a premium makes a phone load. */
const largestUpload = 250_000
const notThere = 'ไม่พบภาพนี้ เลือกภาพอีกครั้ง'

type Editor = { userId: string; storage: Storage; now: Date }

/**
 * A form whose pictures are the house's own: a drawing, a picture that premiums have already, or a copy of what this editor
 * uploaded, so that nothing of the upload is needed any more. `kept` are the addresses that the premium shows already. Faults name
 * the fields whose picture cannot be shown.
 */
export async function takePictures(
  tx: Tx,
  form: PremiumForm,
  { kept, ...editor }: Editor & { kept: readonly string[] },
): Promise<{ form: PremiumForm; faults: FieldFault[] }> {
  const faults: FieldFault[] = []
  const take = async (path: string, src: string) => {
    const taken = kept.includes(src) ? { src } : await takePicture(tx, src, editor)
    if ('src' in taken) return taken.src
    faults.push({ path, code: 'custom', detail: taken.fault })
    return src
  }
  const image = await take('image', form.image)
  const gallery: PremiumForm['gallery'] = []
  for (const [i, one] of form.gallery.entries()) gallery.push({ ...one, src: await take(`gallery.${i}.src`, one.src) })
  return { form: { ...form, image, gallery }, faults }
}

async function takePicture(
  tx: Tx,
  src: string,
  { userId, storage, now }: Editor,
): Promise<{ src: string } | { fault: string }> {
  if (isDrawing(src)) return { src }
  const place = readPicturePath(src)
  if (!place) return { fault: notThere }
  if (!place.isUpload) {
    const stored = tx.selectFrom('premium_picture').select('key').where('key', '=', place.key)
    return (await stored.executeTakeFirst()) ? { src } : { fault: notThere }
  }
  const upload = tx.selectFrom('picture').select('key').where('user_id', '=', userId).where('key', '=', place.key)
  const bytes = (await upload.executeTakeFirst()) && (await storage.read(pictureFileOf(place.key, '960.webp')!))
  if (!bytes) return { fault: notThere }
  if (bytes.length > largestUpload) return { fault: 'ภาพนี้ใหญ่เกินไปสำหรับมือถือ ย่อหรือใช้ภาพที่เรียบกว่านี้' }
  const key = createHash('sha256').update(bytes).digest('base64url')
  await tx
    .insertInto('premium_picture')
    .values({ key, bytes: Buffer.from(bytes), made_at: now })
    .onConflict((c) => c.doNothing())
    .execute()
  return { src: picturePath(key) }
}
