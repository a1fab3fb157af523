import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'
import { type Send, sendUnder } from '#lib/web/data/send-under.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { sendUnsent } from '#lib/web/offline/send-unsent.ts'
import { fateOf } from '#lib/web/offline/unsent-act-rules.ts'
import { followUnsentActs, sendWaiting } from '#lib/web/offline/unsent-acts.ts'
import { readNumber } from '#ui/fields/read-number.ts'
import type { ExamAnswers, ExamSaved, OpenExam, Quiz } from '../../exam-contract.ts'
import {
  connectPendingExams,
  describeExamNews,
  dropPendingExam,
  isOver,
  listPendingExam,
  saveExamAnswers,
  sendLate,
} from '../pending-exams.ts'
import { text } from '../text.ts'

export type SendAnswers = (body: ExamAnswers, send: Send) => Promise<ExamSaved>

type Given = Map<number, QuizAnswer>
type Asked = {
  quiz: Quiz
  attempt: OpenExam
  send: SendAnswers
  /** The attempt accepts no more answers; why some did not count. */
  onClosed: (late: string | null) => void
  /** Called with the questions whose answers are queued in this browser. */
  onFound: (positions: number[]) => void
}

/** kept: queued in this browser, until there is a network; unsent: only on this page. */
export type SaveState = 'saved' | 'saving' | 'kept' | 'unsent'

const retryMs = 5_000
const typingMs = 600

/** Whether the server would accept it: a number must be valid. */
export function isComplete(answer: QuizAnswer | undefined): boolean {
  if (answer?.kind !== 'numeric') return answer !== undefined
  return /^.{1,30}$/.test(answer.value) && readNumber(answer.value) !== null
}

/**
 * The answers of an attempt: each is sent when given, one request at a time. Answers that cannot be sent are queued by
 * the browser, which sends them when there is a network, even after this page is closed; without storage the page
 * retries. `save` sends unsent answers; `settle` also queued ones; `finish` closes the attempt with all answers that
 * have not arrived.
 */
export function useExamAnswers({ quiz, attempt, send, onClosed, onFound }: Asked) {
  const { id } = attempt
  const [answers, setAnswers] = useState<Given>(() => new Map(attempt.answers.map((one) => [one.position, one.answer])))
  const [state, setState] = useState<SaveState>('saved')
  const unsent = useRef(new Map<number, QuizAnswer | null>())
  const queue = useRef(Promise.resolve())
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ send, onClosed })
  useEffect(() => {
    latest.current = { send, onClosed }
  })

  const save = useCallback(() => {
    clearTimeout(later.current)
    queue.current = queue.current.then(async () => {
      const given = listGiven(unsent.current)
      if (given.length === 0) return
      setState('saving')
      const news = await sendOrSave({ quiz, attempt: id, answers: given }, latest.current.send)
      if (news.state === 'closed') return latest.current.onClosed(news.late)
      if (news.state === 'unsent') {
        setState('unsent')
        later.current = setTimeout(save, retryMs)
        return
      }
      for (const { position, answer } of given)
        if (unsent.current.get(position) === answer) unsent.current.delete(position)
      // Changes in the meantime wait for the next request.
      setState(unsent.current.size > 0 ? 'saving' : news.state)
    })
    return queue.current
  }, [id, quiz])

  const give = (position: number, answer: QuizAnswer) => {
    setAnswers((all) => new Map(all).set(position, answer))
    unsent.current.set(position, isComplete(answer) ? answer : null)
    clearTimeout(later.current)
    if (answer.kind === 'choice') void save()
    else later.current = setTimeout(save, typingMs)
  }

  useSaved(id, {
    onFound: (kept) => {
      setAnswers((all) => withSaved(all, kept))
      setState('kept')
      onFound(kept.flatMap(({ position, answer }) => (answer ? position : [])))
    },
    onSettled: (isEmpty, late) => {
      if (late) return latest.current.onClosed(late)
      if (isEmpty) setState((now) => (now === 'kept' ? 'saved' : now))
    },
  })

  useLeaving(save, unsent)
  useEffect(() => () => clearTimeout(later.current), [])

  const finish = async (): Promise<ExamSaved | null> => {
    clearTimeout(later.current)
    await queue.current
    return handIn(id, unsent.current, latest.current)
  }
  /** Also sends queued answers, before the result is requested; this refreshes an expired session without a reload. */
  const settle = async () => {
    await save()
    await sendWaiting().catch(() => false)
  }
  return { answers, state, give, save, settle, finish }
}

