import { lazy, Suspense, useEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { HomeView } from '#app/home/contract.ts'
import { PostCard } from '#features/posts/documents/web/post-card.tsx'
import { text as postText } from '#features/posts/documents/web/text.ts'
import { SearchForm } from '#features/posts/search/web/search-form.tsx'
import type { ArtFileName } from '#kit/web/art/art-file-name.ts'
import { LazyArt } from '#kit/web/art/lazy-art.tsx'
import { LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { EmptyState } from '#kit/web/basics/empty-state.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { TabLinks } from '#kit/web/basics/tabs.tsx'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import { formatKoin } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { readToken, useAuth } from '#lib/web/session-store.ts'
import { Hero } from './hero-part.tsx'
import type { loader } from './home-loader.ts'
import { homePath } from './home-path.ts'
import { PathPart } from './path-part.tsx'
import { PremiumsPart } from './premiums-part.tsx'
import { text } from './text.ts'
import { VisitorPart, VisitorYard } from './visitor-part.tsx'

// For signed-in people only, and the server renders for visitors only.
const LearningCard = lazy(async () => ({
  default: (await import('#features/quizzes/daily/web/learning-card.tsx')).LearningCard,
}))

const QuestProgressCard = lazy(async () => ({
  default: (await import('#features/superquest/missions/web/quest-progress-card.tsx')).QuestProgressCard,
}))

export function Component() {
  const { home, category, posts, premiums, premiumType, mine, path, taste } = useLoaderData<typeof loader>()
  const { quiz } = home
  // The server renders for visitors. Without their question, because a person has just logged out, the next load brings it.
  const isVisitor = !useAuth().isAuthenticated && taste !== null
  useEffect(() => {
    // After a logout the person is a visitor again; offline no personal data arrives.
    if (readToken() === null || !navigator.onLine) delete document.documentElement.dataset.person
  })
  return (
    <div className={`${isVisitor ? 'world-page' : 'stack'}${mine ? '' : ' home-waits'}`} data-tone="play">
      <PageHead
        title={text.title}
        description={text.description}
        path="/"
        isPrivate={category !== null || premiumType !== null}
      />
      {isVisitor && <VisitorYard />}
      <div className={isVisitor ? 'world-in stack' : 'contents'}>
        {isVisitor ? (
          <VisitorPart taste={taste} firstPost={home.latest.at(-1) ?? null} />
        ) : (
          <div className="columns">
            <Hero mine={mine} event={home.events[0]} video={home.videos[0]} />
            <div className="stack">
              {/* Around both: what waits stays until the code of the other is loaded. */}
              <Suspense>{mine ? <LearningCard learning={mine.learning} /> : <QuizCard quiz={quiz} />}</Suspense>
            </div>
          </div>
        )}
        <PathPart mine={path} />
        {/* Below what stands in the first screen: it arrives late, and must not move what is being read. */}
        <Suspense>{mine ? <QuestProgressCard limit={1} /> : null}</Suspense>
        <section aria-labelledby="clubs" className="grid gap-4">
          <h2 id="clubs">{text.clubs}</h2>
          <ul className="club-row">
            {home.clubs.map(({ club, total }) => (
              <li key={club}>
                <Link to={`/club/${club}`} className="club-tile">
                  <LazyArt file={`clubs/${club}.svg`} />
                  <span className="club-tile-text">
                    <strong>{postText.clubs[club].name}</strong>
                    <span className="text-13 text-ink-soft">{text.clubTotal(total)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <WayRow
          id="events"
          title={text.events}
          ways={home.events.map((event) => ({ ...event, line: formatThaiMoment(new Date(event.starts_at)) }))}
        />
        <WayRow
          id="videos"
          title={text.videos}
          ways={home.videos.map((video) => ({ ...video, line: text.minutes(video.seconds) }))}
        />
        <PremiumsPart premiums={premiums} type={premiumType} category={category} />
        <section aria-labelledby="posts" className="grid gap-4 content-start">
          <h2 id="posts">{text.posts}</h2>
          <SearchForm action="/search" label={text.search} />
          <TabLinks
            label={text.postsLabel}
            tabs={[
              { to: homePath({ premiums: premiumType }), label: text.allPosts, isCurrent: category === null },
              ...home.clubs.map(({ club }) => ({
                to: homePath({ category: club, premiums: premiumType }),
                label: postText.clubs[club].name,
                isCurrent: category === club,
              })),
            ]}
          />
          {posts.length === 0 ? (
            <EmptyState>{text.noPosts}</EmptyState>
          ) : (
            <ul className="post-grid">
              {posts.map((post) => (
                <PostCard key={post.id} post={post} heading="h3" />
              ))}
            </ul>
          )}
        </section>
        {isVisitor && <p className="text-center text-ink-soft">{text.ends}</p>}
      </div>
    </div>
  )
}

interface WayRowProps {
  id: string
  title: string
  ways: { href: string; title: string; art: string; line: string }[]
}

/** A row of links; nothing without links. */
function WayRow({ id, title, ways }: WayRowProps) {
  return ways.length === 0 ? null : (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id}>{title}</h2>
      <ul className="way-row">
        {ways.map((way) => (
          <li key={way.href}>
            <Link to={way.href} className="club-tile">
              <LazyArt file={`covers/${way.art}.svg` as ArtFileName} />
              <span className="club-tile-text">
                <strong>
                  <ThaiText>{way.title}</ThaiText>
                </strong>
                <span className="text-13 text-ink-soft">{way.line}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For a person until their learning days are loaded. */
function QuizCard({ quiz }: { quiz: HomeView['quiz'] }) {
  return (
    <Card aria-labelledby="quiz" className="grid gap-3 content-start">
      <h2 id="quiz">{text.quizTitle(quiz.questions)}</h2>
      <p>{text.quizLine(formatKoin(quiz.each), formatKoin(quiz.all_right))}</p>
      <LinkButton kind="line" to="/quiz/daily" className="justify-self-start">
        {text.quizOwn}
      </LinkButton>
    </Card>
  )
}
