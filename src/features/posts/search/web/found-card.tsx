import { postPath } from '#features/posts/documents/path-rules.ts'
import { dayOf } from '#features/posts/documents/web/post-card.tsx'
import { PostCover } from '#features/posts/documents/web/post-cover.tsx'
import { skillColor, text } from '#features/posts/documents/web/text.ts'
import { skillNames } from '#kit/skills.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { LinkCard } from '#ui/basics/card.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import type { FoundPost } from '../contract.ts'
import { Marked } from './marked.tsx'
import { searchText } from './search-text.ts'

/** A search result with the matching passage. `hasClub` in lists with posts of several clubs. */
export function FoundCard({ post, hasClub }: { post: FoundPost; hasClub: boolean }) {
  const { title, summary, snippet } = post.marked
  // The summary by default; the body's passage when the summary has no match.
  const shown = snippet && !summary.some(({ is_match }) => is_match) ? snippet : summary
  return (
    <LinkCard
      as="li"
      to={postPath(post)}
      heading="h2"
      title={<Marked phrases={post.title_phrases}>{title}</Marked>}
      cover={<PostCover post={post} />}
      tag={<Tag color={skillColor[post.skill]}>{skillNames[post.skill]}</Tag>}
      meta={
        <>
          {hasClub ? <span>{searchText.inClub(text.clubs[post.club].name)}</span> : null}
          <span>{text.minutes(post.minutes)}</span>
          <time dateTime={post.published_at}>{formatThaiDate(dayOf(post.published_at))}</time>
        </>
      }
    >
      <p className="found-text">
        <Marked>{shown}</Marked>
      </p>
    </LinkCard>
  )
}
