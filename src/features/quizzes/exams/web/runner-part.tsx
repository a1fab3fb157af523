import LayoutGrid from 'lucide-react/icons/layout-grid'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Gained } from '#features/koin/contract.ts'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { AnswerInput } from '#features/quizzes/questions/web/answer-card.tsx'
import { PicturesAhead } from '#features/quizzes/questions/web/picture-card.tsx'
import { FocusFrame } from '#kit/web/answers/focus-frame.tsx'
import { worldOf } from '#kit/web/art/worlds/world-people.ts'
import { Button, IconButton } from '#kit/web/basics/button.tsx'
import { Icon } from '#kit/web/basics/icon.tsx'
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
  /** The page's heading: as words inside the question's screen, and as it stands on the page. */
  title: string
  head: ReactNode
  attempt: OpenExam
  send: SendAnswers
  /** Called after a submit on this page. */
  onResult: (saved: Handed) => void
  /** The attempt is already closed, here or elsewhere: reload the state. `late`: which answers did not count. */
  onClosed: (late: string | null) => void
}

/** What a submit brought. */
export type Handed = { result: ExamResult; gained: Gained }

/** An open attempt: one question at a time, all of them reachable, each answer saved when given. */
export function ExamRunner({ quiz, title, head, attempt, send, onResult, onClosed }: Props) {
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
  const [asks, setAsks] = useState<'map' | 'hand-in' | null>(null)
  const question = questions[position - 1]!
  const total = questions.length
  const answered = questions.filter((one) => isAnswered(one.position)).length
  const { box, heading } = useQuestionFocus(position)

  const goTo = (to: number) => {
    setAsks(null)
    void save()
    setPosition(to)
  }
  const next = () => (position < total ? goTo(position + 1) : setAsks('hand-in'))
  const { fault, isBusy, run } = useAct(finish, {
    onDone: (saved) => saved?.result && saved.gained && onResult({ result: saved.result, gained: saved.gained }),
  })
  const { isOver, onOver } = useTimeOver(attempt.seconds_left, () => settle().then(() => onClosed(null)))
  if (isOver)
    return (
      <div className="column stack" data-tone="play">
        {head}
        <TimeOver hasKept={state === 'kept' || state === 'unsent'} />
      </div>
    )
  const isReady = answered === total || position === total
  const handIn = () => setAsks('hand-in')
  return (
    <FocusFrame
      title={title}
      leaveTo="/quiz"
      at={position}
      world={worldOf[question.skill]}
      progress={<Progress done={answered} total={total} label={text.answered} unit={text.unit} />}
      tools={<IconButton label={text.all} icon={<Icon of={LayoutGrid} />} onClick={() => setAsks('map')} />}
      foot={
        <RunnerFoot
          isFirst={position === 1}
          isLast={position === total}
          isReady={isReady}
          onPrevious={() => goTo(position - 1)}
          onNext={next}
          onHandIn={handIn}
        />
      }
    >
      <div className="exam-top">
        <p className="text-13 text-ink-soft">{text.questionOf(position, total)}</p>
        <TimeLeft secondsLeft={attempt.seconds_left} onOver={onOver} />
      </div>
      <div ref={box}>
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
      </div>
      <PicturesAhead questions={questions} />
      <SaveNews state={state} answer={answers.get(position)} isTimed={attempt.seconds_left !== null} />
      <QuestionMap
        isOpen={asks === 'map'}
        total={total}
        position={position}
        isAnswered={isAnswered}
        onGo={goTo}
        onHandIn={handIn}
        onClose={() => setAsks(null)}
      />
      <HandInDialog
        isOpen={asks === 'hand-in'}
        total={total}
        left={total - answered}
        isBusy={isBusy}
        fault={fault}
        onClose={() => setAsks(null)}
        onHandIn={() => void run()}
      />
    </FocusFrame>
  )
}

type FootProps = { isFirst: boolean; isLast: boolean; isReady: boolean } & Record<
  'onPrevious' | 'onNext' | 'onHandIn',
  () => void
>

/** The main button goes on; once all are answered, or at the last question, it submits. */
function RunnerFoot({ isFirst, isLast, isReady, onPrevious, onNext, onHandIn }: FootProps) {
  return (
    <div className="focus-act">
      <div className="focus-row">
        {isFirst ? null : (
          <Button kind="line" onClick={onPrevious}>
            {text.previous}
          </Button>
        )}
        {isLast ? null : (
          <Button kind={isReady ? 'line' : 'main'} onClick={onNext}>
            {text.next}
          </Button>
        )}
        {isReady ? <Button onClick={onHandIn}>{text.handIn}</Button> : null}
      </div>
    </div>
  )
}

/** The focus moves to a new question, but not on page load. The question of a number is the label of its box. */
function useQuestionFocus(position: number) {
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(position)
  useEffect(() => {
    if (shown.current === position) return
    shown.current = position
    const target = heading.current ?? box.current?.querySelector<HTMLInputElement>('input')
    target?.focus()
  }, [position])
  return { box, heading }
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
