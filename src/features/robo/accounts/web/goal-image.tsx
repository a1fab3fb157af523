import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import type { goalPictures, RoboAccount } from '../contract.ts'
import { text } from './text.ts'

/** The drawn picture of each kind of goal. */
export const goalArt: Record<(typeof goalPictures)[number], ArtFileName> = {
  travel: 'things/flag.svg',
  phone: 'things/phone.svg',
  study: 'things/book.svg',
  gift: 'things/pouch.svg',
  emergency: 'things/brolly.svg',
  other: 'things/target.svg',
}

/** The uploaded picture of a goal, or the drawn one. */
export function GoalImage({ account: { image, picture } }: { account: Pick<RoboAccount, 'image' | 'picture'> }) {
  if (image) return <img className="robo-picture" src={image} alt="" width={72} height={72} />
  return <ArtFile file={goalArt[picture]} className="robo-picture" label={text.pictures[picture]} />
}
