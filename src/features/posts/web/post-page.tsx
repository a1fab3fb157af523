import { useEffect } from 'react'
import { Link, useLoaderData } from 'react-router'
import type { DocumentTree } from '#lib/document.ts'
import { formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { ArtFile } from '#lib/web/art/art-file.tsx'
import type { ArtFileName } from '#lib/web/art/art-file-name.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#lib/web/ui/card.tsx'
import { listHeadings } from '#lib/web/ui/document-headings.ts'
import { DocumentView } from '#lib/web/ui/document-view.tsx'
import { Tag } from '#lib/web/ui/tag.tsx'
import { ThaiText } from '#lib/web/ui/thai-text.tsx'
import { countView } from '../contract.ts'
import { CalculatorPart } from './calculator-part.tsx'
import { dayOf, PostCard } from './post-card.tsx'
import type { loader } from './post-loader.ts'
import { postPath } from './post-path.ts'
import { skillColor, text } from './text.ts'

export function Component() {
  const post = useLoaderData<typeof loader>()
  useEffect(() => void call(countView, { query: { id: post.id } }).catch(() => {}), [post.id])
  const club = text.clubs[post.club]
  return (
    <div className="columns" data-tone="play">
      <PageHead
        title={post.title.replaceAll('|', '')}
        description={post.summary}
        path={postPath(post)}
        type="article"
      />
      <Card as="article" isFlush className="article">
        <div className="article-cover">
          <ArtFile file={`covers/${post.cover.art}.svg` as ArtFileName} label={post.cover.alt} />
        </div>
        <div className="article-text">
          <p className="flex flex-wrap items-center gap-3">
            <Tag color={skillColor[post.skill]}>{text.skills[post.skill]}</Tag>
            <Link to={`/club/${post.club}`} className="text-13">
              {text.clubOf(club.name)}
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
          <DocumentView tree={post.body} hasLead Calculator={CalculatorPart} />
        </div>
      </Card>
      <aside className="stack article-side">
        <Contents tree={post.body} />
        {post.related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related" className="mb-3">
              {text.related}
            </h2>
            <ul className="grid gap-4">
              {post.related.slice(0, 2).map((other) => (
                <PostCard key={other.id} post={other} heading="h3" />
              ))}
            </ul>
          </section>
        )}
      </aside>
    </div>
  )
}

/** The headings of a long text; a short one needs no table. */
function Contents({ tree }: { tree: DocumentTree }) {
  const headings = listHeadings(tree)
  if (headings.length < 3) return null
  return (
    <Card aria-labelledby="contents" className="article-contents">
      <h2 id="contents">{text.contents}</h2>
      <ol>
        {headings.map(({ id, text: heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </Card>
  )
}
