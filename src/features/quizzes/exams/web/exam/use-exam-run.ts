import { useState } from 'react'
import type { Gained } from '#features/koin/contract.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import type { ExamResult, OpenExam, Quiz } from '../../exam-contract.ts'
import { isComplete, type SendAnswers, useExamAnswers } from './use-exam-answers.ts'
import { useTimeOver } from './use-time-over.ts'

/** What a submit brought. */
export type Handed = { result: ExamResult; gained: Gained }

export type ExamRunProps = {
  quiz: Quiz
  attempt: OpenExam
  send: SendAnswers
  /** Called after a submit on this page. */
  onResult: (saved: Handed) => void
  /** The attempt is already closed, here or elsewhere: reload the state. `late`: which answers did not count. */
  onClosed: (late: string | null) => void
}

/** An open attempt in the browser: its answers, which question is shown, what is asked over it, its end. */
export function useExamRun({ quiz, attempt, send, onResult, onClosed }: ExamRunProps) {
  const { questions } = attempt
  const total = questions.length
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
  const [hasMoved, setMoved] = useState(false)
  const [asks, setAsks] = useState<'map' | 'hand-in' | null>(null)
  const goTo = (to: number) => {
    setAsks(null)
    void save()
    setMoved(true)
    setPosition(to)
  }
  const handingIn = useAct(finish, {
    onDone: (saved) => saved?.result && saved.gained && onResult({ result: saved.result, gained: saved.gained }),
  })
  const time = useTimeOver(attempt.seconds_left, () => settle().then(() => onClosed(null)))
  return {
    ...time,
    questions,
    question: questions[position - 1]!,
    position,
    total,
    hasMoved,
    answer: answers.get(position),
    answered: questions.filter((one) => isAnswered(one.position)).length,
    isAnswered,
    state,
    give: (answer: Parameters<typeof give>[1]) => give(position, answer),
    goTo,
    next: () => (position < total ? goTo(position + 1) : setAsks('hand-in')),
    asks,
    ask: setAsks,
    handingIn,
  }
}

export type ExamRun = ReturnType<typeof useExamRun>
