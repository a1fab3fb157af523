import type { FoundOthers } from '#app/search/contract.ts'
import { EventRow } from '#features/events/web/event-row.tsx'
import { VideoCard } from '#features/videos/web/video-card.tsx'
import { groupIds, othersText } from './text.ts'

/** What a search found besides posts; a group without anything is left out. */
export function FoundOthersList({ videos, events, corrected }: FoundOthers) {
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
    </>
  )
}
