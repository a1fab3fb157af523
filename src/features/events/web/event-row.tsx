import type { ReactNode } from 'react'
import { formatKoin } from '#lib/money.ts'
import { Link } from '#ui/basics/link.tsx'
import { SampleTag, Tag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { EventItem, EventKind } from '../event-contract.ts'
import { isOver } from '../list-rules.ts'
import { eventPath } from '../path-rules.ts'
import { EventCover } from './event-cover.tsx'
import { hoursOf, spanOf } from './show-time.ts'
import { text } from './text.ts'

interface EventRowProps {
  event: EventItem
  mine?: 'seat' | 'waiting' | undefined
  /** Shows the day, when the list does not. */
  isDated?: boolean
  /** The list says once that all of it are samples. */
  isSampleTold?: boolean
  /** One line without a picture, for what takes nobody any more. */
  isSlim?: boolean
}

/** An event in a list: a piece of its cover, and its facts in some lines. */
export function EventRow({ event, mine, isDated, isSampleTold = false, isSlim }: EventRowProps) {
  return (
    <li className="card link-card event-row" data-over={isOver(event) || undefined} data-slim={isSlim || undefined}>
      {isSlim ? null : (
        <span className="event-row-cover">
          <EventCover event={event} />
        </span>
      )}
      <div className="event-row-body">
        <p className="text-13 text-ink-soft">
          <KindDot kind={event.kind} /> {isDated ? spanOf(event) : hoursOf(event)} · {text.kinds[event.kind]}
        </p>
        <Link to={eventPath(event)} className="link-card-link font-semibold">
          <ThaiText>{event.title_phrases ?? event.title}</ThaiText>
        </Link>
        <EventFacts event={event} mine={mine} isSampleTold={isSampleTold} />
      </div>
    </li>
  )
}

type FactsProps = Pick<EventRowProps, 'event' | 'mine'> & { isSampleTold: boolean }

/** Seats, fee and way of an event, what the person has of it, and whether it is a sample. */
export function EventFacts({ event, mine, isSampleTold }: FactsProps): ReactNode {
  const fee = event.fee > 0 ? `${formatKoin(event.fee)} koin` : text.free
  const more = [isOver(event) ? null : fee, event.place === null ? text.online : null].filter(Boolean)
  return (
    <p className="event-row-facts text-13 text-ink-soft">
      {event.state === 'open' ? <Tag color="s1">{text.seatsOf(event)}</Tag> : <Tag>{text.seatsOf(event)}</Tag>}
      {more.length > 0 ? <span>{more.join(' · ')}</span> : null}
      {mine ? <Tag color="s5">{text.mine[mine]}</Tag> : null}
      {event.is_simulated && !isSampleTold ? <SampleTag /> : null}
    </p>
  )
}

/** The colour in which the calendar marks a kind; the word stands beside it. */
export function KindDot({ kind, mine }: { kind: EventKind; mine?: string | undefined }) {
  return <span className="event-dot" data-kind={kind} data-mine={mine} aria-hidden />
}
