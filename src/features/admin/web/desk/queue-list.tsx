import ChevronRight from 'lucide-react/icons/chevron-right'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import type { Queue } from '../../desk-admin-contract.ts'
import { text } from './desk-text.ts'

/** The queues with their ages; each row leads to its screen. */
export function QueueList({ queues }: { queues: readonly Queue[] }) {
  return (
    <ul className="queues">
      {queues.map((queue) => (
        <li key={queue.key} className={`queue-row queue-${urgencyOf(queue)}`}>
          <Link to={queue.to} className="queue-link">
            <span className="queue-name">
              <b>{queue.title}</b>
              <span className="queue-note">{queue.holders.length > 0 ? text.held(queue.holders) : text.unheld}</span>
            </span>
            <span className="queue-count">
              <span aria-hidden>{queue.count}</span>
              <VisuallyHidden>{text.count(queue.count)}</VisuallyHidden>
            </span>
            <Strip queue={queue} />
            <span className="queue-age">
              <b>{sayAge(queue)}</b>
              <span className="queue-note">{text.limit(queue.minutes)}</span>
            </span>
            <Icon of={ChevronRight} size={16} className="queue-go" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function urgencyOf({ ages, minutes }: Queue): 'over' | 'near' | 'calm' {
  const share = (ages[0] ?? 0) / minutes
  if (share > 1) return 'over'
  return share > 0.75 ? 'near' : 'calm'
}

function sayAge(queue: Queue): string {
  const oldest = queue.ages[0] ?? 0
  if (oldest > queue.minutes) return text.overBy(oldest - queue.minutes)
  return urgencyOf(queue) === 'near' ? text.left(queue.minutes - oldest) : text.oldest(oldest)
}

/** The limit stands here; what is later than a quarter over it stands at the end. */
const limitAt = 78
const maxShare = 1.25

/** One mark an item, on a line up to the limit: a dot in time, a square over it. In words beside it. */
function Strip({ queue: { ages, minutes } }: { queue: Queue }) {
  return (
    <svg className="queue-strip" aria-hidden>
      <line x1="0" y1="50%" x2="100%" y2="50%" className="queue-axis" />
      {ages.map((age, nth) => {
        const share = age / minutes
        const x = `${(Math.min(maxShare, share) * limitAt).toFixed(1)}%`
        return share > 1 ? (
          <rect key={nth} x={x} y="50%" width="11" height="11" rx="3" className="queue-late" />
        ) : (
          <circle key={nth} cx={x} cy="50%" r="3.5" className="queue-dot" />
        )
      })}
      <line x1={`${limitAt}%`} y1="0" x2={`${limitAt}%`} y2="100%" className="queue-limit" />
    </svg>
  )
}
