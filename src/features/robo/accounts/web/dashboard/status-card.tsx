import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Skeleton } from '#ui/basics/skeleton.tsx'
import { ChanceLine, FanPart, ProjectionSentence } from '../../../projection/web/fan-part.tsx'
import { MoreNumbers } from '../../../projection/web/more-numbers.tsx'
import type { RoboAccountDetail, RoboPlan } from '../../contract.ts'
import { StatusWord } from '../fan-card.tsx'
import { GoalImage } from '../goal-image.tsx'
import { monthsLeft, standingOf } from '../show-plan.ts'
import { text } from '../text.ts'
import { useOwnProjection } from './use-own-projection.ts'

const words = text.dashboard

/** How a plan that runs stands: status and sentence first, then what was and what may be. */
export function StatusCard({ account, plan }: { account: RoboAccountDetail; plan: RoboPlan }) {
  const { id, history } = account
  const { projection, refusal } = useOwnProjection({ accountId: id })
  const isEnded = monthsLeft(plan) === 0 || projection === null
  if (isEnded || refusal?.code === 'nothing_put_in')
    return (
      <Card as="div">
        <p>{isEnded ? words.ended : words.waiting}</p>
      </Card>
    )
  const status = standingOf(account, projection?.plan_status ?? plan.status)
  return (
    <Card className="account-card" aria-labelledby="plan-status">
      {status ? <StatusWord status={status} /> : null}
      {projection ? (
        <>
          <h2 id="plan-status" className="text-20 font-medium">
            <ProjectionSentence projection={projection} />
          </h2>
          <FanPart
            projection={projection}
            history={history}
            today={history.at(-1)?.day ?? ''}
            goal={plan.goal_amount}
            picture={<GoalImage account={account} />}
          />
          <ChanceLine projection={projection} />
          {projection.plan_status === 'behind' ? (
            <LinkButton kind="line" isWide to={`/robo/adjust-plan/${id}`}>
              {words.adjust}
            </LinkButton>
          ) : null}
          <p>
            <Link to={`/robo/dashboard/calculate-graph?accountId=${id}`}>{words.whatIf}</Link>
          </p>
          <MoreNumbers projection={projection} />
        </>
      ) : (
        <>
          <h2 id="plan-status" className="vh">
            {words.title}
          </h2>
          {refusal ? (
            <Notice kind="warn">{refusal.message}</Notice>
          ) : (
            <div className="chart-rest">
              <Skeleton lines={3} />
            </div>
          )}
        </>
      )}
    </Card>
  )
}
