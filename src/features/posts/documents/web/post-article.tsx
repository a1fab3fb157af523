import type { ReactNode } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import { skillNames, worldOf } from '#kit/skills.ts'
import { formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { PostView } from '../contract.ts'
import { voicePath } from '../voice-rules.ts'
import { dayOf } from './post-card.tsx'
import { postText } from './post-text.ts'
import { skillColor, text } from './text.ts'
import { VoiceCard } from './voice-card.tsx'
import { VoiceMark } from './voice-mark.tsx'

interface PostArticleProps {
  post: PostView
  /** Between head and text: the reader's settings. */
  tools?: ReactNode
  children: ReactNode
}

/** A post for reading: cover, head, text, author, tags. The page and the author's preview both use it. */
export function PostArticle({ post, tools, children }: PostArticleProps) {
  return (
    <Card as="article" isFlush className="article">
      <div className="article-cover" data-cover="page">
        <Cover post={post} />
      </div>
      <div className="article-text">
        <Head post={post} />
        {tools}
        {children}
        {post.voice && <VoiceCard voice={post.voice} />}
        {post.author && (
          <p className="author-card">
            <Avatar image={post.author.image} />
            <span>
              <span className="text-13 text-ink-soft">{postText.writtenBy}</span>
              <strong>{post.author.name}</strong>
            </span>
          </p>
        )}
        <ul className="chips mt-4" aria-label={postText.tags}>
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link to={`/club/${post.club}?${new URLSearchParams({ tag })}`} className="chip">
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** At the top of the page, so it is not lazy. */
function Cover({ post: { cover, skill } }: { post: PostView }) {
  const { art, src, alt } = cover
  if (!src) return <ArtFile file={`covers/${art}.svg` as ArtFileName} label={alt} world={worldOf[skill]} />
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={src.replace(/webp$/, 'avif')} />
      <img src={src} alt={alt} className="cover-photo" width={960} height={540} />
    </picture>
  )
}

function Head({ post }: { post: PostView }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Tag color={skillColor[post.skill]}>{skillNames[post.skill]}</Tag>
        <Link to={`/club/${post.club}`} className="tap text-13">
          {text.clubOf(text.clubs[post.club].name)}
        </Link>
      </p>
      <h1>
        <ThaiText>{post.title_phrases ?? post.title}</ThaiText>
      </h1>
      <p className="article-meta">
        <span>{text.minutes(post.minutes)}</span>
        {post.level && <span>{text.levels[post.level]}</span>}
        {post.voice ? (
          <Link to={voicePath(post.voice)}>
            <VoiceMark voice={post.voice} />
          </Link>
        ) : (
          <span>{text.by(post.author_name)}</span>
        )}
        <time dateTime={post.published_at}>{formatThaiDate(dayOf(post.published_at))}</time>
        {post.view_count > 0 && <span>{text.views(formatNumber(post.view_count))}</span>}
      </p>
    </>
  )
}
