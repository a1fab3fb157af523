import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Skeleton } from '#ui/basics/skeleton.tsx'
import type { PlanStatus } from '../../projection/contract.ts'
import { ChanceList, FanPart, ProjectionSentence } from '../../projection/web/fan-part.tsx'
import type { RoboLevel } from '../../risk/level-rules.ts'
import type { RoboAccountDetail, RoboPlan } from '../contract.ts'
import { StatusWord } from './fan-card.tsx'
import { askedOf, cutTo, monthsLeft } from './show-plan.ts'
import { text } from './text.ts'
import { useProjection } from './use-projection.ts'

const words = text.dashboard

/** How a plan that runs stands: status and sentence first, then what was and what may be. */
export function StatusCard({ account, plan }: { account: RoboAccountDetail; plan: RoboPlan }) {
  const { id, value, history } = account
  const asked = askedOf(account, plan)
  const canAsk = asked !== null && asked.start + asked.monthly > 0
  const { projection: found, refusal } = useProjection(
    asked ?? { level: plan.level as RoboLevel, months: 6, goal: null, start: value, monthly: 0 },
    canAsk,
  )
  const projection = found && cutTo(found, monthsLeft(plan))
  if (!canAsk)
    return (
      <Card as="div">
        <p>{asked === null ? words.ended : words.waiting}</p>
      </Card>
    )
  // Before the first price nothing has happened that could lie ahead or behind.
  const status: PlanStatus | null = account.units_value > 0 ? (projection?.plan_status ?? plan.status) : null
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
          />
          <ChanceList projection={projection} />
          <p>
            <Link to={`/robo/dashboard/calculate-graph?accountId=${id}`}>{words.whatIf}</Link>
          </p>
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
