import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { QuestionPicture } from '#features/quizzes/questions/contract.ts'
import { PictureOfQuestion } from '#features/quizzes/questions/web/question-picture.tsx'
import { FocusFrame } from '#ui/answers/focus-frame.tsx'
import { SoundButton } from '#ui/answers/sound-button.tsx'
import { Verdict } from '#ui/answers/verdict.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ChoiceGroup } from '#ui/fields/choice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { answeringText } from './answering-text.ts'

type Told = {
  choice: string
  right: string
  is_right: boolean
  title: string
  explanation: string
  article: { title: string; href: string } | null
}

type Props = {
  /** What the screen says besides the question: see `FocusFrame`. */
  frame: Pick<ComponentProps<typeof FocusFrame>, 'title' | 'lead' | 'leaveTo' | 'progress' | 'world'>
  name: string
  text: string
  picture: QuestionPicture | null
  headingRef?: RefObject<HTMLHeadingElement | null>
  choices: readonly string[]
  /** Null until the question is answered. */
  told: Told | null
  fault: string | null
  isBusy: boolean
  onCheck: (choice: string) => void
  /** The next step after the answer: a callback or an address. */
  next: { label: string } & ({ onPress: () => void } | { to: string; state: object })
  /** Below the choices. */
  children?: ReactNode
}

/** A question with choices as the whole screen, its check and its verdict. Choices are identified by their text. */
export function OneChoice({
  frame,
  name,
  text,
  picture,
  headingRef,
  choices,
  told,
  fault,
  isBusy,
  onCheck,
  next,
  children,
}: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // The choice made before hydration.
  useEffect(() => setChosen(box.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? null), [])
  const check = () => {
    if (chosen !== null) onCheck(chosen)
  }
  return (
    <FocusFrame
      {...frame}
      at={name}
      isChecked={told !== null}
      tools={<SoundButton />}
      foot={
        told ? (
          <Verdict
            isRight={told.is_right}
            title={told.title}
            reason={told.explanation}
            action={'to' in next ? <NextLink {...next} /> : <NextButton {...next} isBusy={isBusy} />}
            link={
              told.article && (
                <LinkButton kind="quiet" size="small" to={told.article.href}>
                  {answeringText.readMore(told.article.title)}
                </LinkButton>
              )
            }
          />
        ) : (
          <div className="focus-act">
            <Button
              kind="main"
              isWide
              data-js
              isBusy={isBusy}
              offReason={chosen === null ? answeringText.chooseFirst : null}
              onClick={check}
            >
              {answeringText.check}
            </Button>
          </div>
        )
      }
    >
      <div ref={box}>
        <ChoiceGroup
          name={name}
          question={<ThaiText>{text}</ThaiText>}
          {...(headingRef && { questionRef: headingRef })}
          picture={picture && <PictureOfQuestion picture={picture} />}
          choices={choices.map((choice) => ({ id: choice, text: <ThaiText>{choice}</ThaiText> }))}
          chosen={told?.choice ?? chosen}
          right={told?.right ?? null}
          onChoose={setChosen}
          onCheck={check}
        />
      </div>
      {children}
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </FocusFrame>
  )
}

function NextLink({ label, to, state }: { label: string; to: string; state: object }) {
  return (
    <LinkButton kind="main" isWide to={to} state={state}>
      {label}
    </LinkButton>
  )
}

function NextButton({ label, onPress, isBusy }: { label: string; onPress: () => void; isBusy: boolean }) {
  return (
    <Button kind="main" isWide isBusy={isBusy} onClick={onPress}>
      {label}
    </Button>
  )
}
