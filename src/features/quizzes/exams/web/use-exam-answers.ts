import { useCallback, useEffect, useRef, useState } from 'react'
import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { readNumber } from '#lib/web/ui/read-number.ts'
import type { ExamAnswers, ExamSaved, OpenExam } from '../exam-contract.ts'

export type SendAnswers = (body: ExamAnswers, options: { idempotencyKey?: string }) => Promise<ExamSaved>

type Given = Map<number, QuizAnswer>
type Asked = { attempt: OpenExam; send: SendAnswers; onClosed: () => void }

const retryMs = 5_000
const typingMs = 600

/** Whether the server would take it: a number has to be one. */
export function isComplete(answer: QuizAnswer | undefined): boolean {
  if (answer?.kind !== 'numeric') return answer !== undefined
  return /^.{1,30}$/.test(answer.value) && readNumber(answer.value) !== null
}

/**
 * The answers of an attempt: each is sent as it is given, one request after the other, and again until it has arrived. `save`
 * sends what waits; `flush` hands over what has not arrived, for the act that closes the attempt.
 */
export function useExamAnswers({ attempt, send, onClosed }: Asked) {
  const [answers, setAnswers] = useState<Given>(() => new Map(attempt.answers.map((one) => [one.position, one.answer])))
  const [state, setState] = useState<'saved' | 'saving' | 'unsent'>('saved')
  const unsent = useRef(new Map<number, QuizAnswer | null>())
  const queue = useRef(Promise.resolve())
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ send, onClosed })
  useEffect(() => {
    latest.current = { send, onClosed }
  })

  const listUnsent = () => [...unsent.current].map(([position, answer]) => ({ position, answer }))
  const save = useCallback(() => {
    clearTimeout(later.current)
    queue.current = queue.current.then(async () => {
      const given = listUnsent()
      if (given.length === 0) return
      setState('saving')
      try {
        await latest.current.send({ attempt: attempt.id, answers: given, isFinished: false }, {})
        // What was changed meanwhile waits for the next request.
        for (const { position, answer } of given)
          if (unsent.current.get(position) === answer) unsent.current.delete(position)
        setState(unsent.current.size > 0 ? 'saving' : 'saved')
      } catch (error) {
        const { status } = asRefusal(error)
        if (status === 409 || status === 404) return latest.current.onClosed()
        setState('unsent')
        later.current = setTimeout(save, retryMs)
      }
    })
    return queue.current
  }, [attempt.id])

  const give = (position: number, answer: QuizAnswer) => {
    setAnswers((all) => new Map(all).set(position, answer))
    unsent.current.set(position, isComplete(answer) ? answer : null)
    clearTimeout(later.current)
    if (answer.kind === 'choice') void save()
    else later.current = setTimeout(save, typingMs)
  }

  useEffect(() => {
    const online = () => void save()
    const leave = (event: BeforeUnloadEvent) => {
      if (unsent.current.size > 0) event.preventDefault()
    }
    addEventListener('online', online)
    addEventListener('beforeunload', leave)
    return () => {
      clearTimeout(later.current)
      removeEventListener('online', online)
      removeEventListener('beforeunload', leave)
    }
  }, [save])

  /** Closes the attempt with whatever has not arrived; what is on its way comes first. */
  const finish = async (options: { idempotencyKey: string }): Promise<ExamSaved> => {
    clearTimeout(later.current)
    await queue.current
    const saved = await send({ attempt: attempt.id, answers: listUnsent(), isFinished: true }, options)
    unsent.current.clear()
    return saved
  }
  return { answers, state, give, save, finish }
}
