import { ArtFile } from '#kit/web/art/art-file.tsx'
import type { ArtFileName } from '#kit/web/art/art-file-name.ts'
import { LazyArt } from '#kit/web/art/lazy-art.tsx'
import type { PostCover as Cover } from '../contract.ts'

/**
 * The cover of a post in a list: an illustration in the page's colours, or its author's picture. `isFar`: below the
 * first screen.
 */
export function PostCover({ cover: { art, src }, isFar = false }: { cover: Cover; isFar?: boolean }) {
  const Art = isFar ? LazyArt : ArtFile
  if (!src) return <Art file={`covers/${art}.svg` as ArtFileName} />
  const small = src.replace('960.', '480.')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={small.replace('webp', 'avif')} />
      <img src={small} alt="" loading={isFar ? 'lazy' : undefined} />
    </picture>
  )
}
