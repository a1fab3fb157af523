import { Link } from 'react-router'
import { formatKoin } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Tag } from '#lib/web/ui/tag.tsx'
import { ThaiText } from '#lib/web/ui/thai-text.tsx'
import { dayOf, isLong } from '../calendar-rules.ts'
import type { EventItem } from '../event-contract.ts'
import { eventPath } from './event-path.ts'
import { hoursOf } from './show-time.ts'
import { text } from './text.ts'
import type { MyEvents } from './use-my-events.ts'

/** Events by the day on which they begin; what lasts over several days stands at the end. */
export function EventList({ items, mine }: { items: EventItem[]; mine: MyEvents }) {
  const long = items.filter(isLong)
  const byDay = Map.groupBy(
    items.filter((event) => !isLong(event)),
    ({ starts_at }) => dayOf(starts_at),
  )
  const groups = [...byDay].map(([day, events]) => [formatThaiDate(day), events] as const)
  if (long.length > 0) groups.push([text.long, long])
  return (
    <div className="event-days">
      {groups.map(([name, events]) => (
        <section key={name} aria-label={name}>
          <h3 className="event-day">{name}</h3>
          <ul className="event-rows">
            {events.map((event) => (
              <EventRow key={event.id} event={event} mine={mine.get(event.id)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function EventRow({ event, mine }: { event: EventItem; mine: 'seat' | 'waiting' | undefined }) {
  return (
    <li className="event-row" data-over={event.state === 'finished' || event.state === 'called_off' || undefined}>
      <span className={`event-row-kind month-dot-${event.kind}`} aria-hidden />
      <div className="min-w-0">
        <p className="text-13 text-ink-soft">
          {hoursOf(event)} · {text.kinds[event.kind]}
        </p>
        <Link to={eventPath(event)} className="event-row-link">
          <ThaiText>{event.title}</ThaiText>
        </Link>
        <p className="event-row-facts">
          <span>{text.seatsOf(event)}</span>
          <span>{event.fee > 0 ? `${formatKoin(event.fee)} koin` : text.free}</span>
          {event.place === null ? <span>{text.online}</span> : null}
          {mine ? <Tag color="s1">{text.mine[mine]}</Tag> : null}
        </p>
      </div>
    </li>
  )
}
