import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { commonRefusal } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { makeAvif, type Squares } from '#lib/server/pictures.ts'
import type { Storage } from '#lib/server/storage.ts'

export const pictureWidths = [96, 256, 512] as const
/** Those of pictures in posts; the one in the middle is what a post names. */
export const postPictureWidths = [480, 960, 1600] as const
/** The job that takes the files of a replaced picture away. */
export const dropPictureTask = 'drop-picture'

/** The job that makes a post's picture smaller for browsers that know AVIF. */
export const makeAvifTask = 'make-avif'

/** A replaced picture stays as long as a stored profile in another tab may still name it: an access token's life and some. */
const keptMs = 20 * 60_000
/** An upload that took longer than this has died half-way. */
const adoptedMs = 3_600_000

type NewPicture = { userId: string; squares: Squares; purpose?: 'avatar' | 'post'; now: Date }

const folderOf = (key: string) => `pictures/${key}`
const imageOf = (key: string) => `/media/${key}/256.webp`

/** The name of a stored picture's file by its address; null for what is no such address. */
export function pictureFileOf(key: string, file: string): string | null {
  const files = [
    ...[...pictureWidths, ...postPictureWidths].map((width) => `${width}.webp`),
    ...postPictureWidths.map((width) => `${width}.avif`),
  ]
  const isOne = /^[\w-]{43}$/.test(key) && files.includes(file)
  return isOne ? `${folderOf(key)}/${file}` : null
}

/** The file of a picture that is handed out with its owner's data. */
export function largeFileOf(key: string, purpose: string): string | null {
  return pictureFileOf(key, purpose === 'post' ? '1600.webp' : '512.webp')
}

/**
 * Stores the squares of a picture, or the sizes of a post's, and answers its key: a hash of its content and of this upload, so that an address
 * never changes what it shows and no two people share one. The row is there before the first file: whatever dies
 * half-way leaves a row, by which the sweep finds the files.
 */
export async function storePicture(
  { db, storage }: { db: Db; storage: Storage },
  { userId, squares, purpose = 'avatar', now }: NewPicture,
): Promise<string> {
  const hash = createHash('sha256').update(newId(now))
  for (const bytes of squares.values()) hash.update(bytes)
  const key = hash.digest('base64url')
  await db.insertInto('picture').values({ user_id: userId, key, purpose, made_at: now }).execute()
  for (const [width, bytes] of squares) await storage.put(`${folderOf(key)}/${width}.webp`, bytes)
  if (purpose === 'post')
    await sql`
      select from graphile_worker.add_job(${makeAvifTask}, payload => ${JSON.stringify({ userId, key })}::json)`.execute(
      db,
    )
  return key
}

/** Makes the smaller AVIF of each size of a picture in a post; a picture that is gone gets none. May run twice. */
export async function makeAvifs({ db, storage }: Parts, { userId, key }: { userId: string; key: string }) {
  for (const width of postPictureWidths) {
    const webp = await storage.read(`${folderOf(key)}/${width}.webp`)
    const avif = webp && (await makeAvif(webp))
    if (avif) await storage.put(`${folderOf(key)}/${width}.avif`, avif)
  }
  const row = db.selectFrom('picture').select('key').where('user_id', '=', userId).where('key', '=', key)
  // Swept while this ran: what was written after it would stay for ever.
  if (!(await row.executeTakeFirst())) await storage.removeFolder(folderOf(key))
}

/** Makes a stored picture the person's own; the one before it is dropped by a job. */
export async function adoptPicture(tx: Tx, { userId, key, now }: { userId: string; key: string; now: Date }) {
  const before = await holdImage(tx, userId)
  // Erased meanwhile: the sweep takes the files.
  if (before === null) throw commonRefusal('signed_out')
  const stored = await tx
    .selectFrom('picture')
    .select('key')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  // Swept already, so there are no files to show.
  if (!stored) throw commonRefusal('unexpected')
  await tx
    .updateTable('user_account')
    .set((e) => ({ display_image: imageOf(key), version: e('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
  await dropLater(tx, { userId, image: before, now })
}

/** What a person shows, held still: who adopts and who drops take turns at the person's row. Null for nobody. */
async function holdImage(tx: Tx, userId: string): Promise<string | null> {
  const person = await tx
    .selectFrom('user_account')
    .select('display_image')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return person?.display_image ?? null
}

/** Has the files of a picture taken away by a job; a generated avatar has none. */
export async function dropLater(tx: Tx, { userId, image, now }: { userId: string; image: string; now: Date }) {
  const key = image.match(/^\/media\/([\w-]{43})\//)?.[1]
  if (!key) return
  const at = new Date(now.getTime() + keptMs)
  await sql`
    select from graphile_worker.add_job(
      ${dropPictureTask}, payload => ${JSON.stringify({ userId, key })}::json, run_at => ${at}
    )`.execute(tx)
}

type Parts = { db: Db; storage: Storage }

/** Takes a picture's files away, and its row with them, unless it is still shown. May run twice. */
export async function dropPicture({ db, storage }: Parts, { userId, key }: { userId: string; key: string }) {
  await db.transaction().execute(async (tx) => {
    if ((await holdImage(tx, userId)) === imageOf(key)) return
    const gone = await tx.deleteFrom('picture').where('user_id', '=', userId).where('key', '=', key).executeTakeFirst()
    // Before the commit: a process that dies here leaves the row, and the next run finds it.
    if (gone.numDeletedRows > 0n) await storage.removeFolder(folderOf(key))
  })
}

/** Takes the files and the row of a picture away that no post names. May run twice. */
export async function dropPostPicture({ db, storage }: Parts, { userId, key }: { userId: string; key: string }) {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('picture').where('user_id', '=', userId).where('key', '=', key).execute()
    await storage.removeFolder(folderOf(key))
  })
}

/** Takes the files of all of a person's pictures away. Their rows go with the person. May run twice. */
export async function removePictures(tx: Tx, { storage, userId }: { storage: Storage; userId: string }): Promise<void> {
  const pictures = await tx.selectFrom('picture').select('key').where('user_id', '=', userId).execute()
  for (const { key } of pictures) await storage.removeFolder(folderOf(key))
}

/** Drops what nobody shows: uploads that died half-way, and pictures of people who were erased. Daily. */
export async function sweepPictures(parts: Parts, now: Date): Promise<void> {
  const left = await parts.db
    .selectFrom('picture')
    .leftJoin('user_account', 'user_account.user_id', 'picture.user_id')
    .select(['picture.user_id', 'key'])
    .where('picture.made_at', '<', new Date(now.getTime() - adoptedMs))
    // Those in posts are swept by who knows the posts, but for what an erased person left.
    .where((e) => e.or([e('purpose', '=', 'avatar'), e('user_account.user_id', 'is', null)]))
    .where(sql<boolean>`display_image is distinct from '/media/' || key || '/256.webp'`)
    .execute()
  for (const { user_id: userId, key } of left) await dropPicture(parts, { userId, key })
}
