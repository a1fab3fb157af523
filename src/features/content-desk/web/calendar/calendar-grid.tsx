import type { DragEvent, KeyboardEvent } from 'react'
import { groupBy } from '#lib/group-by.ts'
import { bangkokTime, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import type { CalendarEntry, CalendarGap } from '../../calendar-admin-contract.ts'
import type { Holiday } from '../../holiday-admin-contract.ts'
import { stateWords } from '../list/list-text.ts'
import { StateMark } from '../list/state-mark.tsx'
import { text } from './calendar-text.ts'
import type { useMoves } from './use-moves.ts'

type Props = {
  days: readonly string[]
  today: string
  /** The month that is shown; days of others stand back. Null where weeks are shown. */
  month: string | null
  entries: readonly CalendarEntry[]
  gaps: readonly CalendarGap[]
  holidays: readonly Holiday[]
  moving: Moving
}

/** What is carried, and how entries are moved: with the keys on the entry, with the mouse, or by its button. */
type Moving = Pick<ReturnType<typeof useMoves>, 'lifted' | 'drag'> & {
  onKey: (event: KeyboardEvent, entry: CalendarEntry) => void
  onLeave: () => void
  onAsk: (entry: CalendarEntry) => void
}

/** Seven columns on wide screens; on narrow ones the days with something, below each other. */
export function CalendarGrid({ days, today, month, entries, gaps, holidays, moving }: Props) {
  const byDay = groupBy(entries, ({ day }) => day)
  const lacking = groupBy(gaps, ({ day }) => day)
  return (
    <div className="calendar">
      <p className="calendar-weekdays" aria-hidden>
        {text.weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <ol className="calendar-days" aria-label={text.days}>
        {days.map((day, i) => (
          <li
            key={day}
            id={`day-${day}`}
            tabIndex={-1}
            className="calendar-day"
            data-today={day === today || undefined}
            data-target={day === moving.lifted?.day || undefined}
            data-out={(month !== null && !day.startsWith(month)) || undefined}
            data-empty={
              (!byDay.has(day) && !lacking.has(day) && day !== today && day !== moving.lifted?.day) || undefined
            }
            onDragOver={(event) => moving.drag.over(event, day)}
            onDrop={(event) => moving.drag.drop(event, day)}
          >
            <h3 className="calendar-date">
              <span className="vh">{text.weekdays[i % 7]} </span>
              {formatThaiDate(day)} {day === today ? <span className="calendar-today">{text.today}</span> : null}
            </h3>
            {holidays
              .filter((one) => one.first_day <= day && day <= one.last_day)
              .map(({ id, title }) => (
                <p key={id} className="calendar-holiday">
                  {title}
                </p>
              ))}
            <DayEntries entries={byDay.get(day) ?? []} moving={moving} />
            {lacking.has(day) ? (
              <ul className="calendar-entries">
                {(lacking.get(day) ?? []).map((gap) => (
                  <li key={`${gap.kind} ${gap.text}`}>
                    <Link to={gap.href} className="calendar-entry calendar-gap">
                      {gap.text}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  )
}

const shownAtOnce = 5

/** What goes out and ends on a day; of very much the first, and the others when asked for. */
function DayEntries({ entries, moving }: { entries: readonly CalendarEntry[]; moving: Moving }) {
  const list = (some: readonly CalendarEntry[]) => (
    <ul className="calendar-entries">
      {some.map((entry) => (
        <EntryItem key={`${entry.what} ${entry.kind} ${entry.id}`} entry={entry} moving={moving} />
      ))}
    </ul>
  )
  // One that is left stands in the place of the words for it.
  const count = entries.length <= shownAtOnce + 1 ? entries.length : shownAtOnce
  const rest = entries.slice(count)
  return (
    <>
      {count > 0 ? list(entries.slice(0, count)) : null}
      {rest.length > 0 ? (
        <details>
          <summary className="calendar-more">{text.more(rest.length)}</summary>
          {list(rest)}
        </details>
      ) : null}
    </>
  )
}

function EntryItem({ entry, moving }: { entry: CalendarEntry; moving: Moving }) {
  const { title, label, state, what, at, href, may_move: mayMove } = entry
  const content = (
    <>
      <span className="calendar-kind">
        <StateMark state={state} /> <span className="vh">{stateWords[state]} </span>
        {what === 'ends' ? `${text.ends} ` : ''}
        {bangkokTime(new Date(at))} {label}
      </span>
      <span className="calendar-title">{title}</span>
    </>
  )
  return (
    <li>
      {href ? (
        <Link
          to={href}
          className="calendar-entry"
          data-lifted={moving.lifted?.entry === entry || undefined}
          {...(mayMove && {
            onKeyDown: (event: KeyboardEvent) => moving.onKey(event, entry),
            onBlur: moving.onLeave,
            onDragStart: (event: DragEvent) => moving.drag.start(event, entry),
            onDragEnd: moving.drag.end,
          })}
        >
          {content}
        </Link>
      ) : (
        <span className="calendar-entry">{content}</span>
      )}
      {mayMove ? (
        <Button
          kind="quiet"
          size="small"
          aria-label={text.moveOf(title)}
          aria-haspopup="dialog"
          onClick={() => moving.onAsk(entry)}
        >
          {text.move}
        </Button>
      ) : null}
    </li>
  )
}
