import { formatKoin } from '#lib/money.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { ProjectionSentence } from '../../../projection/web/fan-part.tsx'
import { sayChance } from '../../../projection/web/near-text.ts'
import { text as projectionText } from '../../../projection/web/text.ts'
import { flowText } from '../flow-text.ts'
import { useProjection } from '../use-projection.ts'
import { amountsOf, type PlanValues } from './plan-resolver.ts'
import { wantedMonthly } from './wanted-monthly.ts'

const words = flowText.create

interface EstimateLineProps {
  values: PlanValues
  level: 1 | 2 | 3 | 4 | 5
  /** Writes an instalment into its box. */
  onMonthly: (monthly: string) => void
}

/** What the figures of the form would come to, as soon as they can be read; it stays in sight above the keyboard while one types. */
export function EstimateLine({ values, level, onMonthly }: EstimateLineProps) {
  const { goal, start, monthly } = amountsOf(values)
  const isReady = goal.amount !== null && start.amount !== null && monthly.amount !== null
  const { projection, refusal } = useProjection(
    {
      level,
      months: values.horizon,
      goal: (goal.amount ?? 5_000) as never,
      start: start.amount ?? 5_000,
      monthly: monthly.amount ?? 0,
    },
    isReady,
  )
  const wanted = projection && monthly.amount !== null ? wantedMonthly(projection, monthly.amount) : null
  return (
    <section className="plan-estimate" aria-labelledby="estimate">
      <h2 id="estimate" className="vh">
        {words.estimate}
      </h2>
      {!isReady || (!projection && !refusal) ? (
        <p className="text-ink-soft">{words.estimateWait}</p>
      ) : projection ? (
        <>
          <p>
            <ProjectionSentence projection={projection} />
          </p>
          {projection.goal_chance === null ? null : (
            <p className="text-13 text-ink-soft">
              <ThaiText>{projectionText.chance(sayChance(projection.goal_chance))}</ThaiText>
            </p>
          )}
          {wanted === null ? null : (
            <button type="button" className="link-button tap text-13" onClick={() => onMonthly(formatKoin(wanted))}>
              <span>
                <ThaiText>{words.wouldReach(formatKoin(wanted))}</ThaiText>
              </span>
            </button>
          )}
        </>
      ) : (
        <p>{refusal?.message}</p>
      )}
    </section>
  )
}
