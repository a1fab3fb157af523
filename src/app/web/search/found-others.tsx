import type { FoundOthers } from '#app/search/contract.ts'
import { EventRow } from '#features/events/web/event-row.tsx'
import { HeroCard } from '#features/superhero/web/hero-card.tsx'
import { VideoCard } from '#features/videos/web/video-card.tsx'
import { thingKinds } from '#kit/thing-kinds.ts'
import { Link } from '#ui/basics/link.tsx'
import type { SearchKind } from './kinds.ts'
import { groupId, othersText } from './text.ts'
import { ThingGroup } from './thing-group.tsx'

const { kinds } = othersText

/** The results of a search besides posts, of one kind or of all; empty groups are omitted. */
export function FoundOthersList({ found, kind }: { found: FoundOthers; kind: SearchKind | undefined }) {
  const { videos, events, terms, heroes, quizzes, things, corrected } = found
  const isShown = (one: SearchKind, list: readonly unknown[]) => list.length > 0 && (!kind || kind === one)
  return (
    <>
      {corrected ? <p className="text-ink-soft">{othersText.corrected(corrected)}</p> : null}
      {isShown('videos', videos) ? (
        <section className="grid gap-4" aria-labelledby={groupId('videos')}>
          <h2 id={groupId('videos')}>{kinds.videos}</h2>
          <ul className="post-grid">
            {videos.map((video) => (
              <VideoCard key={video.id} video={video} heading="h3" />
            ))}
          </ul>
        </section>
      ) : null}
      {isShown('events', events) ? (
        <section className="grid gap-4" aria-labelledby={groupId('events')}>
          <h2 id={groupId('events')}>{kinds.events}</h2>
          <ul className="event-rows">
            {events.map((event) => (
              <EventRow key={event.id} event={event} isDated />
            ))}
          </ul>
        </section>
      ) : null}
      {isShown('terms', terms) ? (
        <section className="grid gap-4" aria-labelledby={groupId('terms')}>
          <h2 id={groupId('terms')}>{kinds.terms}</h2>
          <dl className="glossary">
            {terms.map(({ key, term, meaning }) => (
              <div key={key} className="glossary-entry">
                <dt>
                  <Link to={`/glossary#${key}`}>{term}</Link>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {isShown('heroes', heroes) ? (
        <section className="grid gap-4" aria-labelledby={groupId('heroes')}>
          <h2 id={groupId('heroes')}>{kinds.heroes}</h2>
          <ul className="hero-grid">
            {heroes.map((hero) => (
              <HeroCard key={hero.id} hero={hero} heading="h3" />
            ))}
          </ul>
        </section>
      ) : null}
      {isShown('quizzes', quizzes) ? (
        <section className="grid gap-4" aria-labelledby={groupId('quizzes')}>
          <h2 id={groupId('quizzes')}>{kinds.quizzes}</h2>
          <ul className="grid gap-2">
            {quizzes.map(({ title, line, href }) => (
              <li key={href}>
                <Link to={href}>{title}</Link> <span className="text-ink-soft">{line}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {thingKinds.map((one) => (!kind || kind === one ? <ThingGroup key={one} kind={one} things={things} /> : null))}
    </>
  )
}
