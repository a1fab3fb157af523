import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Icon } from '../basics/icon.tsx'
import { Field } from '../fields/field.tsx'
import { PlainForm } from '../fields/plain-form.tsx'
import { answerText } from './answer-text.ts'

interface NumberAnswerProps {
  name: string
  /** The question. */
  label: ReactNode
  hint?: ReactNode
  /** The picture below the question. */
  picture?: ReactNode
  /** koin, บาท, %, ปี. */
  unit: string
  /** The text as typed; `readNumber` (read-number.ts) parses it. */
  answer: string
  onAnswer: (answer: string) => void
  /** Called by Enter when the box is not empty. */
  onCheck?: () => void
  /** After checking: the formatted right number, and whether the answer was right. */
  checked?: { right: string; isRight: boolean } | null
}

/** A question with a numeric answer. */
export function NumberAnswer({
  name,
  label,
  hint,
  picture,
  unit,
  answer,
  onAnswer,
  onCheck,
  checked,
}: NumberAnswerProps) {
  if (checked) {
    return (
      <div className="grid gap-3">
        <h2>{label}</h2>
        {picture}
        {checked.isRight ? null : (
          <p className="choice" data-state="yet">
            <span>
              {answer} {unit}
            </span>
            <span className="choice-word">{answerText.answerYet}</span>
          </p>
        )}
        <p className="choice" data-state="right">
          <span className="choice-key">
            <Icon of={Check} />
          </span>
          <span>
            {checked.right} {unit}
          </span>
          <span className="choice-word">{answerText.choiceRight}</span>
        </p>
      </div>
    )
  }
  return (
    <PlainForm onSend={() => answer && onCheck?.()}>
      <Field
        name={name}
        label={<span className="text-20 font-semibold">{label}</span>}
        hint={
          <>
            {picture}
            {hint}
          </>
        }
      >
        {(wiring) => (
          <span className="field-box number-answer">
            <input
              {...wiring}
              name={name}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={answer}
              onChange={(event) => onAnswer(event.target.value)}
            />
            <span className="field-unit">{unit}</span>
          </span>
        )}
      </Field>
    </PlainForm>
  )
}
