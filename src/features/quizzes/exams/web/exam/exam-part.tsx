import { type ComponentProps, type ReactNode, useState } from 'react'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import { refreshPage, refreshProfile } from '#lib/web/data/refreshers.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import type { ExamDesk, ExamResult } from '../../exam-contract.ts'
import { ExamResultCard, ExamReview } from '../result-part.tsx'
import { text, titleOf } from '../text.ts'
import { ExamRunner } from './runner-part.tsx'
import { StandingCard } from './standing-part.tsx'
import type { SendAnswers } from './use-exam-answers.ts'
import type { Handed } from './use-exam-run.ts'
import { useRefusedAnswers } from './use-refused-answers.ts'

type Props = {
  /** The page's heading as words, and what stands above and below the quiz while no question is open. */
  title: string
  head: ReactNode
  after?: ReactNode
  /** The way on after it is passed. */
  onward?: ReactNode
  about?: ComponentProps<typeof StandingCard>['about']
  desk: ExamDesk
  start: (send: Send) => Promise<unknown>
  send: SendAnswers
}

/** What leads after an attempt that was not passed: the missed questions, one by one. Nothing where none was answered. */
function ReviewFirst({ result: { review }, isMain }: { result: ExamResult; isMain: boolean }) {
  const hasMissed = review.some(({ told }) => !told.is_right && told.answer !== null)
  return hasMissed ? (
    <LinkButton to="/quiz/review" kind={isMain ? 'main' : 'line'} isWide>
      {text.practise}
    </LinkButton>
  ) : null
}

/** A quiz of one period: its start, the open attempt as the whole screen, and the last result. */
export function Exam({ title, head, after, onward, about, desk, start, send }: Props) {
  const [fresh, setFresh] = useState<Handed | null>(null)
  const [isCelebrating, setCelebrating] = useState(false)
  const [late, setLate] = useState<string | null>(null)
  const [hasClosed, setClosed] = useState(false)
  useRefusedAnswers(setLate)
  useRewardAhead()
  const { attempt, latest } = desk

  if (attempt && attempt.id !== fresh?.result.id)
    return (
      <ExamRunner
        key={attempt.id}
        quiz={desk.quiz}
        title={title}
        head={head}
        attempt={attempt}
        send={send}
        onResult={(handed) => {
          const { is_passed: isNowPassed, paid, points } = handed.result
          const isRewarded = paid > 0 || points.length > 0
          setFresh(handed)
          setCelebrating(isNowPassed && isRewarded)
          if (isRewarded) void refreshProfile()
          void refreshPage()
        }}
        onClosed={(words) => {
          setLate(words || late)
          setClosed(true)
          void refreshPage()
        }}
      />
    )
  const result = fresh?.result ?? latest
  const isNow = fresh !== null || hasClosed
  const isPassed = desk.state === 'passed'
  const standing = (
    <StandingCard
      desk={desk}
      about={about}
      isSecond={isNow}
      onStart={start}
      onStarted={() => {
        setLate(null)
        setFresh(null)
        setClosed(false)
      }}
    />
  )
  return (
    <div className="column stack" data-tone="play">
      {head}
      {late ? <Notice isAlert>{late}</Notice> : null}
      {isNow || isPassed ? null : standing}
      {result ? (
        <ExamResultCard
          result={result}
          takesFocus={isNow && !isCelebrating}
          onward={
            result.is_passed ? (
              isPassed ? (
                onward
              ) : null
            ) : (
              <ReviewFirst result={result} isMain={isNow || desk.state !== 'open'} />
            )
          }
          {...(!isNow && { title: text.latest(titleOf(desk.quiz, result.period), result.day) })}
        />
      ) : null}
      {(isNow || isPassed) && !attempt ? standing : null}
      {result ? <ExamReview review={result.review} /> : null}
      {after}
      {fresh && isCelebrating ? (
        <GainedMoment
          title={text.passedTitle}
          line={text.moment(titleOf(desk.quiz, fresh.result.period), fresh.result)}
          gained={fresh.gained}
          earned={fresh.result.paid}
          next={text.momentNext}
          onClose={() => setCelebrating(false)}
        />
      ) : null}
    </div>
  )
}
