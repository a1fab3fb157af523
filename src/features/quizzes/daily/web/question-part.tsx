import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { refreshProfile } from '#features/identity/web/session.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { Button, LinkButton } from '#lib/web/ui/button.tsx'
import { Card } from '#lib/web/ui/card.tsx'
import { Feedback } from '#lib/web/ui/feedback.tsx'
import { Notice } from '#lib/web/ui/notice.tsx'
import { Progress } from '#lib/web/ui/progress.tsx'
import {
  answerDailyQuiz,
  type DailyAnswer,
  type DailyFeedback,
  type DailyQuestion,
  type DailyResult,
} from '../contract.ts'
import { AnswerInput } from './answer-part.tsx'
import { text } from './text.ts'

type Props = {
  day: string
  question: DailyQuestion
  total: number
  /** Told after the answer; null as long as the question is open. */
  feedback: DailyFeedback | null
  isLast: boolean
  onTold: (news: { feedback: DailyFeedback; result: DailyResult | null }) => void
  onNext: () => void
}

/** One question: answer, check, and why. */
export function QuestionCard({ day, question, total, feedback, isLast, onTold, onNext }: Props) {
  const { position } = question
  const { revalidate } = useRevalidator()
  const [answer, setAnswer] = useState<DailyAnswer | null>(firstAnswer(question))
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // One key for this question: whatever is pressed or tried again, the first answer counts once.
  const key = useRef('')
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    // A number's question is the label of its box, so the box is where to be.
    if (position > 1) (heading.current ?? card.current?.querySelector('input'))?.focus()
  }, [position])

  const check = async () => {
    if (!answer || isBusy) return
    setBusy(true)
    setFault(null)
    key.current ||= crypto.randomUUID()
    try {
      const news = await call(answerDailyQuiz, { body: { day, position, answer } }, { idempotencyKey: key.current })
      if (news.result) void refreshProfile().catch(() => {})
      onTold(news)
    } catch (error) {
      const refusal = asRefusal(error)
      setFault(refusal.message)
      if (refusal.status === 422) key.current = ''
      // Another tab was quicker, or the day is over: show what is so now.
      if (refusal.status === 409) await revalidate()
    } finally {
      setBusy(false)
    }
  }
  const isOpen = feedback === null
  return (
    <Card ref={card} className="quiz-card">
      <Progress done={isOpen ? position - 1 : position} total={total} label={text.question} isUnderWay={isOpen} />
      <AnswerInput
        question={question}
        headingRef={heading}
        answer={feedback?.answer ?? answer}
        right={feedback?.right ?? null}
        isRight={feedback?.isRight ?? false}
        onAnswer={setAnswer}
        onCheck={check}
      />
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      {feedback ? (
        <Feedback
          isRight={feedback.isRight}
          title={feedback.isRight ? text.right : text.yet}
          heading="h3"
          action={
            <Button kind="main" isWide onClick={onNext}>
              {isLast ? text.toResult : text.next}
            </Button>
          }
          link={
            feedback.article && (
              <LinkButton kind="quiet" to={feedback.article.href}>
                {text.readMore(feedback.article.title.replaceAll('|', ''))}
              </LinkButton>
            )
          }
        >
          {feedback.explanation}
        </Feedback>
      ) : (
        <div className="quiz-act">
          <Button kind="main" isWide isBusy={isBusy} offReason={reasonOff(answer)} onClick={check}>
            {text.check}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** An ordering question begins with the order in which it is shown, a number with an empty box, a choice with none. */
function firstAnswer(question: DailyQuestion): DailyAnswer | null {
  if (question.kind === 'numeric') return { kind: 'numeric', value: '' }
  return question.kind === 'ordering' ? { kind: 'ordering', order: question.items.map((_, place) => place) } : null
}

function reasonOff(answer: DailyAnswer | null): string | null {
  if (answer === null) return text.chooseFirst
  return answer.kind === 'numeric' && answer.value.trim() === '' ? text.typeFirst : null
}
