import { ArtFile } from '#kit/web/art/art-file.tsx'
import type { ArtFileName } from '#kit/web/art/art-file-name.ts'

/** A drawn avatar by its name, or an uploaded picture by its path ('/media/…/256.webp', with 96 and 512 beside it). */
export function Avatar({ image, className = 'avatar' }: { image: string; className?: string }) {
  if (!image.startsWith('/')) return <ArtFile file={`avatars/${image}.svg` as ArtFileName} className={className} />
  const isLarge = className !== 'avatar'
  const at = (width: number) => image.replace(/\d+\.webp$/, `${width}.webp`)
  return (
    <img
      src={at(isLarge ? 256 : 96)}
      srcSet={isLarge ? `${at(512)} 2x` : undefined}
      alt=""
      className={`object-cover ${className}`}
      width={isLarge ? 96 : 40}
      height={isLarge ? 96 : 40}
    />
  )
}
