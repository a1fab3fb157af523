import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { commonRefusal } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { makeAvif, type Squares } from '#lib/server/pictures/pictures.ts'
import type { Storage } from '#lib/server/storage.ts'

export const pictureWidths = [96, 256, 512] as const
/** The widths of pictures in posts; posts refer to the middle one. */
export const postPictureWidths = [480, 960, 1600] as const
/** The job that deletes the files of a replaced picture. */
export const dropPictureTask = 'drop-picture'

/** The job that makes the AVIF versions of a post's picture. */
export const makeAvifTask = 'make-avif'

/**
 * A replaced picture is kept a little longer than an access token lives, since a stored profile in another tab may
 * refer to it.
 */
const retentionMs = 20 * 60_000
/** An upload older than this without being used was interrupted. */
const adoptedMs = 3_600_000

type NewPicture = { userId: string; squares: Squares; purpose?: 'avatar' | 'post' | 'goal'; now: Date }

const folderOf = (key: string) => `pictures/${key}`
const imageOf = (key: string) => `/media/${key}/256.webp`

/** The storage name of a picture's file by its address; null for any other address. */
export function pictureFileOf(key: string, file: string): string | null {
  const files = [
    ...[...pictureWidths, ...postPictureWidths].map((width) => `${width}.webp`),
    ...postPictureWidths.map((width) => `${width}.avif`),
  ]
  const isOne = /^[\w-]{43}$/.test(key) && files.includes(file)
  return isOne ? `${folderOf(key)}/${file}` : null
}

/** The file of a picture that goes into an export. */
export function largeFileOf(key: string, purpose: string): string | null {
  return pictureFileOf(key, purpose === 'post' ? '1600.webp' : '512.webp')
}

/**
 * Stores the files of a picture and returns its key: a hash of the content and this upload, so an address is immutable
 * and belongs to one person. The row is inserted before the first file, so that after a crash the sweep can find the
 * files.
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

/**
 * Makes AVIF versions of a post's picture where they are smaller; does nothing when the picture is gone. Idempotent.
 */
export async function makeAvifs({ db, storage }: Parts, { userId, key }: { userId: string; key: string }) {
  for (const width of postPictureWidths) {
    const webp = await storage.read(`${folderOf(key)}/${width}.webp`)
    const avif = webp && (await makeAvif(webp))
    if (avif) await storage.put(`${folderOf(key)}/${width}.avif`, avif)
  }
  const row = db.selectFrom('picture').select('key').where('user_id', '=', userId).where('key', '=', key)
  // Deleted while this ran: files written after that would never be cleaned up.
  if (!(await row.executeTakeFirst())) await storage.removeFolder(folderOf(key))
}

/** Makes a stored picture the person's profile picture; a job deletes the previous one. */
export async function adoptPicture(tx: Tx, { userId, key, now }: { userId: string; key: string; now: Date }) {
  const before = await lockImage(tx, userId)
  // The account was erased meanwhile: the sweep deletes the files.
  if (before === null) throw commonRefusal('signed_out')
  const stored = await tx
    .selectFrom('picture')
    .select('key')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  // The sweep has deleted the files already.
  if (!stored) throw commonRefusal('unexpected')
  await tx
    .updateTable('user_account')
    .set((e) => ({ display_image: imageOf(key), version: e('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
  await dropLater(tx, { userId, image: before, now })
}

/**
 * Locks the person's row and returns the current picture, so that adopting and dropping are serialised. Null when there
 * is no such person.
 */
async function lockImage(tx: Tx, userId: string): Promise<string | null> {
  const person = await tx
    .selectFrom('user_account')
    .select('display_image')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return person?.display_image ?? null
}

/** Queues a job that deletes the files of a picture; drawn avatars have none. */
export async function dropLater(tx: Tx, { userId, image, now }: { userId: string; image: string; now: Date }) {
  const key = image.match(/^\/media\/([\w-]{43})\//)?.[1]
  if (!key) return
  const at = new Date(now.getTime() + retentionMs)
  await sql`
    select from graphile_worker.add_job(
      ${dropPictureTask}, payload => ${JSON.stringify({ userId, key })}::json, run_at => ${at}
    )`.execute(tx)
}

type Parts = { db: Db; storage: Storage }

/** Deletes a picture's files and row unless it is in use. Idempotent. */
export async function dropPicture({ db, storage }: Parts, { userId, key }: { userId: string; key: string }) {
  await db.transaction().execute(async (tx) => {
    if ((await lockImage(tx, userId)) === imageOf(key)) return
    const gone = await tx.deleteFrom('picture').where('user_id', '=', userId).where('key', '=', key).executeTakeFirst()
    // Before the commit: after a crash here the row is still there, and the next run continues.
    if (gone.numDeletedRows > 0n) await storage.removeFolder(folderOf(key))
  })
}

/** Deletes files and row of a picture that no post refers to. Idempotent. */
export async function dropPostPicture({ db, storage }: Parts, { userId, key }: { userId: string; key: string }) {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('picture').where('user_id', '=', userId).where('key', '=', key).execute()
    await storage.removeFolder(folderOf(key))
  })
}

/** Deletes the files of all pictures of a person; the rows are deleted with the person. Idempotent. */
export async function removePictures(tx: Tx, { storage, userId }: { storage: Storage; userId: string }): Promise<void> {
  const pictures = await tx.selectFrom('picture').select('key').where('user_id', '=', userId).execute()
  for (const { key } of pictures) await storage.removeFolder(folderOf(key))
}

/** Deletes unused pictures: interrupted uploads, and pictures of erased people. Runs daily. */
export async function sweepPictures(parts: Parts, now: Date): Promise<void> {
  const left = await parts.db
    .selectFrom('picture')
    .leftJoin('user_account', 'user_account.user_id', 'picture.user_id')
    .select(['picture.user_id', 'key'])
    .where('picture.made_at', '<', new Date(now.getTime() - adoptedMs))
    // Pictures in posts are swept by the posts feature, except those of erased people.
    .where((e) => e.or([e('purpose', '=', 'avatar'), e('user_account.user_id', 'is', null)]))
    .where(sql<boolean>`display_image is distinct from '/media/' || key || '/256.webp'`)
    .execute()
  for (const { user_id: userId, key } of left) await dropPicture(parts, { userId, key })
}
