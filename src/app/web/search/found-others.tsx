import type { FoundOthers } from '#app/search/contract.ts'
import { EventRow } from '#features/events/web/event-row.tsx'
import { HeroCard } from '#features/superhero/web/hero-card.tsx'
import { VideoCard } from '#features/videos/web/video-card.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { groupIds, othersText } from './text.ts'

/** The results of a search besides posts; empty groups are omitted. */
export function FoundOthersList({ videos, events, terms, heroes, quizzes, corrected }: FoundOthers) {
  return (
    <>
      {corrected ? <p className="text-ink-soft">{othersText.corrected(corrected)}</p> : null}
      {videos.length > 0 ? (
        <section className="grid gap-4" aria-labelledby={groupIds.videos}>
          <h2 id={groupIds.videos}>{othersText.videos}</h2>
          <ul className="post-grid">
            {videos.map((video) => (
              <VideoCard key={video.id} video={video} heading="h3" />
            ))}
          </ul>
        </section>
      ) : null}
      {events.length > 0 ? (
        <section className="grid gap-4" aria-labelledby={groupIds.events}>
          <h2 id={groupIds.events}>{othersText.events}</h2>
          <ul className="event-rows">
            {events.map((event) => (
              <EventRow key={event.id} event={event} isDated />
            ))}
          </ul>
        </section>
      ) : null}
      {terms.length > 0 ? (
        <section className="grid gap-4" aria-labelledby={groupIds.terms}>
          <h2 id={groupIds.terms}>{othersText.terms}</h2>
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
      {heroes.length > 0 ? (
        <section className="grid gap-4" aria-labelledby={groupIds.heroes}>
          <h2 id={groupIds.heroes}>{othersText.heroes}</h2>
          <ul className="hero-grid">
            {heroes.map((hero) => (
              <HeroCard key={hero.id} hero={hero} heading="h3" />
            ))}
          </ul>
        </section>
      ) : null}
      {quizzes.length > 0 ? (
        <section className="grid gap-4" aria-labelledby={groupIds.quizzes}>
          <h2 id={groupIds.quizzes}>{othersText.quizzes}</h2>
          <ul className="grid gap-2">
            {quizzes.map(({ title, line, href }) => (
              <li key={href}>
                <Link to={href}>{title}</Link> <span className="text-ink-soft">{line}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
