import { useEffect, useRef, useState } from 'react'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { AnswerInput } from '#features/quizzes/questions/web/answer-card.tsx'
import { PicturesAhead } from '#features/quizzes/questions/web/picture-card.tsx'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { Progress } from '#kit/web/basics/progress.tsx'
import { useAct } from '#lib/web/data/use-act.ts'
import type { ExamResult, OpenExam, Quiz } from '../exam-contract.ts'
import { HandInDialog } from './hand-in-part.tsx'
import { QuestionMap } from './question-map.tsx'
import { text } from './text.ts'
import { TimeLeft, TimeOver } from './time-part.tsx'
import { isComplete, type SaveState, type SendAnswers, useExamAnswers } from './use-exam-answers.ts'
import { useTimeOver } from './use-time-over.ts'

type Props = {
  quiz: Quiz
  attempt: OpenExam
  send: SendAnswers
  /** Called after a submit on this page. */
  onResult: (result: ExamResult) => void
  /** The attempt is already closed, here or elsewhere: reload the state. `late`: which answers did not count. */
  onClosed: (late: string | null) => void
}

/** An open attempt: one question at a time, all of them reachable, each answer saved when given. */
export function ExamRunner({ quiz, attempt, send, onResult, onClosed }: Props) {
  const { questions } = attempt
  const { answers, state, give, save, settle, finish } = useExamAnswers({
    quiz,
    attempt,
    send,
    onClosed,
    // After a reload, continue after the queued answers.
    onFound: (kept) => {
      const open = questions.find((one) => !isAnswered(one.position) && !kept.includes(one.position))
      if (open) setPosition((now) => (kept.includes(now) ? open.position : now))
    },
  })
  const isAnswered = (position: number) => isComplete(answers.get(position))
  const [position, setPosition] = useState(() => questions.find((one) => !isAnswered(one.position))?.position ?? 1)
  const [isAsking, setAsking] = useState(false)
  const question = questions[position - 1]!
  const total = questions.length
  const answered = questions.filter((one) => isAnswered(one.position)).length
  const { card, heading } = useQuestionFocus(position)

  const goTo = (to: number) => {
    void save()
    setPosition(to)
  }
  const next = () => (position < total ? goTo(position + 1) : setAsking(true))
  const { fault, isBusy, run } = useAct(finish, { onDone: (saved) => saved?.result && onResult(saved.result) })
  const { isOver, onOver } = useTimeOver(attempt.seconds_left, () => settle().then(() => onClosed(null)))
  if (isOver) return <TimeOver hasKept={state === 'kept' || state === 'unsent'} />
  const isReady = answered === total || position === total
  return (
    <>
      <Card ref={card} className="quiz-card" data-task aria-label={text.questionOf(position, total)}>
        <div className="exam-top">
          <Progress done={answered} total={total} label={text.answered} unit={text.unit} />
          <TimeLeft secondsLeft={attempt.seconds_left} onOver={onOver} />
        </div>
        <p className="text-13 text-ink-soft">{text.questionOf(position, total)}</p>
        <AnswerInput
          key={position}
          question={question}
          headingRef={heading}
          answer={answers.get(position) ?? firstAnswer(question)}
          right={null}
          isRight={false}
          onAnswer={(answer) => give(position, answer)}
          onCheck={next}
        />
        <PicturesAhead questions={questions} />
        <SaveNews state={state} answer={answers.get(position)} isTimed={attempt.seconds_left !== null} />
        <div className="quiz-act exam-acts">
          {position > 1 ? (
            <Button kind="line" onClick={() => goTo(position - 1)}>
              {text.previous}
            </Button>
          ) : null}
          {position < total ? (
            <Button kind={isReady ? 'line' : 'main'} onClick={next}>
              {text.next}
            </Button>
          ) : null}
          {isReady ? <Button onClick={() => setAsking(true)}>{text.handIn}</Button> : null}
        </div>
      </Card>
      <QuestionMap total={total} position={position} isAnswered={isAnswered} onGo={goTo} />
      {isReady ? null : (
        <Button kind="line" isWide onClick={() => setAsking(true)}>
          {text.handIn}
        </Button>
      )}
      <HandInDialog
        isOpen={isAsking}
        total={total}
        left={total - answered}
        isBusy={isBusy}
        fault={fault}
        onClose={() => setAsking(false)}
        onHandIn={() => void run()}
      />
    </>
  )
}

/** The focus moves to a new question, but not on page load. The question of a number is the label of its box. */
function useQuestionFocus(position: number) {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(position)
  useEffect(() => {
    if (shown.current === position) return
    shown.current = position
    const target = heading.current ?? card.current?.querySelector<HTMLInputElement>('input')
    target?.focus()
  }, [position])
  return { card, heading }
}

/**
 * An ordering question starts in the displayed order, which is never right; it counts as answered after the first move.
 */
function firstAnswer(question: QuizQuestion): QuizAnswer | null {
  return question.kind === 'ordering' ? { kind: 'ordering', order: question.items.map((_, place) => place) } : null
}

type SaveNewsProps = { state: SaveState; answer: QuizAnswer | undefined; isTimed: boolean }

function SaveNews({ state, answer, isTimed }: SaveNewsProps) {
  const isHalf = answer?.kind === 'numeric' && answer.value.trim() !== '' && !isComplete(answer)
  if (isHalf) return <Notice kind="warn">{text.typeNumber}</Notice>
  if (state === 'unsent' || state === 'kept')
    return (
      <Notice kind="warn" isAlert>
        {state === 'kept' && isTimed ? text.keptTimed : text[state]}
      </Notice>
    )
  return <p className="exam-saved text-13 text-ink-soft">{answer ? text[state] : ''}</p>
}
