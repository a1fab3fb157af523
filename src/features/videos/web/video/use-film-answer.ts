import { useAct } from '#lib/web/data/use-act.ts'
import { answerVideo } from '../../answer-contract.ts'
import type { FilmAnswer } from '../../question-rules.ts'
import { readMyVideo } from '../../watch-contract.ts'
import type { Own } from './use-watching.ts'

/** What became of the question at the end of a film. */
export type FilmAnswering = {
  answer: FilmAnswer | null
  /** It was answered on this page. */
  isFresh: boolean
  /** It is not known yet whether this person has answered. */
  isWaiting: boolean
  /** The choice that is being sent. */
  sending: string | null
  fault: string | null
  choose: (choice: string) => void
}

/**
 * Sends the answer to a film's question: a person's first is stored, a visitor's is only judged and lives as long as the
 * page. Where another tab was faster, what was answered there is shown.
 */
export function useFilmAnswer(videoId: string, own: Own): FilmAnswering {
  const isVisitor = own.state === 'visitor'
  const { run, done, input, fault, isBusy } = useAct(answerVideo, {
    refresh: isVisitor ? [] : [readMyVideo],
    onRefused: async ({ code }) => code === 'film_answered' && (await own.refresh()) === null,
  })
  return {
    answer: done?.reply ?? own.answer,
    isFresh: done !== undefined,
    isWaiting: own.state === 'loading',
    sending: isBusy ? (input?.body.choice ?? null) : null,
    fault,
    choose: (choice) => void run({ body: { id: videoId, choice } }),
  }
}
