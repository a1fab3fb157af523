import { useEffect, useRef, useState } from 'react'
import type { QuizAnswer, QuizFeedback, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { AboveQuestion } from '#features/quizzes/questions/web/above-question.tsx'
import { AnswerInput } from '#features/quizzes/questions/web/answer-input.tsx'
import { SumPlot } from '#features/quizzes/questions/web/sum-plot.tsx'
import { worldOf } from '#kit/skills.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { FocusFrame } from '#ui/answers/focus-frame.tsx'
import { SoundButton } from '#ui/answers/sound-button.tsx'
import { Verdict } from '#ui/answers/verdict.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { answerReview, type ReviewDesk } from '../review-contract.ts'
import { text } from './text.ts'

type Props = {
  asked: NonNullable<ReviewDesk['asked']>
  /** The questions answered in this visit, including this one after its answer; `total` adds those that are due. */
  done: number
  total: number
  feedback: QuizFeedback | null
  isLast: boolean
  /** It follows another question, so it receives the focus. */
  takesFocus: boolean
  onTold: (news: { feedback: QuizFeedback; desk: ReviewDesk }) => void
  /** It was answered elsewhere or was retired. */
  onGone: () => Promise<void>
  onNext: () => void
}

/** One question of practice as the whole screen: answer, check, verdict. */
export function ReviewQuestion({ asked, done, total, feedback, isLast, takesFocus, onTold, onGone, onNext }: Props) {
  const { question } = asked
  const [answer, setAnswer] = useState<QuizAnswer | null>(firstAnswer(question))
  const { box, heading } = useFirstFocus(takesFocus)
  const { fault, isBusy, check } = useCheck({ asked, onTold, onGone })
  return (
    <FocusFrame
      title={text.title}
      leaveTo="/quiz"
      at={asked.id}
      isChecked={feedback !== null}
      world={worldOf[question.skill]}
      scene={<AboveQuestion question={question} isChecked={feedback !== null} />}
      progress={<Progress done={done} total={total} label={text.question} isUnderWay={feedback === null} />}
      tools={<SoundButton />}
      foot={
        feedback ? (
          <Why feedback={feedback} isLast={isLast} onNext={onNext} />
        ) : (
          <div className="focus-act">
            <Button kind="main" isWide isBusy={isBusy} offReason={reasonOff(answer)} onClick={() => void check(answer)}>
              {text.check}
            </Button>
          </div>
        )
      }
    >
      <div ref={box}>
        <AnswerInput
          question={question}
          headingRef={heading}
          answer={feedback?.answer ?? answer}
          right={feedback?.right ?? null}
          isRight={feedback?.is_right ?? false}
          onAnswer={setAnswer}
          onCheck={() => void check(answer)}
        />
      </div>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </FocusFrame>
  )
}

function Why({ feedback, isLast, onNext }: { feedback: QuizFeedback; isLast: boolean; onNext: () => void }) {
  const { is_right, explanation, plot, article } = feedback
  return (
    <Verdict
      isRight={is_right}
      title={is_right ? text.right : text.yet}
      reason={explanation}
      plot={plot && <SumPlot plot={plot} />}
      action={
        <Button kind="main" isWide onClick={onNext}>
          {isLast ? text.toEnd : text.next}
        </Button>
      }
      link={
        article && (
          <LinkButton kind="quiet" size="small" to={article.href}>
            {text.readMore(article.title)}
          </LinkButton>
        )
      }
    />
  )
}

/** Sends an answer once, with the time spent on it. */
function useCheck({ asked: { id, turn }, onTold, onGone }: Pick<Props, 'asked' | 'onTold' | 'onGone'>) {
  const { fault, isBusy, run } = useAct(answerReview, {
    onDone: onTold,
    onRefused: async ({ status }) => {
      if (status === 409) await onGone()
      return status === 409
    },
  })
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [])
  const check = async (answer: QuizAnswer | null) => {
    if (!answer || reasonOff(answer)) return
    const seconds = Math.min(Math.round((performance.now() - since.current) / 1000), 86_400)
    await run({ body: { id, turn, answer, seconds } })
  }
  return { fault, isBusy, check }
}

/** The question of a number is the label of its box, so the box receives the focus. */
function useFirstFocus(takesFocus: boolean) {
  // The value at the start: after the answer the focus is on the explanation.
  const [isWanted] = useState(takesFocus)
  const heading = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted) (heading.current ?? box.current?.querySelector('input'))?.focus()
  }, [isWanted])
  return { heading, box }
}

/** The initial answer: the displayed order of an ordering question, an empty box for a number, none for a choice. */
function firstAnswer(question: QuizQuestion): QuizAnswer | null {
  if (question.kind === 'numeric') return { kind: 'numeric', value: '' }
  return question.kind === 'ordering' ? { kind: 'ordering', order: question.items.map((_, place) => place) } : null
}

function reasonOff(answer: QuizAnswer | null): string | null {
  if (answer === null) return text.chooseFirst
  return answer.kind === 'numeric' && answer.value.trim() === '' ? text.typeFirst : null
}
