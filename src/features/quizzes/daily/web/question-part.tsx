import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { QuizAnswer, QuizFeedback, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { AboveQuestion } from '#features/quizzes/questions/web/above-question.tsx'
import { AnswerInput } from '#features/quizzes/questions/web/answer-input.tsx'
import { SumPlot } from '#features/quizzes/questions/web/sum-plot.tsx'
import { worldOf } from '#kit/skills.ts'
import { formatNumber } from '#lib/money.ts'
import { FocusFrame } from '#ui/answers/focus-frame.tsx'
import { SoundButton } from '#ui/answers/sound-button.tsx'
import { Verdict } from '#ui/answers/verdict.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { text } from './text.ts'
import { type Told, useAnswering } from './use-answering.ts'

type Props = {
  day: string
  /** The page's heading. */
  title: string
  /** Shown above the question. */
  notice: ReactNode
  question: QuizQuestion
  total: number
  /** Null until the question is answered. */
  feedback: QuizFeedback | null
  /** The queued answer of this question. */
  saved: QuizAnswer | null
  isLast: boolean
  onTold: (news: Told) => void
  onSaved: () => void
  /** See use-answering.ts. */
  onOther: (closed: string | null) => Promise<void>
  onNext: () => void
}

/** One question as the whole screen: answer, check, verdict. */
export function QuestionScreen(props: Props) {
  const { day, title, notice, question, total, feedback, saved, isLast, onNext, onTold, ...news } = props
  const { position } = question
  const [answer, setAnswer] = useState<QuizAnswer | null>(firstAnswer(question))
  const [rights, setRights] = useState<number | null>(null)
  const take = (told: Told) => {
    setRights(told.rights)
    onTold(told)
  }
  const { fault, isBusy, check } = useAnswering({ day, position, ...news, onTold: take })
  const isOpen = feedback === null && saved === null
  const { box, heading } = useQuestionFocus(position)
  return (
    <FocusFrame
      title={title}
      leaveTo="/"
      at={position}
      isChecked={feedback !== null}
      world={worldOf[question.skill]}
      scene={<AboveQuestion question={question} isChecked={feedback !== null} />}
      progress={
        <Progress done={isOpen ? position - 1 : position} total={total} label={text.question} isUnderWay={isOpen} />
      }
      tools={<SoundButton />}
      foot={
        feedback ? (
          <DailyVerdict feedback={feedback} rights={rights} isLast={isLast} onNext={onNext} />
        ) : saved ? (
          <SavedNote isLast={position === total} onNext={onNext} />
        ) : (
          <div className="focus-act">
            <Button kind="main" isWide isBusy={isBusy} offReason={reasonOff(answer)} onClick={() => check(answer)}>
              {text.check}
            </Button>
          </div>
        )
      }
    >
      {notice}
      <div ref={box}>
        <AnswerInput
          question={question}
          headingRef={heading}
          answer={feedback?.answer ?? saved ?? answer}
          right={feedback?.right ?? null}
          isRight={feedback?.is_right ?? false}
          onAnswer={saved ? () => {} : setAnswer}
          onCheck={saved ? () => {} : () => check(answer)}
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

/** A new question gets the focus. The question of a number is the label of its box, so the box gets it. */
function useQuestionFocus(position: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (position > 1) (heading.current ?? box.current?.querySelector('input'))?.focus()
  }, [position])
  return { heading, box }
}

type VerdictProps = { feedback: QuizFeedback; rights: number | null; isLast: boolean; onNext: () => void }

function DailyVerdict({ feedback: { is_right, explanation, plot, article }, rights, isLast, onNext }: VerdictProps) {
  return (
    <Verdict
      isRight={is_right}
      title={is_right ? text.right : text.yet}
      reason={explanation}
      plot={plot && <SumPlot plot={plot} />}
      others={rights === null ? undefined : text.rights(formatNumber(rights))}
      action={
        <Button kind="main" isWide onClick={onNext}>
          {isLast ? text.toResult : text.next}
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

/** The answer is queued, and the next question is available without waiting. */
function SavedNote({ isLast, onNext }: { isLast: boolean; onNext: () => void }) {
  return (
    <div className="focus-act grid gap-3">
      <Notice title={text.saved} isAlert>
        {text.savedWhy}
      </Notice>
      <Button kind="main" isWide onClick={onNext}>
        {isLast ? text.toWaiting : text.next}
      </Button>
    </div>
  )
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
