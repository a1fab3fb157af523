import { ArtFile } from '#art/art-file.tsx'
import { formatKoin, type Koin } from '#lib/money.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Link } from '#ui/basics/link.tsx'
import { Bar } from '#ui/basics/progress.tsx'
import { UploadedPicture } from '#ui/pictures/uploaded-picture.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Nearest } from '../../premiums/contract.ts'
import { premiumPath } from '../../premiums/path-rules.ts'
import { listWishes, type Wish } from '../contract.ts'
import { text } from './text.ts'

/** The newest wish, for a page that has not read it: what somebody saves for, beside what else koin could be spent on. */
export function MyGoal() {
  const { reply, state } = useReply(listWishes, {})
  if (state !== 'ready' || !reply) return null
  const wish = reply.items[0] ?? null
  return (
    <section aria-labelledby="goal" className="grid gap-2">
      <h2 id="goal" className="text-17">
        {text.goal}
      </h2>
      <GoalStrip wish={wish} />
      {wish ? (
        <p>
          <Link to="/store/wishes" className="tap">
            {text.allGoals}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

/** The newest thing that a person saves for: how far, and in how many days at their own pace. No hurry, and no person. */
export function GoalStrip({ wish }: { wish: Wish | null }) {
  if (!wish)
    return (
      <Link to="/store" className="goal-strip" data-w="3">
        <span className="goal-picture">
          <ArtFile file="things/shop.svg" />
        </span>
        <span>
          <b>{text.noGoal}</b>
          <br />
          <span className="text-13 text-ink-soft">{text.noGoalLine}</span>
        </span>
      </Link>
    )
  const { premium, missing, pace } = wish
  const { price, title } = premium
  return (
    <Link to={premiumPath(premium)} className="goal-strip" data-w="3">
      <span className="goal-picture">
        <UploadedPicture src={premium.image} alt="" width={72} height={72} sizes="4.5rem" />
      </span>
      <span>
        <span className="goal-top">
          <b>
            <ThaiText>{title}</ThaiText>
          </b>
          <span className="text-13 text-ink-soft">
            {text.goalOf(formatKoin((price - missing) as Koin), formatKoin(price))}
          </span>
        </span>
        <span className="goal-bar" role="img" aria-label={text.goalBar(title)}>
          <Bar part={price === 0 ? 1 : (price - missing) / price} />
        </span>
        <span className="text-13 text-ink-soft">
          {missing === 0 ? text.enoughFor(premium) : text.goalLeft(formatKoin(missing), pace.days)}
        </span>
      </span>
    </Link>
  )
}

/** Under a wish that is far: what can be had now, or soonest. */
export function NearestLine({ nearest: { premium, missing } }: { nearest: Nearest }) {
  const { title } = premium
  return (
    <Link to={premiumPath(premium)} className="goal-near">
      <UploadedPicture src={premium.image} alt="" width={40} height={40} sizes="2.5rem" />
      <span>
        <ThaiText>{missing === 0 ? text.nearNow(title) : text.nearSoon(formatKoin(missing), title)}</ThaiText>
      </span>
    </Link>
  )
}
