import type { VideoSource } from '../video-contract.ts'

/** The picture of a film that plays: 16:9, or 9:16 on a phone held upright. */
export type Shape = 'wide' | 'tall'

/** A phone held upright. video.css has the same condition, so that the box has its height before any script. */
export const uprightPhone = '(orientation: portrait) and (max-width: 600px)'

/** The picture to play on this screen as it is held now. */
export function pickShape(source: VideoSource): Shape {
  const hasTall = source.kind === 'file' && source.tall !== null
  return hasTall && matchMedia(uprightPhone).matches ? 'tall' : 'wide'
}
