import { type RefObject, useEffect, useRef, useState } from 'react'
import { PictureOfQuestion } from '#features/quizzes/questions/web/question-picture.tsx'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Feedback } from '#ui/answers/feedback.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ChoiceGroup } from '#ui/fields/choice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { answerGuestTrial, type GuestTrialQuestion } from '../contract.ts'
import { guestTrialText as text } from './guest-trial-text.ts'
import { type GuestAnswer, saveGuestAnswer } from './pending-guest-trial.ts'
import { SignUpLine } from './sign-up-line.tsx'

type Props = {
  day: string
  question: GuestTrialQuestion
  isLast: boolean
  headingRef: RefObject<HTMLHeadingElement | null>
  onAnswered: (answer: GuestAnswer) => void
  onNext: () => void
}

/** One question of a visitor: choose, check, why. */
export function GuestTrialQuestionPart({ day, question, isLast, headingRef, onAnswered, onNext }: Props) {
  const { position, choices, picture } = question
  const [chosen, setChosen] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // The choice made before hydration.
  useEffect(() => setChosen(box.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? null), [])
  const { run, isBusy, done, fault, refusal } = useAct(answerGuestTrial, {
    onDone: ({ receipt }) => {
      const answer = { day, position, receipt, at: new Date().toISOString() }
      saveGuestAnswer(answer)
      onAnswered(answer)
    },
  })
  const told = done?.reply ?? null
  const check = () => {
    if (chosen !== null) void run({ body: { day, position, choice: chosen } })
  }
  return (
    <div ref={box} className="contents">
      <ChoiceGroup
        name={`taste-${position}`}
        question={<ThaiText>{question.text}</ThaiText>}
        questionRef={headingRef}
        picture={picture && <PictureOfQuestion picture={picture} />}
        choices={choices.map((choice) => ({ id: choice, text: <ThaiText>{choice}</ThaiText> }))}
        chosen={told?.choice ?? chosen}
        right={told?.right ?? null}
        onChoose={setChosen}
        onCheck={check}
      />
      {fault && (
        <Notice
          kind="danger"
          isAlert
          action={
            refusal?.code === 'taste_changed' && (
              <Button kind="line" size="small" onClick={() => void refreshPage()}>
                {text.changed}
              </Button>
            )
          }
        >
          {fault}
        </Notice>
      )}
      {told ? (
        <>
          <Feedback
            isRight={told.is_right}
            title={told.is_right ? text.right : text.yet}
            action={
              <Button kind="main" isWide onClick={onNext}>
                {isLast ? text.toEnd : text.another}
              </Button>
            }
            link={
              told.article && (
                <LinkButton kind="quiet" to={told.article.href}>
                  {text.readMore(told.article.title)}
                </LinkButton>
              )
            }
          >
            {told.explanation}
          </Feedback>
          <SignUpLine />
        </>
      ) : (
        <Button
          kind="main"
          isWide
          data-js
          isBusy={isBusy}
          offReason={chosen === null ? text.chooseFirst : null}
          onClick={check}
        >
          {text.check}
        </Button>
      )}
    </div>
  )
}
