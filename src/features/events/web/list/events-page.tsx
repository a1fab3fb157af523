import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { pageRefusal } from '#lib/errors.ts'
import { formatThaiDate, formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { MoreLink } from '#ui/basics/more-link.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { calendarPaths } from '../../calendar-contract.ts'
import { addMonths, dayInMonth, daysOf, isComing } from '../../calendar-rules.ts'
import { listUpcoming } from '../../event-contract.ts'
import { type EventAsk, eventsPath, eventsPerStep, filterEvents, readListed } from '../../list-rules.ts'
import { text } from '../text.ts'
import { EventFilterRow } from './event-filter-row.tsx'
import { EventList } from './event-list.tsx'
import { MonthGrid } from './month-grid.tsx'
import type { MyEvents } from './use-my-events.ts'
import { WeekStrip } from './week-strip.tsx'

/**
 * The events of ?month=2026-12, of one day with ?day=2026-12-05, or without both the upcoming ones. All of the month are
 * sent, since the calendar shows them whatever the filters of the list are.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const listed = readListed(search)
  const day = search.get('day')
  const asked = search.get('month') ?? day?.slice(0, 7) ?? null
  if (asked === null) {
    const { items, today } = await call(listUpcoming, { query: {} })
    return { items, today, month: today.slice(0, 7), day: null, isUpcoming: true, listed }
  }
  const [, year, month] = /^(2[01]\d\d)-(0[1-9]|1[0-2])$/.exec(asked) ?? []
  const isDay = day === null || (/^\d{4}-\d{2}-\d{2}$/.test(day) && dayInMonth(day, asked) === day)
  if (!year || !month || !isDay) throw pageRefusal('page_not_found')
  const query = { fromMonth: Number(month), fromYear: Number(year), toMonth: Number(month), toYear: Number(year) }
  const { items, today } = await call(listUpcoming, { query })
  return { items, today, month: asked, day, isUpcoming: false, listed }
}

const MyEventsReader = lazy(async () => ({ default: (await import('./my-events-part.tsx')).MyEventsReader }))

/** The calendar of events: a grid on wide screens, a strip of days on phones, and the list by day everywhere. */
export function Component() {
  const { items, today, month, day, isUpcoming, listed } = useLoaderData<typeof loader>()
  const { isAuthenticated } = useAuth()
  const [mine, setMine] = useState<MyEvents>(new Map())
  const ask: EventAsk = { ...listed, day, month: isUpcoming || day ? null : month }
  const ofTime = items.filter((event) => {
    if (isUpcoming) return isComing(event, today)
    const { first, last } = daysOf(event)
    return !day || (first <= day && day <= last)
  })
  const found = filterEvents(ofTime, ask.filters)
  const shown = found.slice(0, ask.max)
  const rest = found.length - shown.length
  const name = formatThaiMonth(month)
  const anchor = day ?? (today.startsWith(month) ? today : `${month}-01`)
  return (
    <div className="world-page event-world" data-tone="play" data-w="4">
      <PageHead
        title={isUpcoming ? text.title : text.titleOf(name)}
        description={text.description}
        path={isUpcoming ? '/events' : `/events?month=${month}`}
        isPrivate={day !== null || eventsPath({ ...ask, month: null }) !== '/events'}
      />
      {isAuthenticated ? (
        <Suspense fallback={null}>
          <MyEventsReader onRead={setMine} />
        </Suspense>
      ) : null}
      <header className="world-head">
        <Scene near="near/club.svg" />
        <div className="world-head-in">
          <h1>{text.title}</h1>
          <p>
            <ThaiText>{text.lead}</ThaiText>
          </p>
        </div>
      </header>
      <div className="world-in columns event-columns">
        <Card className="event-calendar" aria-label={text.calendar(name)}>
          <MonthStrip ask={ask} month={month} />
          <MonthGrid month={month} day={day} today={today} items={items} mine={mine} />
          <p className="hidden wide:block">
            <CalendarLink />
          </p>
        </Card>
        <section className="grid min-w-0 grid-cols-1 content-start gap-4" aria-labelledby="event-list">
          <WeekStrip ask={ask} anchor={anchor} today={today} isUpcoming={isUpcoming} items={items} />
          <div className="event-list-head" data-day={day ? true : undefined}>
            <h2 id="event-list">
              {day ? text.ofDay(formatThaiDate(day)) : isUpcoming ? text.upcoming : text.ofMonth(name)}
            </h2>
            {day ? <Link to={eventsPath({ ...ask, day: null, month })}>{text.allOfMonth}</Link> : null}
            <EventFilterRow ask={ask} />
          </div>
          {shown.length > 0 ? (
            <EventList items={shown} mine={mine} today={today} isUpcoming={isUpcoming} />
          ) : (
            <None isFiltered={ofTime.length > 0} isDay={day !== null} clearTo={eventsPath({ ...ask, filters: [] })} />
          )}
          {rest > 0 ? (
            <MoreLink
              count={Math.min(rest, eventsPerStep)}
              to={eventsPath({ ...ask, max: shown.length + eventsPerStep })}
            />
          ) : null}
          <p className="wide:hidden">
            <CalendarLink />
          </p>
        </section>
      </div>
    </div>
  )
}

function CalendarLink() {
  return (
    <a href={calendarPaths.all} download className="tap">
      {text.feed}
    </a>
  )
}

function None({ isFiltered, isDay, clearTo }: { isFiltered: boolean; isDay: boolean; clearTo: string }) {
  return (
    <EmptyState
      spot={<ArtFile file="spots/no-events.svg" />}
      action={
        isFiltered ? (
          <LinkButton kind="line" to={clearTo}>
            {text.clear}
          </LinkButton>
        ) : undefined
      }
    >
      {isFiltered ? text.noneFiltered : isDay ? text.noneOfDay : text.none}
    </EmptyState>
  )
}

function MonthStrip({ ask, month }: { ask: EventAsk; month: string }) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  const toMonth = (to: string) => eventsPath({ ...ask, day: null, month: to, max: 0 })
  return (
    <nav className="flex items-center justify-between" aria-label={text.months}>
      <Link to={toMonth(before)} className="btn-icon" aria-label={text.previous(formatThaiMonth(before))}>
        <Icon of={ChevronLeft} size={24} />
      </Link>
      <strong>{formatThaiMonth(month)}</strong>
      <Link to={toMonth(after)} className="btn-icon" aria-label={text.next(formatThaiMonth(after))}>
        <Icon of={ChevronRight} size={24} />
      </Link>
    </nav>
  )
}
