import { useEffect, useId, useRef } from 'react'
import { PointChips } from '#features/quizzes/questions/web/point-chips.tsx'
import { ReviewedQuestion } from '#features/quizzes/questions/web/reviewed-question.tsx'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { OwnMascot } from '#ui/pictures/own-mascot.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import type { ExamResult } from '../exam-contract.ts'
import { text } from './text.ts'

type Props = {
  result: ExamResult
  /** Names the attempt when it is not a fresh one. */
  title?: string
  /** It replaces the questions on the page, so it receives the focus. */
  takesFocus: boolean
}

/** The result and reward of an attempt. */
export function ExamResultCard({ result, title, takesFocus }: Props) {
  const { right, total, is_passed, is_time_up, paid, points } = result
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // The pressed button is gone; without this the focus would move to the top of the page.
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Card className="quiz-result" aria-labelledby={id}>
      <OwnMascot face={is_passed ? 'glad' : 'smile'} arms={is_passed ? ['up', 'up'] : ['down', 'wave']} />
      <h2 id={id} ref={heading} tabIndex={-1}>
        <ThaiText>{title ?? (is_passed ? text.passedTitle : text.yetTitle)}</ThaiText>
      </h2>
      {title ? <p>{is_passed ? text.passedTitle : text.yetTitle}</p> : null}
      <p>
        <span className="text-ink-soft">{text.scoreLabel}</span>
        <strong className="quiz-score">{text.score(right, total)}</strong>
      </p>
      {paid > 0 ? (
        <p className="grid justify-items-center">
          <span className="text-ink-soft">{text.earned}</span>
          <KoinAmount amount={paid} size="large" hasSign />
        </p>
      ) : null}
      {is_time_up ? <Notice>{text.timeUp}</Notice> : null}
      <PointChips points={points} />
      {title ? null : <AfterAct />}
    </Card>
  )
}

/** Every question with its explanation: wrong ones first. */
export function ExamReview({ review }: Pick<ExamResult, 'review'>) {
  const yet = review.filter(({ told }) => !told.is_right)
  const right = review.filter(({ told }) => told.is_right)
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="mb-4">
        {yet.length > 0 ? text.toReview(yet.length) : text.rights(right.length)}
      </h2>
      <Reviewed list={yet.length > 0 ? yet : right} />
      {yet.length > 0 && right.length > 0 ? (
        <details className="exam-rights">
          <summary>{text.rights(right.length)}</summary>
          <Reviewed list={right} />
        </details>
      ) : null}
    </Card>
  )
}

function Reviewed({ list }: { list: ExamResult['review'] }) {
  return (
    <ol className="grid gap-6">
      {list.map(({ question, told }) => (
        <ReviewedQuestion key={question.position} question={question} told={told} />
      ))}
    </ol>
  )
}
