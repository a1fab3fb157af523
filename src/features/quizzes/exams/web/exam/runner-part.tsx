import LayoutGrid from 'lucide-react/icons/layout-grid'
import { type ReactNode, useEffect, useRef } from 'react'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { AboveQuestion } from '#features/quizzes/questions/web/above-question.tsx'
import { AnswerInput } from '#features/quizzes/questions/web/answer-input.tsx'
import { PicturesAhead } from '#features/quizzes/questions/web/question-picture.tsx'
import { worldOf } from '#kit/skills.ts'
import { FocusFrame } from '#ui/answers/focus-frame.tsx'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { text } from '../text.ts'
import { HandInDialog } from './hand-in-part.tsx'
import { QuestionMap } from './question-map.tsx'
import { TimeLeft, TimeOver } from './time-part.tsx'
import { isComplete, type SaveState } from './use-exam-answers.ts'
import { type ExamRun, type ExamRunProps, useExamRun } from './use-exam-run.ts'

type Props = ExamRunProps & {
  /** The page's heading: as words inside the question's screen, and as it stands on the page. */
  title: string
  head: ReactNode
}

/** An open attempt: one question at a time, all of them reachable, each answer saved when given. */
export function ExamRunner({ title, head, ...props }: Props) {
  const run = useExamRun(props)
  const { position, total, question, questions, answered, answer, state } = run
  const secondsLeft = props.attempt.seconds_left
  if (run.isOver)
    return (
      <div className="column stack" data-tone="play">
        {head}
        <TimeOver hasSaved={state === 'kept' || state === 'unsent'} />
      </div>
    )
  return (
    <FocusFrame
      title={title}
      leaveTo="/quiz"
      at={position}
      world={worldOf[question.skill]}
      scene={<AboveQuestion question={question} />}
      progress={<Progress done={answered} total={total} label={text.answered} unit={text.unit} />}
      tools={<IconButton label={text.all} icon={<Icon of={LayoutGrid} />} onClick={() => run.ask('map')} />}
      foot={<RunnerFoot run={run} />}
    >
      <div className="exam-top">
        <p className="text-13 text-ink-soft">{text.questionOf(position, total)}</p>
        <TimeLeft secondsLeft={secondsLeft} onOver={run.onOver} />
      </div>
      <Question
        key={position}
        question={question}
        answer={answer}
        hasMoved={run.hasMoved}
        onAnswer={run.give}
        onCheck={run.next}
      />
      <PicturesAhead questions={questions} />
      <SaveNews state={state} answer={answer} isTimed={secondsLeft !== null} />
      <RunnerDialogs run={run} />
    </FocusFrame>
  )
}

/** What lies over the question when it is asked for: all questions, and the submit. */
function RunnerDialogs({ run }: { run: ExamRun }) {
  const { asks, ask, total, answered, position, isAnswered, goTo, handingIn } = run
  return (
    <>
      <QuestionMap
        isOpen={asks === 'map'}
        total={total}
        position={position}
        isAnswered={isAnswered}
        onGo={goTo}
        onHandIn={() => ask('hand-in')}
        onClose={() => ask(null)}
      />
      <HandInDialog
        isOpen={asks === 'hand-in'}
        total={total}
        left={total - answered}
        isBusy={handingIn.isBusy}
        fault={handingIn.fault}
        onClose={() => ask(null)}
        onHandIn={() => void handingIn.run()}
      />
    </>
  )
}

/** The main button goes on; once all are answered, or at the last question, it submits. */
function RunnerFoot({ run: { position, total, answered, goTo, next, ask } }: { run: ExamRun }) {
  const isLast = position === total
  const isReady = answered === total || isLast
  return (
    <div className="focus-act">
      <div className="focus-row">
        {position === 1 ? null : (
          <Button kind="line" onClick={() => goTo(position - 1)}>
            {text.previous}
          </Button>
        )}
        {isLast ? null : (
          <Button kind={isReady ? 'line' : 'main'} onClick={next}>
            {text.next}
          </Button>
        )}
        {isReady ? <Button onClick={() => ask('hand-in')}>{text.handIn}</Button> : null}
      </div>
    </div>
  )
}

type QuestionProps = {
  question: QuizQuestion
  answer: QuizAnswer | undefined
  /** The person came from another question, so this one gets the focus; not on page load. */
  hasMoved: boolean
  onAnswer: (answer: QuizAnswer) => void
  onCheck: () => void
}

function Question({ question, answer, hasMoved, onAnswer, onCheck }: QuestionProps) {
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The question of a number is the label of its box.
    if (hasMoved) (heading.current ?? box.current?.querySelector<HTMLInputElement>('input'))?.focus()
  }, [hasMoved])
  return (
    <div ref={box}>
      <AnswerInput
        question={question}
        headingRef={heading}
        answer={answer ?? firstAnswer(question)}
        right={null}
        isRight={false}
        onAnswer={onAnswer}
        onCheck={onCheck}
      />
    </div>
  )
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
        {state === 'kept' && isTimed ? text.savedTimed : text[state]}
      </Notice>
    )
  return <p className="exam-saved text-13 text-ink-soft">{answer ? text[state] : ''}</p>
}
