import { type ReactNode, useId } from 'react'
import { PointChips } from '#features/quizzes/questions/web/point-chips.tsx'
import { ReviewedQuestion } from '#features/quizzes/questions/web/reviewed-question.tsx'
import { worldOfMost } from '#kit/skills.ts'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { ResultSheet } from '#ui/reward/result-sheet.tsx'
import type { ExamResult } from '../exam-contract.ts'
import { text } from './text.ts'

type Props = {
  result: ExamResult
  /** Names the attempt when it is not a fresh one. */
  title?: string
  /** It replaces the questions on the page, so it receives the focus. */
  takesFocus: boolean
  /** The way on, below the score. */
  onward?: ReactNode
}

/** The result and reward of an attempt. */
export function ExamResultCard({ result, title, takesFocus, onward }: Props) {
  const { right, total, is_passed, is_time_up, paid, points } = result
  const id = useId()
  return (
    <ResultSheet
      world={worldOfMost(points)}
      id={id}
      title={<ThaiText>{title ?? (is_passed ? text.passedTitle : text.yetTitle)}</ThaiText>}
      face={is_passed ? 'glad' : 'smile'}
      arms={is_passed ? ['up', 'up'] : ['down', 'wave']}
      takesFocus={takesFocus}
    >
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
      {onward}
    </ResultSheet>
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
