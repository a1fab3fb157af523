import { coverNames } from '#art/names/cover-names.ts'
import type { ShareFacts } from '#kit/share-facts.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import type { EventItem } from './event-contract.ts'
import { text as eventText, skillColor } from './web/text.ts'

/** The facts for the share picture of an event's page. */
export function shareOfEvent(
  event: Pick<EventItem, 'id' | 'title' | 'title_phrases' | 'kind' | 'skill' | 'cover' | 'starts_at'>,
): ShareFacts {
  const cover = coverNames.find((name) => name === event.cover.art)
  return {
    ref: event.id,
    layout: 'article',
    title: event.title,
    title_phrases: event.title_phrases,
    tag: eventText.kinds[event.kind],
    line: formatThaiMoment(new Date(event.starts_at)),
    art: cover ? `covers/${cover}.svg` : 'mascots/hello.svg',
    color: skillColor[event.skill],
  }
}
