import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import { answerText } from '../answers/answer-text.ts'
import { Icon } from '../basics/icon.tsx'
import { PlainForm } from './plain-form.tsx'

export interface Choice {
  id: string
  text: ReactNode
}

interface ChoiceGroupProps {
  /** The radio group's name in its form. */
  name: string
  /** The question. Keys work while the focus is inside; move the focus to it when a new question appears. */
  question: ReactNode
  questionRef?: Ref<HTMLHeadingElement>
  /** The picture between the question and its choices. */
  picture?: ReactNode
  /** Two to five; the keys ก ข ค ง จ follow the order. */
  choices: readonly Choice[]
  chosen: string | null
  onChoose: (id: string) => void
  /** Called when a finger or the mouse has chosen, also what was chosen already; arrow keys only move the choice. */
  onTap?: ((id: string) => void) | undefined
  /** Called by Enter when something is chosen. */
  onCheck?: (() => void) | undefined
  /** After checking: the id of the right choice. The group is then a plain list. */
  right?: string | null | undefined
  heading?: 'h1' | 'h2' | 'h3'
}

/** A question with its choices. Keys 1–5 choose, Enter checks. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const {
    name,
    question,
    questionRef,
    picture,
    choices,
    chosen,
    onChoose,
    onTap,
    onCheck,
    right,
    heading: Heading = 'h2',
  } = props
  const pressed = useRef<string | null>(null)
  const title = (
    <Heading ref={questionRef} tabIndex={-1} className="text-20 font-semibold">
      {question}
    </Heading>
  )
  if (right != null) return <CheckedChoices {...{ title, picture, choices, chosen, right }} />

  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    pressed.current = null
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const choice = choices[Number(event.key) - 1]
    if (choice) {
      onChoose(choice.id)
      event.currentTarget.querySelectorAll('input')[Number(event.key) - 1]?.focus()
    } else if (event.key === 'Enter' && chosen !== null && onCheck) onCheck()
    else return
    event.preventDefault()
  }
  return (
    <PlainForm>
      <fieldset onKeyDown={onKeyDown}>
        <legend className="mb-4">{title}</legend>
        {picture}
        <div className="choices">
          {choices.map(({ id, text }, i) => (
            <label
              key={id}
              className="choice"
              onPointerDown={() => {
                pressed.current = id
              }}
            >
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
                onClick={() => {
                  if (pressed.current === id) onTap?.(id)
                  pressed.current = null
                }}
              />
              <span className="choice-key" aria-hidden>
                {answerText.choiceKeys[i]}
              </span>
              <span>{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </PlainForm>
  )
}

interface CheckedProps extends Pick<ChoiceGroupProps, 'picture' | 'choices' | 'chosen'> {
  title: ReactNode
  right: string
}

function CheckedChoices({ title, picture, choices, chosen, right }: CheckedProps) {
  return (
    <div>
      <div className="mb-4">{title}</div>
      {picture}
      <ul className="choices">
        {choices.map(({ id, text }, i) => {
          const state = id === right ? 'right' : id === chosen ? 'yet' : 'dim'
          return (
            <li key={id} className="choice" data-state={state}>
              <span className="choice-key" aria-hidden>
                {state === 'right' ? <Icon of={Check} /> : answerText.choiceKeys[i]}
              </span>
              <span>{text}</span>
              {state === 'dim' ? null : (
                <span className="choice-word">{state === 'right' ? answerText.choiceRight : answerText.choiceYet}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
