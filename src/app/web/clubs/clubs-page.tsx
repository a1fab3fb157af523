import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { listUpcoming } from '#features/events/event-contract.ts'
import { EventRow } from '#features/events/web/event-row.tsx'
import { readWordOfDay } from '#features/glossary/contract.ts'
import { readClubAims } from '#features/posts/clubs/contract.ts'
import { postPath } from '#features/posts/documents/path-rules.ts'
import { PostCard } from '#features/posts/documents/web/post-card.tsx'
import { PostCover } from '#features/posts/documents/web/post-cover.tsx'
import { text as postText } from '#features/posts/documents/web/text.ts'
import { listShelves, listVoices } from '#features/posts/reading/contract.ts'
import { listPosts } from '#features/posts/search/contract.ts'
import { viewHeroes } from '#features/superhero/contract.ts'
import { listVideos } from '#features/videos/video-contract.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { ClubList } from './club-list.tsx'
import { ShelfRow } from './shelf-row.tsx'
import { text } from './text.ts'
import { VideoRow } from './video-row.tsx'
import { VoiceRow } from './voice-row.tsx'

const nextEvents = 3

/** The hub of the clubs, the same for everybody. */
export async function loader() {
  const [aims, popular, heroes, coming, { word }, videos, shelves, voices] = await Promise.all([
    call(readClubAims, {}),
    call(listPosts, { query: { order: 'popular', page: 1, limit: 4 } }),
    call(viewHeroes, {}),
    call(listUpcoming, { query: {} }),
    call(readWordOfDay, {}),
    call(listVideos, { query: { page: 1, limit: 4 } }),
    call(listShelves, {}),
    call(listVoices, {}),
  ])
  const events = coming.items.filter(({ state }) => ['open', 'full', 'scheduled'].includes(state))
  const talk = heroes.talks[0] ?? null
  return {
    aims: aims.items,
    // The interview has a place of its own.
    posts: popular.items.filter(({ id }) => id !== talk?.id).slice(0, 3),
    talk,
    events: events.slice(0, nextEvents),
    word,
    videos: videos.items,
    shelves: shelves.items,
    voices: voices.items,
  }
}

/** What people read, watch and meet for: the target of คลับ in the tab bar. */
export function Component() {
  const { aims, posts, videos, talk, events, word, shelves, voices } = useLoaderData<typeof loader>()
  const [lead, ...others] = posts
  return (
    <div className="world-page" data-tone="play" data-w="5">
      <PageHead title={text.title} description={text.description} path="/clubs" />
      <header className="world-head">
        <Scene near="near/club.svg" />
        <div className="world-head-in">
          <h1>{text.title}</h1>
          <p>
            <ThaiText>{text.lead}</ThaiText>
          </p>
        </div>
      </header>
      <div className="world-in play-columns">
        <div className="stack">
          <div className="world-over">{lead ? <Lead post={lead} /> : null}</div>
          <ClubList aims={aims} />
          <ShelfRow shelves={shelves} />
          <VoiceRow voices={voices} />
          {others.length > 0 ? (
            <section className="stack play-part" aria-labelledby="clubs-more">
              <h2 id="clubs-more">{text.more}</h2>
              <ul className="post-grid post-rows clubs-two">
                {others.map((post) => (
                  <PostCard key={post.id} post={post} heading="h3" hasAuthor />
                ))}
              </ul>
            </section>
          ) : null}
          <VideoRow videos={videos} />
        </div>
        <div className="stack play-second">
          <Talk talk={talk} />
          {events.length > 0 ? (
            <section className="stack play-part" aria-labelledby="clubs-events">
              <h2 id="clubs-events">{text.events}</h2>
              <ul className="event-rows">
                {events.map((event) => (
                  <EventRow key={event.id} event={event} isDated />
                ))}
              </ul>
              <p>
                <Link to="/events" className="tap">
                  {text.allEvents}
                </Link>
              </p>
            </section>
          ) : null}
          {word ? <Word word={word} /> : null}
          <p className="text-center text-ink-soft">{text.ends}</p>
        </div>
      </div>
    </div>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

function Lead({ post }: { post: Loaded['posts'][number] }) {
  return (
    <Card isFlush className="clubs-lead" aria-labelledby="clubs-lead">
      <div className="link-card-cover">
        <PostCover post={post} />
      </div>
      <div className="link-card-text">
        <p className="eyebrow">{text.read}</p>
        <h2 id="clubs-lead">
          <ThaiText>{post.title_phrases ?? post.title}</ThaiText>
        </h2>
        <p className="text-ink-soft">
          {post.author_name} · {postText.minutes(post.minutes)}
        </p>
        <LinkButton to={postPath(post)} isWide>
          {text.readIt}
          <span className="vh"> {post.title}</span>
        </LinkButton>
      </div>
    </Card>
  )
}

/** The newest interview, or what there is to find. */
function Talk({ talk }: Pick<Loaded, 'talk'>) {
  return (
    <Card isFlush aria-labelledby="clubs-talk" data-w="4">
      <div className="club-banner">
        <ArtFile file="scenes/super-hero.svg" />
      </div>
      <div className="link-card-text">
        <h2 id="clubs-talk" className="eyebrow">
          {text.talk}
        </h2>
        {talk ? (
          <p className="text-20 font-semibold">
            <Link to={postPath(talk)} className="tap">
              <ThaiText>{talk.title_phrases ?? talk.title}</ThaiText>
            </Link>
          </p>
        ) : (
          <p>{text.heroes}</p>
        )}
        <p>
          <Link to="/super-hero" className="tap">
            {text.allTalks}
          </Link>
        </p>
      </div>
    </Card>
  )
}

function Word({ word: { key, term, meaning } }: { word: NonNullable<Loaded['word']> }) {
  return (
    <Card aria-labelledby="clubs-word" data-w="1" className="grid gap-2">
      <p className="eyebrow">{text.word}</p>
      <h2 id="clubs-word">
        <Link to={`/glossary#${key}`} className="tap">
          {term}
        </Link>
      </h2>
      <p>{meaning}</p>
      <p>
        <Link to="/glossary" className="tap">
          {text.allWords}
        </Link>
      </p>
    </Card>
  )
}
