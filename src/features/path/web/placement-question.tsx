import { useEffect, useRef, useState } from 'react'
import { Card } from '#kit/web/basics/card.tsx'
import { Progress } from '#kit/web/basics/progress.tsx'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { answerPlacement, type Placement, type PlacementFeedback } from '../contract.ts'
import { answeringText } from './answering-text.ts'
import { OneChoice } from './one-choice.tsx'

type Props = {
  version: number
  question: Placement['questions'][number]
  total: number
  isLast: boolean
  /** What follows the last one is under way. */
  isBusy: boolean
  onTold: (choice: string) => void
  onNext: () => void
}

/** One question of the placement: choose, check, and why. */
export function PlacementQuestion({ version, question, total, isLast, isBusy, onTold, onNext }: Props) {
  const { position } = question
  const [told, setTold] = useState<(PlacementFeedback & { choice: string }) | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (position > 1) heading.current?.focus()
  }, [position])
  const check = async (choice: string) => {
    if (isChecking) return
    setChecking(true)
    setFault(null)
    try {
      const feedback = await call(answerPlacement, { body: { version, position, choice } })
      setTold({ ...feedback, choice })
      onTold(choice)
    } catch (error) {
      setFault(asRefusal(error).message)
    } finally {
      setChecking(false)
    }
  }
  return (
    <Card as="div" className="quiz-card" data-task={position > 1 || told !== null || undefined}>
      <Progress
        done={told ? position : position - 1}
        total={total}
        label={answeringText.question}
        isUnderWay={told === null}
      />
      <OneChoice
        name={`placement-${position}`}
        text={question.text}
        picture={question.picture}
        headingRef={heading}
        choices={question.choices}
        told={told && { ...told, title: told.isRight ? answeringText.right : answeringText.yet }}
        fault={fault}
        isBusy={isChecking || isBusy}
        onCheck={check}
        next={{ label: isLast ? answeringText.toResult : answeringText.nextQuestion, onPress: onNext }}
      />
    </Card>
  )
}
