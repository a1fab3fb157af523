import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import type { ThingName } from '#art/worlds/thing-names.ts'
import type { VideoItem } from '#features/videos/video-contract.ts'
import { UploadedPicture } from '#ui/pictures/uploaded-picture.tsx'

/** A drawing in the colours of the page, or an uploaded picture. Decorative, since the name stands beside it. */
export function ThingPicture({ src }: { src: string | null }) {
  if (src === null) return <ThingIcon thing="target" />
  if (src.startsWith('/art/')) return <ArtFile file={src.slice('/art/'.length) as ArtFileName} />
  return <UploadedPicture src={src} alt="" width={96} height={64} sizes="96px" />
}

/** A small thing in the field of a row without a picture of its own. */
export function ThingIcon({ thing }: { thing: ThingName }) {
  return <ArtFile file={`things/${thing}.svg`} className="picture-row-thing" />
}

export function VideoPicture({ poster: { src, art } }: { poster: VideoItem['poster'] }) {
  if (src) return <img src={src} alt="" width={96} height={54} loading="lazy" decoding="async" />
  return <ArtFile file={`covers/${art}.svg` as ArtFileName} isCropped />
}
