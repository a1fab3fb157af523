import { postPath } from '#features/posts/documents/path-rules.ts'
import { PostCover } from '#features/posts/documents/web/post-cover.tsx'
import { text } from '#features/posts/documents/web/text.ts'
import { PictureRow } from '#ui/basics/picture-row.tsx'
import type { FoundPost } from '../contract.ts'
import { Marked } from './marked.tsx'
import { searchText } from './search-text.ts'

/** A search result with the matching passage. `hasClub` in lists with posts of several clubs. */
export function FoundCard({ post, hasClub }: { post: FoundPost; hasClub: boolean }) {
  const { title, summary, snippet } = post.marked
  // The summary by default; the body's passage when the summary has no match.
  const shown = snippet && !summary.some(({ is_match }) => is_match) ? snippet : summary
  return (
    <PictureRow
      to={postPath(post)}
      heading="h2"
      title={<Marked phrases={post.title_phrases}>{title}</Marked>}
      picture={<PostCover post={post} isCropped />}
      meta={
        <>
          {hasClub ? <span>{searchText.inClub(text.clubs[post.club].name)}</span> : null}
          <span>{text.minutes(post.minutes)}</span>
        </>
      }
    >
      <p className="picture-row-text">
        <Marked>{shown}</Marked>
      </p>
    </PictureRow>
  )
}
