import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { flowText } from '../flow-text.ts'
import { GoalImage } from '../goal-image.tsx'
import { sayBaht } from '../show-amount.ts'
import { type BankTime, sayGoalDay } from '../show-plan.ts'
import { text } from '../text.ts'
import type { WholePlan } from './step-create-loader.ts'

const words = flowText.step

/** The goal and its numbers as the step before left them. */
export function PlanFacts({ plan, bankTime }: { plan: WholePlan; bankTime: BankTime }) {
  const { name, picture, goal_amount: goal, start_amount: start, monthly, horizon } = plan
  return (
    <Card className="robo-step" aria-labelledby="plan-facts">
      <div className="robo-plan">
        <GoalImage account={{ image: null, picture }} />
        <div>
          <h2 id="plan-facts" className="text-20">
            {name}
          </h2>
          <Link to="/robo/create-plan">{text.edit}</Link>
        </div>
      </div>
      <dl className="buy-sum robo-sums">
        <dt>{words.plan}</dt>
        <dd>
          <strong>{sayBaht(goal)}</strong>
        </dd>
        <dt>{words.horizon}</dt>
        <dd>
          {words.months(horizon)} {words.goalDay(sayGoalDay(bankTime, horizon))}
        </dd>
        <dt>{words.start}</dt>
        <dd>{sayBaht(start)}</dd>
        <dt>{words.monthly}</dt>
        <dd>{sayBaht(monthly)}</dd>
      </dl>
    </Card>
  )
}
