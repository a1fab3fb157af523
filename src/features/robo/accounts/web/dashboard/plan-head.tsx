import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Notice } from '#ui/basics/notice.tsx'
import { Bar } from '#ui/basics/progress.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { sayShare } from '#ui/reading/change-text.ts'
import type { RoboAccountDetail, RoboPlan } from '../../contract.ts'
import { flowText } from '../flow-text.ts'
import { GoalImage } from '../goal-image.tsx'
import { PicturePicker } from '../picture-picker.tsx'
import { sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'
import { useAccountImage } from './use-account-image.ts'

const words = text.dashboard

/** The goal: its picture, which can be changed here, its name, amount and day, and how far it is. */
export function PlanHead({ account, plan }: { account: RoboAccountDetail; plan: RoboPlan }) {
  const image = useAccountImage(account.id)
  const isClosed = account.state === 'closed'
  return (
    <section className="robo-notes" aria-labelledby="plan-name">
      <div className="robo-plan">
        <GoalImage account={account} />
        <div className="robo-notes">
          <div className="robo-row">
            <h2 id="plan-name" className="text-24">
              {account.name}
            </h2>
            <Tag>{text.states[account.state]}</Tag>
          </div>
          <p className="text-ink-soft">
            {words.goal(sayBaht(plan.goal_amount), formatThaiDate(bangkokDay(new Date(plan.goal_on.at))))}
            {isClosed ? null : ` · ${words.progress(sayShare(account.progress))}`}
          </p>
          {isClosed ? null : <Bar part={account.progress / 10_000} />}
        </div>
      </div>
      <PlainForm className="block">
        <PicturePicker
          label={flowText.picture.other}
          isBusy={image.isBusy}
          onPick={(file) => void image.run({ file })}
        />
      </PlainForm>
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
