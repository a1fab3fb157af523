import { useLoaderData } from 'react-router'
import { PostCard } from '#features/posts/documents/web/post-card.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import type { HeroView } from '../../contract.ts'
import { heroPath, yearPath } from '../../path-rules.ts'
import { HeroNumbers, HeroStory } from '../hero-story.tsx'
import { text } from '../text.ts'
import type { loader } from './hero-loader.ts'

export function Component() {
  const { hero, posts } = useLoaderData<typeof loader>()
  return (
    <div className="columns" data-tone="play">
      <PageHead
        title={text.heroTitle(hero.display_name, hero.year, posts.page)}
        description={text.heroDescription(hero.display_name, hero.words)}
        path={heroPath(hero, posts.page)}
        type="article"
      />
      <div className="stack">
        <Card as="article">
          <HeroStory hero={hero} heading="h1" yearTo={yearPath(hero.year)} />
        </Card>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
          {text.isItYou}
          <Link to="/super-hero/mine" className="tap">
            {text.manage}
          </Link>
        </p>
      </div>
      <div className="stack">
        <HeroNumbers numbers={hero.numbers} />
        {hero.talk ? <Talk talk={hero.talk} /> : null}
      </div>
      <section aria-labelledby="posts" className="hero-posts grid gap-4">
        <h2 id="posts">{text.theirPosts}</h2>
        {posts.items.length > 0 ? (
          <ul className="post-grid">
            {posts.items.map((post) => (
              <PostCard key={post.id} post={post} heading="h3" />
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">{text.heroHasNoPosts}</p>
        )}
        <Pager of={posts} toPage={(page) => heroPath(hero, page)} />
      </section>
    </div>
  )
}

function Talk({ talk }: { talk: NonNullable<HeroView['talk']> }) {
  return (
    <section aria-labelledby="talk" className="grid gap-3">
      <h2 id="talk">{text.theirTalk}</h2>
      <ul>
        <PostCard post={talk} heading="h3" />
      </ul>
    </section>
  )
}
