import type { Db, Tx } from '#db/open.ts'

/** The WebP of a picture that premiums show; null where there is none of this key. */
export async function readPremiumPicture(db: Db | Tx, key: string): Promise<Uint8Array | null> {
  const row = db.selectFrom('premium_picture').select('bytes').where('key', '=', key)
  return (await row.executeTakeFirst())?.bytes ?? null
}
