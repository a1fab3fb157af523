import { useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { PostView } from '#features/posts/documents/contract.ts'
import { postPath } from '#features/posts/documents/path-rules.ts'
import { PostArticle } from '#features/posts/documents/web/post-article.tsx'
import { PostCard } from '#features/posts/documents/web/post-card.tsx'
import { Contents, PhoneContents } from '#features/posts/documents/web/post-contents.tsx'
import { postText } from '#features/posts/documents/web/post-text.ts'
import { pageRefusal } from '#lib/errors.ts'
import { formatKoin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { sendUnder } from '#lib/web/data/send-under.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { LessonBar } from '#ui/journey/lesson-bar.tsx'
import { countView, showPost } from '../../contract.ts'
import { LazyPostActs, preparePostActs } from './lazy-post-acts.tsx'
import { LazyPostBody, preparePostBody } from './lazy-post-body.tsx'
import { PostTools } from './post-tools.tsx'

/** A published post; another slug, or its key, redirects permanently to its canonical address. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[a-z0-9-]{1,60}$/.test(params.id)) throw pageRefusal('page_not_found')
  const post = await call(showPost, { query: { id: params.id } })
  if (params.id !== post.id || (params.slug ?? '') !== post.slug) throw redirect(postPath(post), 301)
  await prepareParts(post.body.content)
  return post
}

/** Loads the lazy parts that the server renders. */
async function prepareParts(blocks: { type: string }[]) {
  const has = (name: string) => blocks.some(({ type }) => type === name)
  await Promise.all([
    preparePostBody(),
    preparePostActs(),
    has('koinCalculator') &&
      import('../../../documents/web/blocks/calculator-part.tsx').then((part) => part.prepareCalculator()),
    has('slider') && import('../../../documents/web/blocks/slider-part.tsx').then((part) => part.prepareSlider()),
    has('sorting') && import('../../../documents/web/blocks/sorting-part.tsx').then((part) => part.prepareSorting()),
    has('practiceTransfer') &&
      import('../../../documents/web/blocks/transfer-part.tsx').then((part) => part.prepareTransfer()),
  ])
}

export function Component() {
  const post = useLoaderData<typeof loader>()
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const send = sendUnder(crypto.randomUUID())
    const by = new URLSearchParams(location.search).get('by') ?? undefined
    void send(countView, { query: { id: post.id, by } }).catch(() => {})
  }, [post.id])
  return (
    <div className="columns" data-tone="play">
      <PageHead title={post.title} description={post.summary} path={postPath(post)} type="article" />
      {/* The key remounts for another post, so that no state carries over. */}
      <div className="stack article-main" key={post.id}>
        <LessonBar body={body} />
        <div className="stack" ref={body}>
          <PostArticle
            post={post}
            tools={
              <>
                <PostTools />
                <PhoneContents contents={post.contents} />
              </>
            }
          >
            <LazyPostBody post={post} />
          </PostArticle>
          <section id="post-end" tabIndex={-1} aria-labelledby="post-end-title" className="stack post-end">
            <h2 id="post-end-title" className={post.question ? '' : 'vh'}>
              {post.question ? postText.question : postText.end}
            </h2>
            <LazyPostActs post={post} />
          </section>
        </div>
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

function Related({ posts }: { posts: PostView['related'] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-3">
        {postText.related}
      </h2>
      <ul className="post-grid post-rows article-related">
        {posts.map((other) => (
          <PostCard key={other.id} post={other} heading="h3" />
        ))}
      </ul>
    </section>
  )
}
