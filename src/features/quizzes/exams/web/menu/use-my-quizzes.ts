import { useReply } from '#lib/web/data/use-reply.ts'
import { readMyQuizzes } from '../../contract.ts'

/** The person's state of each quiz: one call after hydration, because the page is the same for everybody. */
export function useMyQuizzes() {
  const { reply, state, refresh } = useReply(readMyQuizzes, {}, { isPersonal: true })
  return { mine: reply ?? null, hasFailed: state === 'failed', isVisitor: state === 'visitor', reload: refresh }
}
