import type { Db } from '#db/open.ts'
import type { Upload } from '#lib/contract.ts'
import { refusals } from '#lib/errors.ts'
import type { MakeSquares, Squares } from '#lib/server/pictures.ts'
import type { Storage } from '#lib/server/storage.ts'
import { pictureErrors } from '../contract.ts'
import { adoptPicture, storePicture } from './picture-commands.ts'

const refusal = refusals(pictureErrors)
const faultCodes = { type: 'image_type', pixels: 'image_pixels', heavy: 'image_heavy', broken: 'image_broken' } as const

/**
 * Draws an uploaded picture anew in the sizes that are kept; null where none was sent. Refuses with image_type,
 * image_pixels, image_broken and overloaded. Costs a second of a core: whoever calls has asked for a proof or a login.
 */
export async function drawPicture(makeSquares: MakeSquares, image: Upload | undefined): Promise<Squares | null> {
  if (!image) return null
  const made = await makeSquares(image.bytes)
  if ('fault' in made) throw refusal(faultCodes[made.fault])
  return made.squares
}

type Keeping = { userId: string; squares: Squares; now: Date }

/** Makes a drawn picture that of a new account. The account stands already: what fails here leaves it its generated avatar. */
export async function keepSignUpPicture(
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
