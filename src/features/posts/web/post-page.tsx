import { useEffect } from 'react'
import { Link, useLoaderData } from 'react-router'
import { formatKoin, formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { ArtFile } from '#lib/web/art/art-file.tsx'
import type { ArtFileName } from '#lib/web/art/art-file-name.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#lib/web/ui/card.tsx'
import { Tag } from '#lib/web/ui/tag.tsx'
import { ThaiText } from '#lib/web/ui/thai-text.tsx'
import { countView, type PostView } from '../contract.ts'
import { LatePostActs } from './late-post-acts.tsx'
import { LatePostBody } from './late-post-body.tsx'
import { PostTools } from './late-post-tools.tsx'
import { dayOf, PostCard } from './post-card.tsx'
import { Contents, PhoneContents } from './post-contents.tsx'
import type { loader } from './post-loader.ts'
import { postPath } from './post-path.ts'
import { postText } from './post-text.ts'
import { skillColor, text } from './text.ts'

export function Component() {
  const post = useLoaderData<typeof loader>()
  useEffect(() => void call(countView, { query: { id: post.id } }).catch(() => {}), [post.id])
  return (
    <div className="columns" data-tone="play">
      <PageHead
        title={post.title.replaceAll('|', '')}
        description={post.summary}
        path={postPath(post)}
        type="article"
      />
      {/* Another post is another page: nothing of this one's state goes with it. */}
      <div className="stack article-main" key={post.id}>
        <Card as="article" isFlush className="article">
          <div className="article-cover">
            <ArtFile file={`covers/${post.cover.art}.svg` as ArtFileName} label={post.cover.alt} />
          </div>
          <div className="article-text">
            <Head post={post} />
            <PostTools />
            <PhoneContents contents={post.contents} />
            <LatePostBody post={post} />
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
        <section id="post-end" tabIndex={-1} aria-labelledby="post-end-title" className="stack post-end">
          <h2 id="post-end-title" className={post.question ? '' : 'vh'}>
            {post.question ? postText.question : postText.end}
          </h2>
          <LatePostActs post={post} />
        </section>
        <Related posts={post.related} />
      </div>
      <aside className="stack article-side">
        <Contents contents={post.contents} />
        {post.question && (
          <Card className="article-teaser" aria-labelledby="teaser">
            <h2 id="teaser">{postText.teaserTitle}</h2>
            <p>{postText.teaser(formatKoin(post.question.koin))}</p>
            <a href="#post-end" className="btn btn-line btn-small">
              {postText.toQuestion}
            </a>
          </Card>
        )}
      </aside>
    </div>
  )
}

function Head({ post }: { post: PostView }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Tag color={skillColor[post.skill]}>{text.skills[post.skill]}</Tag>
        <Link to={`/club/${post.club}`} className="text-13">
          {text.clubOf(text.clubs[post.club].name)}
        </Link>
      </p>
      <h1>
        <ThaiText>{post.title}</ThaiText>
      </h1>
      <p className="article-meta">
        <span>{text.minutes(post.minutes)}</span>
        <span>{text.by(post.author_name)}</span>
        <time dateTime={post.published_at}>{formatThaiDate(dayOf(post.published_at))}</time>
        <span>{text.views(formatNumber(post.view_count))}</span>
      </p>
    </>
  )
}

function Related({ posts }: { posts: PostView['related'] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-3">
        {postText.related}
      </h2>
      <ul className="post-grid article-related">
        {posts.map((other) => (
          <PostCard key={other.id} post={other} heading="h3" />
        ))}
      </ul>
    </section>
  )
}
