import { Card } from '#kit/web/basics/card.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Bar } from '#kit/web/basics/progress.tsx'
import { formatKoin } from '#lib/money.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { premiumPath } from '../../premiums/path-rules.ts'
import { PremiumPicture } from '../../premiums/web/premium-card.tsx'
import { listWishes, type Wish } from '../contract.ts'
import { text } from './text.ts'

/** The newest wish with its bar: what somebody saves for, beside what else koin could be spent on. */
export function GoalBar() {
  const { reply, state } = useReply(listWishes, {})
  if (state !== 'ready' || !reply) return null
  const wish = reply.items[0]
  return (
    <Card tone="money" aria-labelledby="goal">
      <h2 id="goal" className="mb-3 text-17">
        {text.goal}
      </h2>
      {wish ? <Goal wish={wish} /> : <p className="text-ink-soft">{text.noGoal}</p>}
      <p>
        <Link to={wish ? '/store/wishes' : '/store'} className="tap">
          {wish ? text.allGoals : text.toStore}
        </Link>
      </p>
    </Card>
  )
}

function Goal({ wish: { premium, percent, missing, pace } }: { wish: Wish }) {
  return (
    <div className="wish-goal">
      <PremiumPicture src={premium.image} />
      <p className="wish-goal-line">
        <Link to={premiumPath(premium)}>{premium.title}</Link>
        <span className="nb text-13 text-ink-soft">{formatKoin(premium.price)}</span>
      </p>
      <Bar part={percent / 100} />
      <p className="text-13 text-ink-soft">
        {missing === 0 ? text.enough : text.goalLeft(formatKoin(missing), pace.days)}
      </p>
    </div>
  )
}
