import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Clock from 'lucide-react/icons/clock'
import { Fragment } from 'react'
import { bangkokTime } from '#lib/thai/bangkok-time.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { OfToday } from '../../desk-admin-contract.ts'
import { Count } from './count.tsx'
import { text } from './desk-text.ts'

const icons = { out: CircleCheck, planned: Clock, gap: CircleSlash }

/** What goes out today by time, with a line for now. */
export function TodayPart({ today, now }: { today: readonly OfToday[]; now: string }) {
  const next = today.findIndex(({ at }) => at !== null && at > now)
  return (
    <section className="morning-today" aria-labelledby="today">
      <h2 id="today">
        {text.today} <Count of={today.length} />
      </h2>
      {today.length === 0 ? <p className="text-ink-soft">{text.noToday}</p> : null}
      <ol className="hours">
        {today.map((line, nth) => (
          <Fragment key={`${line.to} ${line.title} ${line.at}`}>
            {nth === next ? <Now at={now} /> : null}
            <li className={`hour hour-${line.state}`}>
              <span className="hour-at">{line.at ? bangkokTime(new Date(line.at)) : text.allDay}</span>
              <span className="hour-words">
                <span>
                  <span className="text-ink-soft">{line.kind}</span>{' '}
                  <Link to={line.to} className="hour-link">
                    <ThaiText>{line.title}</ThaiText>
                  </Link>
                </span>
                <span className="text-13 text-ink-soft">{line.says}</span>
              </span>
              <span className={`hour-mark hour-mark-${line.state}`}>
                <Icon of={icons[line.state]} size={16} /> {text.marks[line.state]}
              </span>
            </li>
          </Fragment>
        ))}
        {today.length > 0 && next < 0 ? <Now at={now} /> : null}
      </ol>
    </section>
  )
}

function Now({ at }: { at: string }) {
  return <li className="hour-now">{text.now(bangkokTime(new Date(at)))}</li>
}
