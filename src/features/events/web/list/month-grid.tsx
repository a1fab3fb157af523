import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatThaiDate, formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import { Link } from '#ui/basics/link.tsx'
import { daysOf, isLong } from '../../calendar-rules.ts'
import type { EventItem } from '../../event-contract.ts'
import { dayByKey, weeksOf } from '../../grid-rules.ts'
import { KindDot } from '../event-row.tsx'
import { text } from '../text.ts'
import type { MyEvents } from './use-my-events.ts'

type Props = { month: string; day: string | null; today: string; items: EventItem[]; mine: MyEvents }

/**
 * A month as a grid of days, by the grid pattern of WAI-ARIA: one day is a tab stop, arrows move by day, Page Up and
 * Page Down by month. Each day is a link, so that it works without JavaScript.
 */
export function MonthGrid({ month, day, today, items, mine }: Props) {
  const navigate = useNavigate()
  const table = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)
  const asked = useRef(month)
  const first = day ?? (today.startsWith(month) ? today : `${month}-01`)
  const [held, setHeld] = useState(first)
  const current = held.startsWith(month) ? held : first

  useEffect(() => {
    // The target day does not exist until the other month is loaded.
    if (!isMoving.current || current !== held) return
    isMoving.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
  }, [current, held])

  useEffect(() => {
    asked.current = month
  }, [month])

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    // Keys may be pressed faster than a month loads.
    const from = isMoving.current ? held : (event.target as HTMLElement).dataset.day
    const to = from && !event.ctrlKey && !event.metaKey && !event.altKey ? dayByKey(from, event.key) : null
    if (!to) return
    event.preventDefault()
    isMoving.current = true
    setHeld(to)
    if (to.startsWith(asked.current)) return
    asked.current = to.slice(0, 7)
    void navigate(`/events?month=${asked.current}`)
  }
  return (
    <div className="relative hidden min-h-80 wide:block">
      <p id="calendar-keys" className="vh">
        {text.keys}
      </p>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which keys move is a grid
        role="grid"
        className="month-grid w-full table-fixed border-separate"
        aria-label={text.calendar(formatThaiMonth(month))}
        aria-describedby="calendar-keys"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {text.weekdays.map(([short, long]) => (
              <th key={long} scope="col" abbr={long} className="text-13 font-medium text-ink-soft">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, i) => (
            <tr key={i}>
              {week.map((one, place) =>
                one === null ? (
                  <td key={place} className="p-0" />
                ) : (
                  <td key={one} className="p-0">
                    <Day
                      day={one}
                      items={items.filter((event) => isOn(event, one))}
                      isToday={one === today}
                      isPast={one < today}
                      isChosen={one === day}
                      isInTabOrder={one === current}
                      mine={mine}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function isOn(event: EventItem, day: string): boolean {
  const { first, last } = daysOf(event)
  return first <= day && day <= last
}

type DayProps = {
  day: string
  items: EventItem[]
  isToday: boolean
  isPast: boolean
  isChosen: boolean
  isInTabOrder: boolean
  mine: MyEvents
}

function Day({ day, items, isToday, isPast, isChosen, isInTabOrder, mine }: DayProps) {
  // An event of several weeks is marked on the day on which it begins: a mark on each of its days tells nothing apart.
  const marked = items.filter((event) => !isLong(event) || daysOf(event).first === day)
  const name = [formatThaiDate(day), isToday && text.today, text.countOf(items.length)].filter(Boolean).join(' ')
  return (
    <Link
      to={`/events?day=${day}`}
      className="event-cell"
      data-day={day}
      tabIndex={isInTabOrder ? 0 : -1}
      aria-label={name}
      aria-current={isToday ? 'date' : undefined}
      data-chosen={isChosen || undefined}
      data-past={isPast || undefined}
    >
      <span className="event-cell-number">{Number(day.slice(8))}</span>
      <span className="event-dots">
        {marked.slice(0, 3).map((event) => (
          <KindDot key={event.id} kind={event.kind} mine={mine.get(event.id)} />
        ))}
      </span>
    </Link>
  )
}
