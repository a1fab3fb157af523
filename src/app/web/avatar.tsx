import { ArtFile } from '#lib/web/art/art-file.tsx'
import type { ArtFileName } from '#lib/web/art/art-file-name.ts'

/** A generated avatar by its name, or an uploaded picture by its path. */
export function Avatar({ image, className = 'avatar' }: { image: string; className?: string }) {
  if (image.startsWith('/')) return <img src={image} alt="" className={className} width="40" height="40" />
  return <ArtFile file={`avatars/${image}.svg` as ArtFileName} className={className} />
}
