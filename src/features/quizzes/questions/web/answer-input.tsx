import type { RefObject } from 'react'
import { NumberAnswer } from '#ui/answers/number-answer.tsx'
import { OrderingList } from '#ui/answers/ordering-list.tsx'
import { ChoiceGroup } from '#ui/fields/choice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { QuizAnswer, QuizQuestion } from '../contract.ts'
import { PictureOfQuestion } from './question-picture.tsx'
import { showNumber } from './show-answer.ts'
import { text } from './text.ts'

type Props = {
  question: QuizQuestion
  headingRef: RefObject<HTMLHeadingElement | null>
  answer: QuizAnswer | null
  /** Set after the answer. */
  right: QuizAnswer | null
  isRight: boolean
  onAnswer: (answer: QuizAnswer) => void
  onCheck: () => void
}

/** The question with its input: choices, a number, or an order. */
export function AnswerInput({ question, headingRef, answer, right, isRight, onAnswer, onCheck }: Props) {
  const name = `question-${question.position}`
  const picture = question.picture && <PictureOfQuestion picture={question.picture} />
  if (question.kind === 'choice') {
    return (
      <ChoiceGroup
        name={name}
        question={<ThaiText>{question.text}</ThaiText>}
        questionRef={headingRef}
        picture={picture}
        choices={question.choices.map((choice, place) => ({ id: String(place), text: <ThaiText>{choice}</ThaiText> }))}
        chosen={answer?.kind === 'choice' ? String(answer.choice) : null}
        right={right?.kind === 'choice' ? String(right.choice) : null}
        onChoose={(id) => onAnswer({ kind: 'choice', choice: Number(id) })}
        onCheck={onCheck}
      />
    )
  }
  if (question.kind === 'numeric') {
    return (
      <NumberAnswer
        name={name}
        label={<ThaiText>{question.text}</ThaiText>}
        hint={text.numberHint}
        picture={picture}
        unit={question.unit}
        answer={answer?.kind === 'numeric' ? answer.value : ''}
        onAnswer={(value) => onAnswer({ kind: 'numeric', value })}
        onCheck={onCheck}
        checked={right?.kind === 'numeric' ? { right: showNumber(right.value), isRight } : null}
      />
    )
  }
  const headingId = `${name}-text`
  return (
    <div className="grid gap-3">
      <h2 id={headingId} ref={headingRef} tabIndex={-1}>
        <ThaiText>{question.text}</ThaiText>
      </h2>
      {picture}
      {right ? null : <p className="text-ink-soft">{text.orderHint}</p>}
      <OrderingList
        items={question.items.map((item, place) => ({ id: String(place), text: item }))}
        order={(answer?.kind === 'ordering' ? answer.order : []).map(String)}
        right={right?.kind === 'ordering' ? right.order.map(String) : null}
        labelledBy={headingId}
        onOrder={(order) => onAnswer({ kind: 'ordering', order: order.map(Number) })}
      />
    </div>
  )
}
