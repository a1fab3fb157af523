import type { ReactNode } from 'react'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Skeleton } from '#ui/basics/skeleton.tsx'
import type { PlanStatus } from '../../projection/contract.ts'
import { ChanceLine, FanPart, ProjectionSentence } from '../../projection/web/fan-part.tsx'
import { MoreNumbers } from '../../projection/web/more-numbers.tsx'
import { text as projectionText } from '../../projection/web/text.ts'
import { type Asked, useProjection } from './use-projection.ts'

/** Status, sentence and fan of figures that have no past. The day of the browser only names today, which the chart calls so. */
export function FanCard({ title, asked, picture }: { title: string; asked: Asked; picture: ReactNode }) {
  const { projection, refusal } = useProjection(asked)
  return (
    <Card className="account-card" aria-labelledby="projection">
      <p className="text-13 text-ink-soft">{title}</p>
      {projection ? (
        <>
          {projection.plan_status ? <StatusWord status={projection.plan_status} isDraft /> : null}
          <h2 id="projection" className="text-20 font-medium">
            <ProjectionSentence projection={projection} />
          </h2>
          <FanPart projection={projection} today="" goal={projection.goal} picture={picture} />
          <ChanceLine projection={projection} />
          <MoreNumbers projection={projection} />
        </>
      ) : (
        <>
          <h2 id="projection" className="vh">
            {title}
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

/** Ahead, on or behind, or for a draft how likely the goal is: words with their own look. */
export function StatusWord({ status, isDraft = false }: { status: PlanStatus; isDraft?: boolean }) {
  return (
    <p className="robo-status" data-status={status}>
      {isDraft ? projectionText.chances[status] : projectionText.statuses[status]}
    </p>
  )
}
