import { useEffect, useRef, useState } from 'react'
import type { QuizAnswer, QuizFeedback, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { AnswerInput } from '#features/quizzes/questions/web/answer-card.tsx'
import { Feedback } from '#kit/web/answers/feedback.tsx'
import { Button, LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { Progress } from '#kit/web/basics/progress.tsx'
import { formatNumber } from '#lib/money.ts'
import { plainTitle } from '#lib/plain-title.ts'
import { text } from './text.ts'
import { type Told, useAnswering } from './use-answering.ts'

type Props = {
  day: string
  question: QuizQuestion
  total: number
  /** Null until the question is answered. */
  feedback: QuizFeedback | null
  /** The queued answer of this question. */
  kept: QuizAnswer | null
  isLast: boolean
  onTold: (news: Told) => void
  onKept: () => void
  /** See use-answering.ts. */
  onOther: (closed: string | null) => Promise<void>
  onNext: () => void
}

/** One question: answer, check, explanation. */
export function QuestionCard({ day, question, total, feedback, kept, isLast, onNext, onTold, ...news }: Props) {
  const { position } = question
  const [answer, setAnswer] = useState<QuizAnswer | null>(firstAnswer(question))
  const [rights, setRights] = useState<number | null>(null)
  const take = (told: Told) => {
    setRights(told.rights)
    onTold(told)
  }
  const { fault, isBusy, check } = useAnswering({ day, position, ...news, onTold: take })
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    // The question of a number is the label of its box, so the box receives the focus.
    if (position > 1) (heading.current ?? card.current?.querySelector('input'))?.focus()
  }, [position])

  const isOpen = feedback === null && kept === null
  return (
    <Card ref={card} className="quiz-card" data-task>
      <Progress done={isOpen ? position - 1 : position} total={total} label={text.question} isUnderWay={isOpen} />
      <AnswerInput
        question={question}
        headingRef={heading}
        answer={feedback?.answer ?? kept ?? answer}
        right={feedback?.right ?? null}
        isRight={feedback?.is_right ?? false}
        onAnswer={kept ? () => {} : setAnswer}
        onCheck={kept ? () => {} : () => check(answer)}
      />
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      {feedback ? (
        <Feedback
          isRight={feedback.is_right}
          title={feedback.is_right ? text.right : text.yet}
          heading="h3"
          action={
            <Button kind="main" isWide onClick={onNext}>
              {isLast ? text.toResult : text.next}
            </Button>
          }
          link={
            feedback.article && (
              <LinkButton kind="quiet" to={feedback.article.href}>
                {text.readMore(plainTitle(feedback.article.title))}
              </LinkButton>
            )
          }
        >
          {feedback.explanation}
          {rights !== null && <span className="feedback-others">{text.rights(formatNumber(rights))}</span>}
        </Feedback>
      ) : kept ? (
        <KeptNote isLast={position === total} onNext={onNext} />
      ) : (
        <div className="quiz-act">
          <Button kind="main" isWide isBusy={isBusy} offReason={reasonOff(answer)} onClick={() => check(answer)}>
            {text.check}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The answer is queued, and the next question is available without waiting. */
function KeptNote({ isLast, onNext }: { isLast: boolean; onNext: () => void }) {
  return (
    <>
      <Notice title={text.kept} isAlert>
        {text.keptWhy}
      </Notice>
      <Button kind="main" isWide onClick={onNext}>
        {isLast ? text.toWaiting : text.next}
      </Button>
    </>
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
