import { useEffect, useRef, useState } from 'react'
import { worldOf } from '#kit/skills.ts'
import { Card } from '#ui/basics/card.tsx'
import type { GuestTrial } from '../contract.ts'
import { GuestTrialEnd } from './guest-trial-end.tsx'
import { GuestTrialQuestionPart } from './guest-trial-question.tsx'
import { guestTrialText as text } from './guest-trial-text.ts'
import { type GuestAnswer, readGuestAnswers } from './pending-guest-trial.ts'

/** Today's questions for a visitor, one by one: the answer and why in place, then another, and an end. */
export function GuestTrialCard({ guestTrial }: { guestTrial: GuestTrial }) {
  const { day, questions } = guestTrial
  const [answers, setAnswers] = useState<GuestAnswer[]>([])
  const [position, setPosition] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    const saved = readGuestAnswers().filter((one) => one.day === day)
    setAnswers(saved)
    // Questions are answered in their order, so the next one follows the last.
    setPosition(saved.length + 1)
  }, [day])
  // The pressed button is gone; without this the focus would move to the top of the page.
  useEffect(() => {
    if (hasMoved.current && position > 0) heading.current?.focus()
  }, [position])
  const question = questions[position - 1]
  if (!question) return <GuestTrialEnd answers={answers} total={questions.length} headingRef={heading} />
  return (
    <Card as="div" className="quiz-card taste" data-w={worldOf[question.skill]} data-task={position > 1 || undefined}>
      <p className="taste-top">
        <span className="eyebrow">{position === 1 ? text.first : text.nth(position, questions.length)}</span>
        <span className="text-13 text-ink-soft">{text.time}</span>
      </p>
      <GuestTrialQuestionPart
        key={position}
        day={day}
        question={question}
        isLast={position === questions.length}
        headingRef={heading}
        onAnswered={(answer) => setAnswers((before) => [...before, answer])}
        onNext={() => {
          hasMoved.current = true
          setPosition(position + 1)
        }}
      />
    </Card>
  )
}
