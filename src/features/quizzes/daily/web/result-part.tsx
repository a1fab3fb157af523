import { useState } from 'react'
import type { Gained } from '#features/koin/contract.ts'
import { PointChips } from '#features/quizzes/questions/web/point-chips.tsx'
import { ReviewedQuestion } from '#features/quizzes/questions/web/reviewed-question.tsx'
import { worldOfMost } from '#kit/skills.ts'
import { formatKoin, koin } from '#lib/money.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { ResultSheet } from '#ui/reward/result-sheet.tsx'
import type { DailyQuiz, DailyResult } from '../contract.ts'
import { LearningCard } from './learning-card.tsx'
import { isMoment, QuizMoment } from './moment-part.tsx'
import { text } from './text.ts'

type Props = {
  /** The page's heading: the quiz of which day. */
  title: string
  quiz: DailyQuiz
  result: DailyResult
  /** It was finished a moment ago. */
  isFresh: boolean
  /** What it brought a moment ago: celebrated once. Null after a reload, and for answers that were sent later. */
  gained: Gained | null
  /** Opens today's quiz after one that was finished past midnight. */
  onGoOn: () => void
}

/** The reward of the day's quiz, and every question with its explanation. */
export function ResultCard({ title, quiz, result, isFresh, gained, onGoOn }: Props) {
  const { right, total, asked, paid, is_capped, points, learning_day } = result
  const [isCelebrating, setCelebrating] = useState(gained !== null && isMoment(result))
  return (
    <>
      <ResultSheet
        world={worldOfMost(points)}
        id="result"
        title={text.resultTitle(right)}
        eyebrow={<h1>{title}</h1>}
        face={right > 0 ? 'glad' : 'smile'}
        arms={right === total ? ['up', 'up'] : ['down', 'wave']}
        takesFocus={isFresh && !isCelebrating}
      >
        <p>
          <span className="text-ink-soft">{text.scoreLabel}</span>
          <strong className="quiz-score">{text.score(right, total)}</strong>
        </p>
        {paid > 0 ? (
          <p className="grid justify-items-center">
            <span className="text-ink-soft">{text.earned}</span>
            <KoinAmount amount={paid} size="large" hasSign {...(isFresh && !gained && { earned: paid })} />
          </p>
        ) : (
          <>
            <p>{text.noKoin}</p>
            {right === 0 ? <p className="text-ink-soft">{text.threeNew}</p> : null}
          </>
        )}
        {is_capped && <Notice>{text.capped(formatKoin(asked), formatKoin(paid))}</Notice>}
        <PointChips points={points} />
        {learning_day.reward > 0 && (
          <Notice>{text.reward(learning_day.days_this_month, formatKoin(koin(learning_day.reward)))}</Notice>
        )}
        {isFresh ? <AfterAct /> : null}
        <p className="text-ink-soft">{quiz.is_today ? text.done : text.doneBefore}</p>
        <div className="result-acts">
          {quiz.is_today ? null : <Button onClick={onGoOn}>{text.toToday}</Button>}
          <LinkButton kind={quiz.is_today ? 'main' : 'line'} to="/">
            {text.home}
          </LinkButton>
        </div>
        <p className="result-links">
          <Link to="#review" className="tap">
            {text.review}
          </Link>
          <Link to="/day" className="tap">
            {text.day}
          </Link>
        </p>
      </ResultSheet>
      <Card id="review" aria-labelledby="review-title">
        <h2 id="review-title" className="mb-4">
          {text.review}
        </h2>
        <ol className="grid gap-6">
          {quiz.answered.map((feedback) => (
            <ReviewedQuestion
              key={feedback.position}
              question={quiz.questions[feedback.position - 1]!}
              told={feedback}
            />
          ))}
        </ol>
        <p className="mt-4">
          <Link to="/quiz/review" className="tap">
            {text.practise}
          </Link>
        </p>
      </Card>
      <LearningCard learning={quiz.learning} />
      {gained && isCelebrating ? (
        <QuizMoment result={result} gained={gained} onClose={() => setCelebrating(false)} />
      ) : null}
    </>
  )
}
