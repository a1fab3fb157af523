import { postPath } from '#features/posts/documents/path-rules.ts'
import { PostCover } from '#features/posts/documents/web/post-cover.tsx'
import { text } from '#features/posts/documents/web/text.ts'
import { PictureRow } from '#ui/basics/picture-row.tsx'
import type { FoundPost, MarkedText } from '../contract.ts'
import { Marked } from './marked.tsx'
import { searchText } from './search-text.ts'

/**
 * A search result. On a phone one thing stands below the title: the passage that explains the result where the title has
 * no match, else the club and the minutes; both where there is room.
 */
export function FoundCard({ post, hasClub }: { post: FoundPost; hasClub: boolean }) {
  const { title, summary, snippet } = post.marked
  const isInTitle = title.some(({ is_match }) => is_match)
  const facts = [hasClub ? searchText.inClub(text.clubs[post.club].name) : null, text.minutes(post.minutes)]
  return (
    <PictureRow
      to={postPath(post)}
      heading="h2"
      title={<Marked phrases={post.title_phrases}>{title}</Marked>}
      picture={<PostCover post={post} isCropped />}
      meta={facts.filter(Boolean).join(' · ')}
      leading={isInTitle ? 'meta' : 'text'}
    >
      <Marked>{withOneMatch(snippet ?? summary)}</Marked>
    </PictureRow>
  )
}

/** Only the first match stays marked: it stands at the beginning, while a later one may be where the line is cut. */
function withOneMatch(parts: MarkedText): MarkedText {
  const first = parts.findIndex(({ is_match }) => is_match)
  return parts.map((part, i) => ({ ...part, is_match: i === first }))
}
