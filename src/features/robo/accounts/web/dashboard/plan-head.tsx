import Pencil from 'lucide-react/icons/pencil'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Bar } from '#ui/basics/progress.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { sayShare } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { RoboAccountDetail, RoboPlan } from '../../contract.ts'
import { flowText } from '../flow-text.ts'
import { GoalImage } from '../goal-image.tsx'
import { PicturePicker } from '../picture-picker.tsx'
import { sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'
import { useAccountImage } from './use-account-image.ts'

const words = text.dashboard

/** What the plan is worth beside what was put in, and what comes next. */
function Glance({ account, plan }: { account: RoboAccountDetail; plan: RoboPlan }) {
  return (
    <>
      <dl className="plan-glance">
        <div>
          <dt>{words.glance.value}</dt>
          <dd className="robo-sum">{sayBaht(account.value)}</dd>
        </div>
        <div>
          <dt>{words.glance.putIn}</dt>
          <dd>{sayBaht(account.put_in)}</dd>
        </div>
      </dl>
      <NextStep account={account} plan={plan} />
    </>
  )
}

/** The next instalment, or that money comes by hand only; what stands in its way is said below. */
function NextStep({
  account: { id, state, is_dca_paused: isPaused },
  plan,
}: {
  account: RoboAccountDetail
  plan: RoboPlan
}) {
  if (state === 'closing' || isPaused || (plan.monthly > 0 && plan.dca_day === null)) return null
  if (plan.monthly === 0)
    return (
      <p>
        {words.glance.byHand} <Link to={`/robo/buy/${id}`}>{words.buy}</Link>
      </p>
    )
  const day = plan.dca_day === 0 ? text.lastDay : text.dayOf(plan.dca_day ?? 0)
  return (
    <p>
      <ThaiText save={[day]}>{words.glance.next(sayBaht(plan.monthly), day)}</ThaiText>{' '}
      <Link to={`/robo/dca-detail/${id}`} className="nb">
        {words.glance.toNext}
      </Link>
    </p>
  )
}

/** The goal: its picture, which can be changed here, its name, amount and day, and how far it is. */
export function PlanHead({ account, plan }: { account: RoboAccountDetail; plan: RoboPlan }) {
  const image = useAccountImage(account.id)
  const isClosed = account.state === 'closed'
  return (
    <section className="robo-notes" aria-labelledby="plan-name">
      <div className="robo-plan">
        <PlainForm className="robo-own-picture">
          <GoalImage account={account} />
          <PicturePicker
            label={flowText.picture.other}
            icon={<Icon of={Pencil} size={16} />}
            className="robo-picture-act"
            isBusy={image.isBusy}
            onPick={(file) => void image.run({ file })}
          />
        </PlainForm>
        <div className="robo-notes">
          <div className="robo-row">
            <h2 id="plan-name" className="text-24">
              {account.name}
            </h2>
            <Tag>{text.states[account.state]}</Tag>
          </div>
          <p className="text-ink-soft">
            <ThaiText>
              {words.goal(sayBaht(plan.goal_amount), formatThaiDate(bangkokDay(new Date(plan.goal_on.at))))}
            </ThaiText>
            {isClosed ? null : ` · ${words.progress(sayShare(account.progress))}`}
          </p>
          {isClosed ? null : <Bar part={account.progress / 10_000} />}
        </div>
      </div>
      {isClosed ? null : <Glance account={account} plan={plan} />}
      <p role="status" className="vh">
        {image.done ? flowText.picture.changed : ''}
      </p>
      {image.fault ? (
        <Notice kind="warn" isAlert>
          {image.fault}
        </Notice>
      ) : null}
    </section>
  )
}
