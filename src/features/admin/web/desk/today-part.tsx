import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Clock from 'lucide-react/icons/clock'
import { bangkokTime } from '#lib/thai/bangkok-time.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { OfToday } from '../../desk-admin-contract.ts'
import { Count } from './count.tsx'
import { text } from './desk-text.ts'

const icons = { out: CircleCheck, planned: Clock, gap: CircleSlash }

/** So many lines of what is out already are shown; more fold to one. */
const maxPassed = 4

/** What goes out today by time, with a line for now. */
export function TodayPart({ today, now }: { today: readonly OfToday[]; now: string }) {
  const next = today.findIndex(({ at, state }) => state === 'gap' || (at !== null && at > now))
  const passed = next < 0 ? today : today.slice(0, next)
  const coming = next < 0 ? [] : today.slice(next)
  return (
    <section className="morning-today" aria-labelledby="today">
      <h2 id="today">
        {text.today} <Count of={today.length} />
      </h2>
      {today.length === 0 ? <p className="text-ink-soft">{text.noToday}</p> : null}
      {passed.length > maxPassed ? (
        <details className="findings-right">
          <summary>
            <Icon of={CircleCheck} size={16} /> {text.passed(passed.length)}
          </summary>
          <Hours lines={passed} />
        </details>
      ) : (
        <Hours lines={passed} />
      )}
      {today.length > 0 ? <p className="hour-now">{text.now(bangkokTime(new Date(now)))}</p> : null}
      <Hours lines={coming} />
    </section>
  )
}

function Hours({ lines }: { lines: readonly OfToday[] }) {
  if (lines.length === 0) return null
  return (
    <ol className="hours">
      {lines.map((line) => (
        <li key={`${line.to} ${line.title} ${line.at}`} className="hour">
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
      ))}
    </ol>
  )
}
