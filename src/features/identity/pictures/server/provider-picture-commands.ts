import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { attemptOf, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import type { MakeSquares } from '#lib/server/pictures/pictures.ts'
import type { Storage } from '#lib/server/storage.ts'
import { adoptPicture, storePicture } from './picture-commands.ts'

/** Fetches a provider's picture; null on a timeout, when it is too large or out of reach. */
export type FetchPicture = (address: string) => Promise<Uint8Array | null>

/** Providers' pictures have some hundred kB; the person waits for it during sign-up. */
export const pictureLimits = { maxBytes: 5 * 1024 * 1024, patienceMs: 4_000 }

type Parts = {
  db: Db
  keys: Keys
  storage: Storage
  makeSquares: MakeSquares
  fetchPicture: FetchPicture
}
type Taking = { userId: string; picture: string | null; now: Date }

/**
 * Makes the provider's picture the person's own, re-encoded like an upload. Returns false on any failure, since a
 * sign-up must not fail because of a picture.
 */
export async function takeProviderPicture(parts: Parts, { userId, picture, now }: Taking): Promise<boolean> {
  const { db, keys, storage, makeSquares, fetchPicture } = parts
  if (picture === null) return false
  try {
    await takeAttempt(db, attemptOf(keys, limits.pictureAccount, userId), now)
    const bytes = await fetchPicture(picture)
    const made = bytes && (await makeSquares(bytes, { who: userId, isAvatar: true }))
    if (!made || 'fault' in made) return false
    const key = await storePicture({ db, storage }, { userId, squares: made.squares, now })
    await db.transaction().execute((tx) => adoptPicture(tx, { userId, key, now }))
    return true
  } catch {
    return false
  }
}
