import { ArtFile } from '#lib/web/art/art-file.tsx'
import type { ArtFileName } from '#lib/web/art/art-file-name.ts'
import { UploadedPicture } from '#lib/web/ui/uploaded-picture.tsx'
import type { PostCover as Cover } from '../contract.ts'

/** The cover of a post: a drawn one in the page's colours, or its author's picture. Without `isTold` it is decoration. */
export function PostCover({ cover, isTold = false }: { cover: Cover; isTold?: boolean }) {
  if (!cover.src)
    return <ArtFile file={`covers/${cover.art}.svg` as ArtFileName} label={isTold ? cover.alt : undefined} />
  return (
    <UploadedPicture
      src={cover.src}
      alt={isTold ? cover.alt : ''}
      className="cover-photo"
      sizes="(max-width: 950px) 100vw, 44rem"
    />
  )
}
