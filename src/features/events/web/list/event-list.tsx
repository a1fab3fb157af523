import { groupBy } from '#lib/group-by.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { dayOf, isLong } from '../../calendar-rules.ts'
import type { EventItem } from '../../event-contract.ts'
import { EventRow } from '../event-row.tsx'
import { text } from '../text.ts'
import type { MyEvents } from './use-my-events.ts'

/** Events by their first day; events of several days are at the end. */
export function EventList({ items, mine }: { items: EventItem[]; mine: MyEvents }) {
  const long = items.filter(isLong)
  const byDay = groupBy(
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
