import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { attemptOf, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import type { MakeSquares } from '#lib/server/pictures.ts'
import type { Storage } from '#lib/server/storage.ts'
import { adoptPicture, storePicture } from './picture-commands.ts'

/** The picture at an address that a provider named; null when it cannot be had in time, is too large or out of reach. */
export type FetchPicture = (address: string) => Promise<Uint8Array | null>

/** A picture of a provider is some hundred kB; who signs up waits for it. */
export const pictureLimits = { mostBytes: 5 * 1024 * 1024, patienceMs: 4_000 }

type Parts = {
  db: Db
  keys: Keys
  storage: Storage
  makeSquares: MakeSquares
  fetchPicture: FetchPicture
}
type Taking = { userId: string; picture: string | null; now: Date }

/**
 * Makes what somebody is pictured by at LINE or Facebook their picture here, drawn anew like an upload. False when that
 * did not work, whatever it was: nobody's sign-up hangs on a picture.
 */
export async function takeProviderPicture(parts: Parts, { userId, picture, now }: Taking): Promise<boolean> {
  const { db, keys, storage, makeSquares, fetchPicture } = parts
  if (picture === null) return false
  try {
    await takeAttempt(db, attemptOf(keys, limits.pictureAccount, userId), now)
    const bytes = await fetchPicture(picture)
    const made = bytes && (await makeSquares(bytes))
    if (!made || 'fault' in made) return false
    const key = await storePicture({ db, storage }, { userId, squares: made.squares, now })
    await db.transaction().execute((tx) => adoptPicture(tx, { userId, key, now }))
    return true
  } catch {
    return false
  }
}
