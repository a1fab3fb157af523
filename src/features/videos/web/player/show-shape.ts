import type { VideoSource, VideoView } from '../../video-contract.ts'

/** The picture of a film that plays: 16:9, or 9:16 on a phone held upright. */
export type Shape = 'wide' | 'tall'

/** A phone held upright. video.css has the same condition, so that the box has its height before any script. */
export const uprightPhone = '(orientation: portrait) and (max-width: 600px)'

/** The picture to play on this screen as it is held now. */
export function pickShape(source: VideoSource): Shape {
  const hasTall = source.kind === 'file' && source.tall !== null
  return hasTall && matchMedia(uprightPhone).matches ? 'tall' : 'wide'
}

/** Gives the element the chosen picture; its poster stays until the first frame is there. */
export function loadShape(element: HTMLVideoElement, { source, poster }: VideoView, shape: Shape) {
  if (source.kind !== 'file') return
  const isTall = shape === 'tall' && source.tall !== null
  const still = isTall ? source.tall?.poster : poster.src
  if (still) element.poster = still
  if (isTall) element.src = source.tall!.src
}
