import { useState } from 'react'
import { Notice } from '#kit/web/basics/notice.tsx'
import { refreshPage, refreshProfile } from '#lib/web/data/refreshers.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import type { ExamDesk, ExamResult } from '../exam-contract.ts'
import { ExamResultCard, ExamReview } from './result-part.tsx'
import { ExamRunner } from './runner-part.tsx'
import { StandingCard } from './standing-part.tsx'
import { text, titleOf } from './text.ts'
import type { SendAnswers } from './use-exam-answers.ts'
import { useLateNews } from './use-late-news.ts'

type Props = {
  desk: ExamDesk
  start: (send: Send) => Promise<unknown>
  send: SendAnswers
}

/** A quiz of one period: its start, the open attempt, and the last result. */
export function Exam({ desk, start, send }: Props) {
  const [fresh, setFresh] = useState<ExamResult | null>(null)
  const [late, setLate] = useState<string | null>(null)
  const [hasClosed, setClosed] = useState(false)
  useLateNews(setLate)
  const { attempt, latest } = desk

  if (attempt && attempt.id !== fresh?.id)
    return (
      <ExamRunner
        key={attempt.id}
        quiz={desk.quiz}
        attempt={attempt}
        send={send}
        onResult={(result) => {
          setFresh(result)
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
  const result = fresh ?? latest
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
    <>
      {late ? <Notice isAlert>{late}</Notice> : null}
      {isNow ? null : standing}
      {result ? (
        <ExamResultCard
          result={result}
          isFresh={fresh !== null}
          takesFocus={isNow}
          {...(!isNow && { title: text.latest(titleOf(desk.quiz, result.period), result.day) })}
        />
      ) : null}
      {isNow && !attempt ? standing : null}
      {result ? <ExamReview review={result.review} /> : null}
    </>
  )
}
