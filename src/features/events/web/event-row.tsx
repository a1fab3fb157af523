import { formatKoin } from '#lib/money.ts'
import { Link } from '#ui/basics/link.tsx'
import { SampleTag, Tag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { EventItem } from '../event-contract.ts'
import { eventPath } from '../path-rules.ts'
import { EventCover } from './event-cover.tsx'
import { hoursOf, spanOf } from './show-time.ts'
import { text } from './text.ts'

interface EventRowProps {
  event: EventItem
  mine?: 'seat' | 'waiting' | undefined
  /** Shows the day, when the list does not. */
  isDated?: boolean
}

/** An event in a list: a piece of its cover, and its facts in some lines. */
export function EventRow({ event, mine, isDated }: EventRowProps) {
  return (
    <li className="event-row" data-over={event.state === 'finished' || event.state === 'called_off' || undefined}>
      <span className="event-row-cover">
        <EventCover event={event} />
      </span>
      <div className="min-w-0">
        <p className="text-13 text-ink-soft">
          {isDated ? spanOf(event) : hoursOf(event)} · {text.kinds[event.kind]}
        </p>
        <Link to={eventPath(event)} className="event-row-link">
          <ThaiText>{event.title_phrases ?? event.title}</ThaiText>
        </Link>
        <p className="event-row-facts">
          {event.state === 'open' ? <Tag color="s1">{text.seatsOf(event)}</Tag> : <Tag>{text.seatsOf(event)}</Tag>}
          <span>{event.fee > 0 ? `${formatKoin(event.fee)} koin` : text.free}</span>
          {event.place === null ? <span>{text.online}</span> : null}
          {mine ? <Tag color="s5">{text.mine[mine]}</Tag> : null}
          {event.is_simulated ? <SampleTag /> : null}
        </p>
      </div>
    </li>
  )
}
