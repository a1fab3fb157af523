import { useReply } from '#lib/web/data/use-reply.ts'
import { readMyQuizzes } from '../contract.ts'

/** How each quiz stands for the person at this browser: one call after hydration, since the page is the same for everybody. */
export function useMyQuizzes() {
  const { reply, state, refresh } = useReply(readMyQuizzes, {}, { isPersonal: true })
  return { mine: reply ?? null, hasFailed: state === 'failed', isVisitor: state === 'visitor', reload: refresh }
}
