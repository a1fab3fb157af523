import { skillNames } from '#kit/skills.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { LinkCard } from '#ui/basics/card.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { PostItem } from '../contract.ts'
import { postPath } from '../path-rules.ts'
import { PostCover } from './post-cover.tsx'
import { skillColor, text } from './text.ts'
import { VoiceMark } from './voice-mark.tsx'

/** A post in a list. `isLarge` shows the first one twice as wide, with its summary. */
export function PostCard({
  post,
  isLarge = false,
  hasAuthor = false,
  heading,
}: {
  post: PostItem
  isLarge?: boolean
  /** For lists of posts by members. */
  hasAuthor?: boolean
  /** h3 below a section's heading, which is below the first screen: its picture is lazy. */
  heading?: 'h2' | 'h3'
}) {
  return (
    <LinkCard
      as="li"
      to={postPath(post)}
      heading={heading ?? 'h2'}
      className={isLarge ? 'post-card post-card-large' : 'post-card'}
      title={<ThaiText>{post.title_phrases ?? post.title}</ThaiText>}
      cover={<PostCover post={post} isFar={heading === 'h3'} />}
      tag={<Tag color={skillColor[post.skill]}>{skillNames[post.skill]}</Tag>}
      meta={
        <>
          {post.voice ? <VoiceMark voice={post.voice} /> : null}
          {hasAuthor && !post.voice ? <span>{text.by(post.author_name)}</span> : null}
          <span>{text.minutes(post.minutes)}</span>
          <time dateTime={post.published_at}>{formatThaiDate(dayOf(post.published_at))}</time>
        </>
      }
    >
      {isLarge ? post.summary : null}
    </LinkCard>
  )
}

/** The Bangkok day of a time. */
export function dayOf(iso: string): string {
  return bangkokDay(new Date(iso))
}
