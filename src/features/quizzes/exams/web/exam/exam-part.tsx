import { type ReactNode, useState } from 'react'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import { refreshPage, refreshProfile } from '#lib/web/data/refreshers.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { Notice } from '#ui/basics/notice.tsx'
import { useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import type { ExamDesk } from '../../exam-contract.ts'
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
  desk: ExamDesk
  start: (send: Send) => Promise<unknown>
  send: SendAnswers
}

/** A quiz of one period: its start, the open attempt as the whole screen, and the last result. */
export function Exam({ title, head, after, desk, start, send }: Props) {
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
          const { result } = handed
          setFresh(handed)
          setCelebrating(result.is_passed && (result.paid > 0 || result.points.length > 0))
          if (result.paid > 0 || result.points.length > 0) void refreshProfile()
          void refreshPage()
        }}
        onClosed={(words) => {
          if (words) setLate(words)
          setClosed(true)
          void refreshPage()
        }}
      />
    )
  const result = fresh?.result ?? latest
  const isNow = fresh !== null || hasClosed
  const standing = (
    <StandingCard
      desk={desk}
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
      {isNow ? null : standing}
      {result ? (
        <ExamResultCard
          result={result}
          takesFocus={isNow && !isCelebrating}
          {...(!isNow && { title: text.latest(titleOf(desk.quiz, result.period), result.day) })}
        />
      ) : null}
      {isNow && !attempt ? standing : null}
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
