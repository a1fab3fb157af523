import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import { LazyArt } from '#art/lazy-art.tsx'
import { worldOf } from '#kit/skills.ts'
import type { PostItem } from '../contract.ts'

/**
 * The cover of a post in a list: an illustration under the sky of the post's skill, or its author's picture. `isFar`:
 * below the first screen, where it loads when the reader comes near. `isCropped`: in a square box.
 */
export function PostCover({
  post,
  isFar = false,
  isCropped = false,
}: {
  post: Pick<PostItem, 'cover' | 'skill'>
  isFar?: boolean
  isCropped?: boolean
}) {
  const { art, src } = post.cover
  const world = worldOf[post.skill]
  if (!src && isFar) return <LazyArt file={`skies/${art}-${world}.svg` as ArtFileName} world={world} />
  if (!src) return <ArtFile file={`covers/${art}.svg` as ArtFileName} world={world} isCropped={isCropped} />
  const small = src.replace('960.', '480.')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={small.replace('webp', 'avif')} />
      <img src={small} alt="" loading={isFar ? 'lazy' : undefined} />
    </picture>
  )
}
