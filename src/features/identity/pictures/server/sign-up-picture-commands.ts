import type { Db } from '#db/open.ts'
import type { Upload } from '#lib/contract.ts'
import { refusals } from '#lib/errors.ts'
import type { MakeSquares, Sender, Squares } from '#lib/server/pictures/pictures.ts'
import type { Storage } from '#lib/server/storage.ts'
import { pictureErrors } from '../contract.ts'
import { adoptPicture, storePicture } from './picture-commands.ts'

const refusal = refusals(pictureErrors)
const faultCodes = { type: 'image_type', pixels: 'image_pixels', heavy: 'image_heavy', broken: 'image_broken' } as const

/**
 * Re-encodes an uploaded picture in the stored sizes; null when none was sent. Throws image_type, image_pixels,
 * image_heavy, image_broken and overloaded. Takes a second of CPU, so the caller must have checked a proof or a session.
 */
export async function drawPicture(
  makeSquares: MakeSquares,
  image: Upload | undefined,
  sender: Sender,
): Promise<Squares | null> {
  if (!image) return null
  const made = await makeSquares(image.bytes, sender)
  if ('fault' in made) throw refusal(faultCodes[made.fault])
  return made.squares
}

type Keeping = { userId: string; squares: Squares; now: Date }

/** Stores a picture for a new account. The account exists already: on a failure it keeps its drawn avatar. */
export async function saveSignUpPicture(
  { db, storage }: { db: Db; storage: Storage },
  { userId, squares, now }: Keeping,
): Promise<boolean> {
  try {
    const key = await storePicture({ db, storage }, { userId, squares, now })
    await db.transaction().execute((tx) => adoptPicture(tx, { userId, key, now }))
    return true
  } catch {
    return false
  }
}