/** Closes the attempt with the queued and unsent answers. Null when it was already closed. */
async function handIn(
  attempt: string,
  unsent: Map<number, QuizAnswer | null>,
  { send, onClosed }: Pick<Asked, 'send' | 'onClosed'>,
): Promise<ExamSaved | null> {
  const kept = await listPendingExam(attempt)
  const waiting = kept.answers.map(({ position, answer }) => [position, answer] as const)
  const given = listGiven(new Map([...waiting, ...unsent]))
  try {
    const saved = await send({ attempt, answers: given, is_finished: true }, sendUnder(crypto.randomUUID()))
    unsent.clear()
    await dropPendingExam(kept.keys)
    return saved
  } catch (error) {
    if (!isOver(error)) throw error
    await dropPendingExam(kept.keys)
    onClosed(await describeLate(attempt, given))
    return null
  }
}

/** A null removes a saved answer. */
function withSaved(all: Given, kept: ExamAnswers['answers']): Given {
  const merged = new Map(all)
  for (const { position, answer } of kept)
    if (answer) merged.set(position, answer)
    else merged.delete(position)
  return merged
}

type News = { state: 'saved' | 'kept' | 'unsent' } | { state: 'closed'; late: string | null }

/** Sends answers, or queues them under the same key, so that a request that did arrive counts once. */
async function sendOrSave(
  pending: { quiz: Quiz } & Omit<ExamAnswers, 'is_finished'>,
  send: SendAnswers,
): Promise<News> {
  const { attempt, answers } = pending
  const key = crypto.randomUUID()
  try {
    await sendInTurn(attempt, () => send({ attempt, answers, is_finished: false }, sendUnder(key)))
    return { state: 'saved' }
  } catch (error) {
    if (isOver(error)) return { state: 'closed', late: await describeLate(attempt, answers) }
    if (asRefusal(error).status === 404) return { state: 'closed', late: null }
    const isSaved = fateOf(error) === 'later' && (await saveExamAnswers(key, pending))
    return { state: isSaved ? 'kept' : 'unsent' }
  }
}

/** Retries when the network is back, and warns before leaving a page with an answer that is stored nowhere else. */
function useLeaving(save: () => Promise<void>, unsent: RefObject<ReadonlyMap<number, unknown>>): void {
  useEffect(() => {
    const online = () => void save()
    const leave = (event: BeforeUnloadEvent) => {
      if (unsent.current.size > 0) event.preventDefault()
    }
    addEventListener('online', online)
    addEventListener('beforeunload', leave)
    return () => {
      removeEventListener('online', online)
      removeEventListener('beforeunload', leave)
    }
  }, [save, unsent])
}

/** Queued answers go first, because an older answer would overwrite a newer one. */
async function sendInTurn<T>(attempt: string, send: () => Promise<T>): Promise<T> {
  const { keys } = await listPendingExam(attempt)
  if (keys.length > 0 && !(await sendWaiting())) throw new TypeError('what was kept before is still unsent')
  return send()
}

async function describeLate(attempt: string, given: ExamAnswers['answers']): Promise<string | null> {
  const count = await sendLate(sendUnder(crypto.randomUUID()), attempt, given).catch(() => 0)
  return count > 0 ? text.late(count) : null
}

type Saved = {
  onFound: (answers: ExamAnswers['answers']) => void
  onSettled: (isEmpty: boolean, late: string | null) => void
}

/** Reads the queued answers of the attempt: once at the start, and whenever some are settled. */
function useSaved(attempt: string, { onFound, onSettled }: Saved): void {
  const latest = useRef({ onFound, onSettled })
  useEffect(() => {
    latest.current = { onFound, onSettled }
  })
  useEffect(() => {
    let isCurrent = true
    connectPendingExams()
    void listPendingExam(attempt).then(({ answers }) => {
      if (isCurrent && answers.length > 0) latest.current.onFound(answers)
    })
    const stop = followUnsentActs(async (news) => {
      const { keys } = await listPendingExam(attempt)
      if (isCurrent) latest.current.onSettled(keys.length === 0, describeExamNews(news).refused)
    })
    sendUnsent()
    return () => {
      isCurrent = false
      stop()
    }
  }, [attempt])
}

function listGiven(answers: ReadonlyMap<number, QuizAnswer | null>): ExamAnswers['answers'] {
  return [...answers].map(([position, answer]) => ({ position, answer }))
}
