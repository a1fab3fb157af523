import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatThaiDate, formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { type CalendarEntry, readContentCalendar } from '../../calendar-admin-contract.ts'
import { calendarPath, calendarPathOf, readAddress, stepped } from './calendar-address.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { text } from './calendar-text.ts'
import { HolidaysPart } from './holidays-part.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useMoves } from './use-moves.ts'

/** The weeks that the address asks for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const address = readAddress(new URL(request.url).searchParams)
  const { view, from, kinds } = address
  const query = { view, ...(from && { from }), ...(kinds && { kinds }) }
  return { address, calendar: await call(readContentCalendar, { query }) }
}

/** What goes out and ends, day by day, over all kinds, and what still lacks. */
export function Component() {
  const { address, calendar } = useLoaderData<typeof loader>()
  const { entries, gaps, days, today, holidays, is_cut: isCut } = calendar
  const [asked, setAsked] = useState<CalendarEntry | null>(null)
  const moves = useMoves(today, gaps)
  return (
    <PageFrame title={text.title} description={text.description} path={calendarPath} isPrivate lead={text.lead}>
      {calendar.kinds.length === 0 ? (
        <p>{text.noKinds}</p>
      ) : (
        <>
          <CalendarHead />
          <p role="status">
            {gaps.length > 0 ? text.gaps(gaps.length) : text.noGaps}{' '}
            {gaps[0] ? <a href={`#day-${gaps[0].day}`}>{text.firstGap}</a> : null}
          </p>
          {isCut ? <Notice kind="info">{text.cut}</Notice> : null}
          {entries.length + gaps.length === 0 ? <p>{text.nothing}</p> : null}
          {entries.some(({ may_move: mayMove }) => mayMove) ? (
            <p className="calendar-hint text-13 text-ink-soft">{text.keysHint}</p>
          ) : null}
          <p role="status" className="calendar-said">
            {moves.said}{' '}
            {moves.undo ? (
              <Button kind="quiet" size="small" isBusy={moves.isBusy} onClick={moves.undo}>
                {text.undo}
              </Button>
            ) : null}
          </p>
          {moves.fault ? (
            <Notice kind="danger" isAlert>
              {moves.fault}
            </Notice>
          ) : null}
          {asked ? (
            <MoveDialog
              entry={asked}
              onClose={() => setAsked(null)}
              onMove={(day) => {
                setAsked(null)
                void moves.moveTo(asked, day)
              }}
            />
          ) : null}
          <CalendarGrid
            days={days}
            today={today}
            month={address.view === 'month' ? (address.from ?? today).slice(0, 7) : null}
            entries={entries}
            gaps={gaps}
            holidays={holidays}
            moving={{
              lifted: moves.lifted,
              drag: moves.drag,
              onKey: moves.onKey,
              onLeave: moves.onLeave,
              onAsk: setAsked,
            }}
          />
          <HolidaysPart holidays={holidays} today={today} mayEdit={calendar.may_edit_holidays} />
        </>
      )}
    </PageFrame>
  )
}

/** What the calendar shows: its span, the ways back and on, and the kinds. */
function CalendarHead() {
  const { address, calendar } = useLoaderData<typeof loader>()
  const { days, today, kinds } = calendar
  const { view, from } = address
  const span =
    view === 'month'
      ? formatThaiMonth((from ?? today).slice(0, 7))
      : text.span(formatThaiDate(days[0]!), formatThaiDate(days.at(-1)!))
  const toView = (next: typeof view) => ({
    to: calendarPathOf({ ...address, view: next }),
    label: text[next],
    isCurrent: next === view,
  })
  return (
    <div className="calendar-head">
      <TabLinks label={text.views} tabs={[toView('weeks'), toView('month')]} />
      <div className="calendar-steps">
        <LinkButton kind="line" size="small" to={calendarPathOf({ ...address, from: stepped(address, today, -1) })}>
          {text.before}
        </LinkButton>
        <h2 className="calendar-span">{span}</h2>
        <LinkButton kind="line" size="small" to={calendarPathOf({ ...address, from: stepped(address, today, 1) })}>
          {text.after}
        </LinkButton>
        <LinkButton kind="quiet" size="small" to={calendarPathOf({ ...address, from: null })}>
          {text.today}
        </LinkButton>
      </div>
      <fieldset className="content-chips">
        <legend className="vh">{text.kinds}</legend>
        {[{ kind: null, label: text.allKinds }, ...kinds].map(({ kind, label }) => (
          <Link
            key={kind}
            to={calendarPathOf({ ...address, kinds: kind })}
            className="chip content-chip"
            aria-current={kind === address.kinds ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </fieldset>
    </div>
  )
}
