import type { FoundOthers } from '#app/search/contract.ts'
import { eventPath } from '#features/events/path-rules.ts'
import { EventCover } from '#features/events/web/event-cover.tsx'
import { eventLine } from '#features/events/web/event-line.ts'
import { heroPath } from '#features/superhero/path-rules.ts'
import { clockOf } from '#features/videos/figure-rules.ts'
import { videoPath } from '#features/videos/path-rules.ts'
import { thingKinds } from '#kit/thing-kinds.ts'
import { PictureRow } from '#ui/basics/picture-row.tsx'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { SearchKind } from './kinds.ts'
import { groupId, othersText } from './text.ts'
import { ThingGroup } from './thing-group.tsx'
import { ThingIcon, VideoPicture } from './thing-picture.tsx'

const { kinds } = othersText

/** The results of a search besides posts, of one kind or of all; empty groups are omitted. */
export function FoundOthersList({ found, kind }: { found: FoundOthers; kind: SearchKind | undefined }) {
  const { videos, events, terms, heroes, quizzes, things, corrected } = found
  const isShown = (one: SearchKind, list: readonly unknown[]) => list.length > 0 && (!kind || kind === one)
  return (
    <>
      {corrected ? <p className="text-ink-soft">{othersText.corrected(corrected)}</p> : null}
      {isShown('videos', videos) ? (
        <section className="grid gap-3" aria-labelledby={groupId('videos')}>
          <h2 id={groupId('videos')}>{kinds.videos}</h2>
          <ul className="picture-rows">
            {videos.map((video) => (
              <PictureRow
                key={video.id}
                to={videoPath(video)}
                title={<ThaiText>{video.title_phrases ?? video.title}</ThaiText>}
                picture={<VideoPicture poster={video.poster} />}
                meta={othersText.videoLong(clockOf(video.seconds))}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {isShown('events', events) ? (
        <section className="grid gap-3" aria-labelledby={groupId('events')}>
          <h2 id={groupId('events')}>{kinds.events}</h2>
          <ul className="picture-rows">
            {events.map((event) => (
              <PictureRow
                key={event.id}
                to={eventPath(event)}
                title={<ThaiText>{event.title_phrases ?? event.title}</ThaiText>}
                picture={<EventCover event={event} />}
                meta={<ThaiText>{eventLine(event)}</ThaiText>}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {isShown('terms', terms) ? (
        <section className="grid gap-3" aria-labelledby={groupId('terms')}>
          <h2 id={groupId('terms')}>{kinds.terms}</h2>
          <ul className="picture-rows">
            {terms.map(({ key, term, meaning }) => (
              <PictureRow key={key} to={`/glossary#${key}`} title={term} picture={<ThingIcon thing="book" />}>
                <ThaiText>{meaning}</ThaiText>
              </PictureRow>
            ))}
          </ul>
        </section>
      ) : null}
      {isShown('heroes', heroes) ? (
        <section className="grid gap-3" aria-labelledby={groupId('heroes')}>
          <h2 id={groupId('heroes')}>{kinds.heroes}</h2>
          <ul className="picture-rows">
            {heroes.map((hero) => (
              <PictureRow
                key={hero.id}
                to={heroPath(hero)}
                title={hero.display_name}
                picture={<Avatar image={hero.display_image} className="" />}
              >
                <ThaiText>{`“${hero.words}”`}</ThaiText>
              </PictureRow>
            ))}
          </ul>
        </section>
      ) : null}
      {isShown('quizzes', quizzes) ? (
        <section className="grid gap-3" aria-labelledby={groupId('quizzes')}>
          <h2 id={groupId('quizzes')}>{kinds.quizzes}</h2>
          <ul className="picture-rows">
            {quizzes.map(({ title, line, href }) => (
              <PictureRow
                key={href}
                to={href}
                title={<ThaiText>{title}</ThaiText>}
                picture={<ThingIcon thing="quiz" />}
                meta={<ThaiText>{line}</ThaiText>}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {thingKinds.map((one) => (!kind || kind === one ? <ThingGroup key={one} kind={one} things={things} /> : null))}
    </>
  )
}
