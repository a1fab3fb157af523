import { useEffect, useRef } from 'react'
import { formatKoin, inBaht, practiceBaht } from '#lib/money.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { FallAct, RehearsalResult } from '../../contract.ts'
import { compareActs, sayCompared } from '../../rehearsal-rules.ts'
import { text } from '../text.ts'
import { RehearsalChart } from './rehearsal-chart.tsx'
import { type Playing, startOf } from './show-rehearsal.ts'

const words = text.rehearsal

interface ToldProps {
  result: RehearsalResult
  /** What was answered in the form just before; null: nobody knows any more. */
  said: FallAct | null
  /** The crisis that has just been played; null: it was another day. */
  played: Playing | null
  /** It has just ended: the heading takes the focus. */
  isNew: boolean
  isBusy: boolean
  onAgain: () => void
}

/** Said beside done, kindly, and what came of it beside holding and selling at the bottom. */
export function RehearsalTold({ result, said, played, isNew, isBusy, onAgain }: ToldProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])
  const { did, end, end_held: held, end_sold_at_worst: sold, low } = result
  return (
    <Card className="robo-step" aria-labelledby="rehearsal-told">
      <div className="robo-row">
        <h2 ref={title} id="rehearsal-told" tabIndex={-1} className="text-20">
          {said ? words.resultTitle : words.resultTitleAlone}
        </h2>
        {said ? <Tag>{words.compared[compareActs(said, did)]}</Tag> : null}
      </div>
      <p>
        <ThaiText>{said ? sayCompared(said, did) : words.notCompared}</ThaiText>
      </p>
      {played ? (
        <>
          <RehearsalChart playing={played} />
          <p className="font-medium">
            <ThaiText>
              {words.told(formatKoin(practiceBaht(startOf(played))), formatKoin(low), formatKoin(end))}
            </ThaiText>
          </p>
        </>
      ) : null}
      <dl className="buy-sum robo-sums">
        {said ? (
          <>
            <dt>{words.said}</dt>
            <dd>{words.acts[said]}</dd>
          </>
        ) : null}
        <dt>{words.did}</dt>
        <dd>{words.acts[did]}</dd>
      </dl>
      <section aria-labelledby="rehearsal-ends">
        <h3 id="rehearsal-ends" className="text-17">
          {words.ends}
        </h3>
        <dl className="buy-sum robo-sums">
          <dt>{words.endMine}</dt>
          <dd>
            <strong>{inBaht(formatKoin(end))}</strong>
          </dd>
          <dt>{words.endHeld}</dt>
          <dd>{inBaht(formatKoin(held))}</dd>
          <dt>{words.endSold}</dt>
          <dd>{inBaht(formatKoin(sold))}</dd>
        </dl>
        <p className="text-13 text-ink-soft">
          {played ? '' : `${words.low(formatKoin(low))} · `}
          {words.onePath}
        </p>
      </section>
      <LinkButton isWide to="/robo/create-plan">
        {text.result.toPlan}
      </LinkButton>
      <div className="robo-row">
        <Button kind="line" size="small" isBusy={isBusy} onClick={onAgain}>
          {words.again}
        </Button>
        <Link to="/post/detail/panic-price-decision">{words.learn}</Link>
      </div>
    </Card>
  )
}
