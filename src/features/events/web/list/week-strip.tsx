import { formatThaiDate, weekday } from '#lib/thai/bangkok-time.ts'
import { Link } from '#ui/basics/link.tsx'
import { daysOf, isLong } from '../../calendar-rules.ts'
import type { EventItem } from '../../event-contract.ts'
import { type EventAsk, eventsPath, stripDays } from '../../list-rules.ts'
import { KindDot } from '../event-row.tsx'
import { text } from '../text.ts'

type Props = { ask: EventAsk; anchor: string; today: string; isUpcoming: boolean; items: readonly EventItem[] }

/** The days of two weeks as links, for phones: it stays below the header while the list is read. */
export function WeekStrip({ ask, anchor, today, isUpcoming, items }: Props) {
  const short = items.filter((event) => !isLong(event))
  return (
    <nav className="week-strip" aria-label={text.week}>
      <ol>
        {stripDays(anchor, isUpcoming).map((day) => {
          const marked = short.filter((event) => daysOf(event).first <= day && day <= daysOf(event).last)
          const isChosen = ask.day === day
          // What is heard after the weekday and the number.
          const more = [
            formatThaiDate(day).replace(/^\d+ /, ''),
            day === today && text.today,
            text.countOf(marked.length),
          ]
          return (
            <li key={day}>
              <Link
                to={eventsPath({
                  ...ask,
                  day: isChosen ? null : day,
                  month: isChosen ? day.slice(0, 7) : null,
                  max: 0,
                })}
                className="event-cell"
                aria-current={isChosen ? 'true' : day === today ? 'date' : undefined}
                data-chosen={isChosen || undefined}
                data-past={day < today || undefined}
              >
                <span className="text-13">{text.weekdays[weekday(day) % 7]?.[0]}</span>{' '}
                <span className="event-cell-number">{Number(day.slice(8))}</span>
                <span className="vh"> {more.filter(Boolean).join(' ')}</span>
                <span className="event-dots">
                  {marked.slice(0, 3).map((event) => (
                    <KindDot key={event.id} kind={event.kind} />
                  ))}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
