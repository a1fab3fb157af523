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
import { HitGroup } from './hit-group.tsx'
import type { SearchKind } from './kinds.ts'
import { othersText } from './text.ts'
import { ThingIcon, ThingPicture, VideoPicture } from './thing-picture.tsx'

type Props = { found: FoundOthers; kind: SearchKind | undefined; toKind: (kind: SearchKind) => string }

/** The results of a search besides posts: all of one kind, or the best of each; empty groups are omitted. */
export function FoundOthersList({ found, kind, toKind }: Props) {
  const { videos, events, terms, heroes, quizzes, things, corrected } = found
  /** The place of a kind: its hits where it is asked for, and the way to all where only the best are shown. */
  const of = <Hit,>(one: SearchKind, hits: readonly Hit[]) => ({
    kind: one,
    hits: !kind || kind === one ? hits : [],
    toAll: kind ? null : toKind(one),
  })
  return (
    <>
      {corrected ? <p className="text-ink-soft">{othersText.corrected(corrected)}</p> : null}
      <HitGroup
        {...of('videos', videos)}
        row={(video) => (
          <PictureRow
            key={video.id}
            to={videoPath(video)}
            title={<ThaiText>{video.title_phrases ?? video.title}</ThaiText>}
            picture={<VideoPicture poster={video.poster} />}
            meta={othersText.videoLong(clockOf(video.seconds))}
          />
        )}
      />
      <HitGroup
        {...of('events', events)}
        row={(event) => (
          <PictureRow
            key={event.id}
            to={eventPath(event)}
            title={<ThaiText>{event.title_phrases ?? event.title}</ThaiText>}
            picture={<EventCover event={event} />}
            meta={<ThaiText>{eventLine(event)}</ThaiText>}
          />
        )}
      />
      <HitGroup
        {...of('terms', terms)}
        row={({ key, term, meaning }) => (
          <PictureRow key={key} to={`/glossary#${key}`} title={term} picture={<ThingIcon thing="book" />}>
            <ThaiText>{meaning}</ThaiText>
          </PictureRow>
        )}
      />
      <HitGroup
        {...of('heroes', heroes)}
        row={(hero) => (
          <PictureRow
            key={hero.id}
            to={heroPath(hero)}
            title={hero.display_name}
            picture={<Avatar image={hero.display_image} className="" />}
          >
            <ThaiText>{`“${hero.words}”`}</ThaiText>
          </PictureRow>
        )}
      />
      <HitGroup
        {...of('quizzes', quizzes)}
        row={({ title, line, href }) => (
          <PictureRow
            key={href}
            to={href}
            title={<ThaiText>{title}</ThaiText>}
            picture={<ThingIcon thing="quiz" />}
            meta={<ThaiText>{line}</ThaiText>}
          />
        )}
      />
      {thingKinds.map((one) => (
        <HitGroup
          key={one}
          {...of(
            one,
            things.filter((thing) => thing.kind === one),
          )}
          row={({ key, title, line, href, picture }) => (
            <PictureRow
              key={key}
              to={href}
              title={<ThaiText>{title}</ThaiText>}
              picture={<ThingPicture src={picture} />}
              meta={<ThaiText>{line}</ThaiText>}
            />
          )}
        />
      ))}
    </>
  )
}
