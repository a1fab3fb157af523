import { useEffect, useRef } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { Progress } from '#ui/basics/progress.tsx'
import { answerPlacement, type Placement } from '../../contract.ts'
import { answeringText } from '../answering-text.ts'
import { OneChoice } from '../one-choice.tsx'
import { placementText } from './placement-text.ts'

type Props = {
  version: number
  question: Placement['questions'][number]
  total: number
  isLast: boolean
  /** The request after the last question is in progress. */
  isBusy: boolean
  /** Why that request failed; the button repeats it. */
  fault: string | null
  onTold: (choice: string) => void
  onNext: () => void
}

/** One question of the placement: choose, check, explanation. */
export function PlacementQuestion({ version, question, total, isLast, isBusy, fault, onTold, onNext }: Props) {
  const { position } = question
  const act = useAct(answerPlacement, { onDone: (_, { body: { choice } }) => onTold(choice) })
  const told = act.done && act.input ? { ...act.done.reply, choice: act.input.body.choice } : null
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (position > 1) heading.current?.focus()
  }, [position])
  return (
    <OneChoice
      frame={{
        title: placementText.title,
        // Who comes from outside reads what this is; from then on the question has the screen.
        lead: position === 1 && !told ? placementText.lead : undefined,
        leaveTo: '/path',
        progress: (
          <Progress
            done={told ? position : position - 1}
            total={total}
            label={answeringText.question}
            isUnderWay={told === null}
          />
        ),
      }}
      name={`placement-${position}`}
      text={question.text}
      picture={question.picture}
      headingRef={heading}
      choices={question.choices}
      told={told && { ...told, title: told.is_right ? answeringText.right : answeringText.yet }}
      fault={act.fault ?? fault}
      isBusy={act.isBusy || isBusy}
      onCheck={(choice) => void act.run({ body: { version, position, choice } })}
      next={{ label: isLast ? answeringText.toResult : answeringText.nextQuestion, onPress: onNext }}
    />
  )
}
