import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { formatThaiDate, formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { calendarPaths } from '../calendar-contract.ts'
import { addMonths, daysOf, isComing } from '../calendar-rules.ts'
import { EventList } from './event-list.tsx'
import type { loader } from './events-loader.ts'
import { LateMonthGrid } from './late-month-grid.tsx'
import { text } from './text.ts'
import type { MyEvents } from './use-my-events.ts'

const MyEventsReader = lazy(async () => ({ default: (await import('./my-events-part.tsx')).MyEventsReader }))

/** The calendar of events: a grid on wide screens, and the list by day everywhere. */
export function Component() {
  const { items, today, month, day, isUpcoming } = useLoaderData<typeof loader>()
  const { isAuthenticated } = useAuth()
  const [mine, setMine] = useState<MyEvents>(new Map())
  const shown = items.filter((event) => {
    if (isUpcoming) return isComing(event, today)
    const { first, last } = daysOf(event)
    return !day || (first <= day && day <= last)
  })
  const name = formatThaiMonth(month)
  return (
    <div className="stack" data-tone="play">
      <PageHead
        title={isUpcoming ? text.title : text.titleOf(name)}
        description={text.description}
        path={isUpcoming ? '/events' : `/events?month=${month}`}
        isPrivate={day !== null}
      />
      {isAuthenticated ? (
        <Suspense fallback={null}>
          <MyEventsReader onRead={setMine} />
        </Suspense>
      ) : null}
      <header>
        <h1>{text.title}</h1>
        <p className="text-ink-soft">{text.lead}</p>
      </header>
      <div className="columns">
        <Card className="event-calendar" aria-label={text.calendar(name)}>
          <MonthStrip month={month} />
          <LateMonthGrid month={month} day={day} today={today} items={items} mine={mine} />
          <p>
            <a href={calendarPaths.all} download>
              {text.feed}
            </a>
          </p>
        </Card>
        <section className="stack" aria-labelledby="event-list">
          <div className="event-list-head">
            <h2 id="event-list">
              {day ? text.ofDay(formatThaiDate(day)) : isUpcoming ? text.upcoming : text.ofMonth(name)}
            </h2>
            {day ? <Link to={`/events?month=${month}`}>{text.allOfMonth}</Link> : null}
          </div>
          {shown.length > 0 ? (
            <EventList items={shown} mine={mine} />
          ) : (
            <EmptyState spot={<ArtFile file="spots/empty.svg" />}>{day ? text.noneOfDay : text.none}</EmptyState>
          )}
        </section>
      </div>
    </div>
  )
}

function MonthStrip({ month }: { month: string }) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <nav className="month-strip" aria-label={text.months}>
      <Link to={`/events?month=${before}`} className="btn-icon" aria-label={text.previous(formatThaiMonth(before))}>
        <Icon of={ChevronLeft} size={24} />
      </Link>
      <strong>{formatThaiMonth(month)}</strong>
      <Link to={`/events?month=${after}`} className="btn-icon" aria-label={text.next(formatThaiMonth(after))}>
        <Icon of={ChevronRight} size={24} />
      </Link>
    </nav>
  )
}
