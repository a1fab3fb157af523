import { lazy, Suspense, useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listHomePosts, viewHome } from '#app/home/contract.ts'
import type { ArtFileName } from '#art/art-file-name.ts'
import { LazyArt } from '#art/lazy-art.tsx'
import { clubTypes } from '#features/posts/documents/contract.ts'
import { PostCard } from '#features/posts/documents/web/post-card.tsx'
import { text as postText } from '#features/posts/documents/web/text.ts'
import { SearchForm } from '#features/posts/search/web/search-form.tsx'
import { readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { readGuestTrial } from '#features/quizzes/guest-trial/contract.ts'
import { prepareGuestTrial } from '#features/quizzes/guest-trial/web/lazy-guest-trial-card.tsx'
import { listHomePremiums, premiumTypes } from '#features/store/premiums/contract.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { readToken, useAuth } from '#lib/web/session-store.ts'
import { useOnline } from '#lib/web/use-online.ts'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { SampleTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { homePath } from './home-path.ts'
import { OfflineHome } from './offline-part.tsx'
import { PathPart } from './path-part.tsx'
import { PremiumsPart } from './premiums-part.tsx'
import { text } from './text.ts'
import { VisitorPart, VisitorYard } from './visitor-part.tsx'

/**
 * The front page; for a signed-in person, in the browser, also today's quiz and what only they see (path, plant, goals).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const category = oneOf(clubTypes, search.get('category') ?? '')
  const premiumType = oneOf(premiumTypes, search.get('premiums') ?? '')
  const isSignedIn = readToken() !== null
  const [home, posts, premiums, mine, own, guestTrial] = await Promise.all([
    call(viewHome, {}),
    category ? call(listHomePosts, { query: { category } }) : null,
    call(listHomePremiums, { query: premiumType ? { category: premiumType } : {} }),
    isSignedIn ? call(readDailyQuiz, { query: {} }) : null,
    isSignedIn ? import('./own-loader.ts').then(({ loadOwn }) => loadOwn()) : null,
    isSignedIn ? null : call(readGuestTrial, {}),
    isSignedIn ? null : prepareGuestTrial(),
  ])
  return { home, category, posts: posts?.items ?? home.latest, premiums, premiumType, mine, own, guestTrial }
}

// For signed-in people only, and the server renders for visitors only.
const OwnHome = lazy(async () => ({ default: (await import('./own-home-part.tsx')).OwnHome }))

export function Component() {
  const { home, category, premiumType, mine, own } = useLoaderData<typeof loader>()
  const { isAuthenticated } = useAuth()
  const isOnline = useOnline()
  useEffect(() => {
    // After a logout the person is a visitor again; offline no personal data arrives.
    if (readToken() === null || !navigator.onLine) delete document.documentElement.dataset.person
  })
  const isOwn = isAuthenticated && mine !== null && own !== null
  return (
    <>
      <PageHead
        title={text.title}
        description={text.description}
        path="/"
        isPrivate={category !== null || premiumType !== null}
      />
      {isOwn ? (
        <Suspense fallback={<OwnWait isShown />}>
          <OwnHome mine={mine} own={own} post={home.latest[0] ?? null} />
        </Suspense>
      ) : isAuthenticated && !isOnline ? (
        <OfflineHome />
      ) : (
        <>
          <OwnWait />
          <VisitorHome />
        </>
      )}
      {isOwn && (category || premiumType) ? (
        <div className="world-in stack">
          <Lists />
        </div>
      ) : null}
    </>
  )
}

/**
 * The boxes of a person's home, in the server's page: theme-start.ts marks a browser with a session, which shows them
 * instead of the visitor's home until their own arrives (home.css).
 */
function OwnWait({ isShown = false }: { isShown?: boolean }) {
  return (
    <div className="home-wait" data-shown={isShown || undefined} aria-hidden>
      <div className="home-wait-sheet" />
    </div>
  )
}

function VisitorHome() {
  const { home, guestTrial } = useLoaderData<typeof loader>()
  return (
    <div className="home-visitor world-page" data-tone="play">
      <VisitorYard />
      <div className="world-in stack">
        {guestTrial && <VisitorPart guestTrial={guestTrial} firstPost={home.latest.at(-1) ?? null} />}
        <PathPart />
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
          ways={home.events.map((event) => ({
            ...event,
            isSample: event.is_simulated,
            line: formatThaiMoment(new Date(event.starts_at)),
          }))}
        />
        <WayRow
          id="videos"
          title={text.videos}
          ways={home.videos.map((video) => ({ ...video, line: text.minutes(video.seconds) }))}
        />
        <Lists />
        <p className="text-center text-ink-soft">{text.ends}</p>
      </div>
    </div>
  )
}

/** Premiums and posts with their tabs, which are in the address. */
function Lists() {
  const { home, category, posts, premiums, premiumType } = useLoaderData<typeof loader>()
  return (
    <>
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
    </>
  )
}

interface WayRowProps {
  id: string
  title: string
  ways: { href: string; title: string; title_phrases: string[] | null; art: string; line: string; isSample?: boolean }[]
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
                  <ThaiText>{way.title_phrases ?? way.title}</ThaiText>
                </strong>
                <span className="text-13 text-ink-soft">{way.line}</span>
                {way.isSample ? (
                  <span>
                    <SampleTag />
                  </span>
                ) : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
