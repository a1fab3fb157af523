import { ArtFile } from '#lib/web/art/art-file.tsx'
import type { ArtFileName } from '#lib/web/art/art-file-name.ts'
import type { PostCover as Cover } from '../contract.ts'

/** The cover of a post in a list: a drawn one in the page's colours, or its author's picture. */
export function PostCover({ cover: { art, src } }: { cover: Cover }) {
  if (!src) return <ArtFile file={`covers/${art}.svg` as ArtFileName} />
  const small = src.replace('960.', '480.')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={small.replace('webp', 'avif')} />
      <img src={small} alt="" />
    </picture>
  )
}
