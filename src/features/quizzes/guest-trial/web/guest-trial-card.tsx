import { useEffect, useRef, useState } from 'react'
import { worldOf } from '#kit/skills.ts'
import { Card } from '#ui/basics/card.tsx'
import type { Taste } from '../contract.ts'
import { TasteEnd } from './guest-trial-end.tsx'
import { TasteQuestionPart } from './guest-trial-question.tsx'
import { tasteText as text } from './guest-trial-text.ts'
import { type GuestAnswer, readGuestAnswers } from './pending-guest-trial.ts'

/** Today's questions for a visitor, one by one: the answer and why in place, then another, and an end. */
export function TasteCard({ taste }: { taste: Taste }) {
  const { day, questions } = taste
  const [answers, setAnswers] = useState<GuestAnswer[]>([])
  const [position, setPosition] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    const kept = readGuestAnswers().filter((one) => one.day === day)
    setAnswers(kept)
    // Questions are answered in their order, so the next one follows the last.
    setPosition(kept.length + 1)
  }, [day])
  // The pressed button is gone; without this the focus would move to the top of the page.
  useEffect(() => {
    if (hasMoved.current && position > 0) heading.current?.focus()
  }, [position])
  const question = questions[position - 1]
  if (!question) return <TasteEnd answers={answers} total={questions.length} headingRef={heading} />
  return (
    <Card as="div" className="quiz-card taste" data-w={worldOf[question.skill]} data-task={position > 1 || undefined}>
      <p className="taste-top">
        <span className="eyebrow">{position === 1 ? text.first : text.nth(position, questions.length)}</span>
        <span className="text-13 text-ink-soft">{text.time}</span>
      </p>
      <TasteQuestionPart
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
