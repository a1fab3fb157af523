import { useEffect, useRef } from 'react'
import { formatKoin, formatNumber } from '#lib/money.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { useFlight } from '#ui/basics/use-flight.ts'
import { OwnMascot } from '#ui/pictures/own-mascot.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import type { CatchMeResult } from '../catch-me-contract.ts'
import { text } from './text.ts'

type Props = { result: CatchMeResult; quota: number; isBusy: boolean; onAgain: () => void }

/** The result of a game. Playing again is as easy as stopping. */
export function ResultCard({ result, quota, isBusy, onAgain }: Props) {
  const { score, good, bad, longest, best, is_best, left, learning_day, places } = result
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    heading.current?.focus()
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useFlight(card, true)
  return (
    <Card ref={card} className="quiz-result" aria-labelledby="catch-result">
      <OwnMascot face={good > 0 ? 'glad' : 'smile'} arms={is_best ? ['up', 'up'] : ['down', 'wave']} />
      <h2 id="catch-result" ref={heading} tabIndex={-1}>
        {text.result(is_best)}
      </h2>
      <p>
        <span className="text-ink-soft">{text.score}</span>
        <strong className="quiz-score">{formatNumber(score)}</strong>
        {!is_best && <span className="text-ink-soft">{text.best(formatNumber(best))}</span>}
      </p>
      <p>
        {text.caught(good, bad)}
        <br />
        {text.longest(longest)}
      </p>
      <Pay result={result} />
      {places && <p>{text.places(text.place(places.week), text.place(places.all))}</p>}
      {learning_day.is_new && (
        <p>
          {text.learned} {text.days(learning_day.days_this_month)}
        </p>
      )}
      {learning_day.reward > 0 && (
        <Notice>{text.reward(learning_day.days_this_month, formatKoin(learning_day.reward))}</Notice>
      )}
      <AfterAct />
      <Notice title={text.tipTitle}>{tipOf(result)}</Notice>
      <p className="text-ink-soft">{left > 0 ? text.left(left, quota) : text.noneLeft(quota)}</p>
      <div className="quiz-result-acts">
        <Button kind="line" isBusy={isBusy} onClick={onAgain}>
          {text.playAgain}
        </Button>
        <LinkButton kind="line" to="/">
          {text.enough}
        </LinkButton>
      </div>
    </Card>
  )
}

function Pay({ result: { paid, asked, is_capped, is_paid, points, good } }: { result: CatchMeResult }) {
  return (
    <>
      {paid > 0 ? (
        <p className="grid justify-items-center">
          <span className="text-ink-soft">{text.earned}</span>
          <KoinAmount amount={paid} size="large" hasSign earned={paid} />
        </p>
      ) : is_capped ? null : (
        <p>{is_paid || good === 0 ? text.nothing : text.unpaid}</p>
      )}
      {is_capped && <Notice>{text.capped(formatKoin(asked), formatKoin(paid))}</Notice>}
      {points > 0 && (
        <ul className="chips justify-center" aria-label={text.pointsLabel}>
          <li className="chip" data-flies="points">
            {text.points(points)}
          </li>
        </ul>
      )}
    </>
  )
}

/** A lesson from the game: about a mistake, otherwise about a success, in rotation. */
function tipOf({ bad, score }: CatchMeResult): string {
  if (bad === 0) return text.tips.saving
  return score % 2 === 0 ? text.tips.scam : text.tips.impulse
}
