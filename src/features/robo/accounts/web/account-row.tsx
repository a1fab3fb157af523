import { Link } from '#ui/basics/link.tsx'
import { Bar } from '#ui/basics/progress.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import type { RoboAccount } from '../contract.ts'
import { GoalImage } from './goal-image.tsx'
import { sayBaht } from './show-amount.ts'
import { text } from './text.ts'

const words = text.landing

/** A plan in a list: picture, name, state, and how far it is. */
export function AccountRow({ account, to }: { account: RoboAccount; to: string }) {
  const { name, state, value, goal_amount: goal, progress, needs_day: needsDay } = account
  const news = [
    ...(needsDay && account.monthly > 0 ? [words.needsDay] : []),
    ...(account.is_dca_paused ? [words.dcaPaused] : []),
    ...(account.open_notices > 0 ? [words.notices(account.open_notices)] : []),
  ]
  return (
    <li>
      <div className="robo-plan">
        <GoalImage account={account} />
        <div className="grid gap-1">
          <div className="robo-row">
            <Link to={to} className="tap font-semibold">
              {name}
            </Link>
            <Tag>{text.states[state]}</Tag>
          </div>
          <p className="text-13 text-ink-soft">
            {words.value} {sayBaht(value)} · {words.goal(sayBaht(goal))}
          </p>
          <Bar part={progress / 10_000} />
          {news.length > 0 ? <p className="text-13">{news.join(' · ')}</p> : null}
        </div>
      </div>
    </li>
  )
}
