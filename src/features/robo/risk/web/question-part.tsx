import { type Ref, useEffect, useRef, useState } from 'react'
import { FocusFrame } from '#ui/answers/focus-frame.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { ChoiceGroup } from '#ui/fields/choice.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { FormQuestion } from '../contract.ts'
import { PicturedChoice } from './choice-art.tsx'
import { text } from './text.ts'

interface QuestionProps {
  asked: FormQuestion
  done: number
  total: number
  /** What was chosen before, when one comes back to it. */
  given: readonly string[]
  isBusy: boolean
  /** Why the answers were not scored. */
  fault: string | null
  /** Null at the first question. */
  onBack: ((choices: readonly string[]) => void) | null
  onNext: (choices: readonly string[]) => void
}

/** One question of the form as the whole screen. The answer is kept by the page when it goes on. */
export function AssessmentQuestion({ asked, done, total, given, isBusy, fault, onBack, onNext }: QuestionProps) {
  const [chosen, setChosen] = useState(given)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isSeveral = asked.kind === 'several'
  const next = () => onNext(chosen)
  return (
    <FocusFrame
      title={text.title}
      leaveTo="/robo"
      leave={text.leave}
      at={asked.id}
      world={5}
      progress={<Progress label={text.question} done={done} total={total} isUnderWay />}
      foot={
        <div className="focus-act">
          <div className="focus-row">
            {onBack ? (
              <Button kind="line" onClick={() => onBack(chosen)}>
                {text.previous}
              </Button>
            ) : null}
            <Button
              isBusy={isBusy}
              offReason={chosen.length > 0 ? null : isSeveral ? text.chooseSome : text.choose}
              onClick={next}
            >
              {done + 1 < total ? text.next : text.send}
            </Button>
          </div>
        </div>
      }
    >
      {isSeveral ? (
        <SeveralChoices asked={asked} titleRef={title} chosen={chosen} onChange={setChosen} onSend={next} />
      ) : (
        <ChoiceGroup
          name={asked.id}
          question={<ThaiText>{asked.text}</ThaiText>}
          questionRef={title}
          picture={<QuestionNotes asked={asked} />}
          choices={asked.choices.map((choice) => ({
            id: choice.id,
            text: <PicturedChoice asked={asked} choice={choice} />,
          }))}
          chosen={chosen[0] ?? null}
          onChoose={(id) => setChosen([id])}
          // The last answer is sent by its button: what is sent is scored.
          onTap={done + 1 < total ? (id) => onNext([id]) : undefined}
          onCheck={next}
        />
      )}
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
    </FocusFrame>
  )
}

interface SeveralProps {
  asked: FormQuestion
  titleRef: Ref<HTMLHeadingElement>
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  onSend: () => void
}

function SeveralChoices({ asked, titleRef, chosen, onChange, onSend }: SeveralProps) {
  return (
    <PlainForm onSend={() => chosen.length > 0 && onSend()}>
      <fieldset className="robo-step">
        <legend>
          <h2 ref={titleRef} tabIndex={-1} className="text-20 font-semibold">
            <ThaiText>{asked.text}</ThaiText>
          </h2>
        </legend>
        <QuestionNotes asked={asked} />
        {asked.choices.map((choice) => (
          <CheckboxField
            key={choice.id}
            name={`${asked.id}-${choice.id}`}
            label={<PicturedChoice asked={asked} choice={choice} />}
            checked={chosen.includes(choice.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, choice.id] : chosen.filter((one) => one !== choice.id))
            }
          />
        ))}
      </fieldset>
    </PlainForm>
  )
}

/** Why it is asked, and whether the answer is kept. */
function QuestionNotes({ asked }: { asked: FormQuestion }) {
  return (
    <div className="robo-notes">
      <p className="text-15 text-ink-soft">
        <ThaiText>{asked.help}</ThaiText>
      </p>
      {asked.is_private ? <p className="text-13 text-ink-soft">{text.isPrivate}</p> : null}
      {asked.kind === 'several' ? <p className="text-13 text-ink-soft">{text.several}</p> : null}
    </div>
  )
}
