import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import type { PostItem } from '#features/posts/documents/contract.ts'
import { PostCard } from '#features/posts/documents/web/post-card.tsx'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { viewHeroes } from '../../contract.ts'
import { postsPath } from '../../path-rules.ts'
import { HeroBanner } from '../hero-banner.tsx'
import { HeroCard } from '../hero-card.tsx'
import { text } from '../text.ts'

export const loader = () => call(viewHeroes, {})

export function Component() {
  const { year, years, heroes, talks, posts } = useLoaderData<typeof loader>()
  return (
    <div className="stack" data-tone="play">
      <PageHead title={text.pageTitle} description={text.description} path="/super-hero" />
      <HeroBanner title={text.title} line={text.lead} />
      <section aria-labelledby="heroes" className="grid gap-4">
        <Head
          id="heroes"
          title={text.ofYear(year)}
          to="/super-hero/listSuperHero"
          more={years.length > 1 && text.everyYear}
        />
        {heroes.length > 0 ? (
          <ul className="hero-grid">
            {heroes.map((hero) => (
              <HeroCard key={hero.id} hero={hero} />
            ))}
          </ul>
        ) : (
          <EmptyState
            spot={<ArtFile file="spots/empty.svg" />}
            action={
              <LinkButton to="/club/hit" kind="line">
                {text.toClub}
              </LinkButton>
            }
          >
            {text.noHeroes}
          </EmptyState>
        )}
      </section>
      <Posts id="talks" title={text.talks} posts={talks} to={postsPath(true)} more={text.allTalks} />
      <Posts id="posts" title={text.latestPosts} posts={posts} to={postsPath(false)} more={text.allPosts} />
      <section aria-labelledby="how" className="grid gap-4">
        <h2 id="how">{text.howTitle}</h2>
        <ol className="hero-how">
          {text.how.map(({ title, line }) => (
            <li key={title} className="card">
              <h3>{title}</h3>
              <p className="text-ink-soft">{line}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

type HeadProps = { id: string; title: string; to: string; more: string | false }

function Head({ id, title, to, more }: HeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 id={id}>{title}</h2>
      {more ? (
        <Link to={to} className="tap">
          {more}
        </Link>
      ) : null}
    </div>
  )
}

function Posts({ posts, ...head }: HeadProps & { posts: PostItem[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={head.id} className="grid gap-4">
      <Head {...head} />
      <ul className="post-grid">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} heading="h3" hasAuthor />
        ))}
      </ul>
    </section>
  )
}
