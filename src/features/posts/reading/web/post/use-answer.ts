import { useAct } from '#lib/web/data/use-act.ts'
import { answerPost } from '../../reading-contract.ts'
import { saveAnswer } from '../pending-reading.ts'

type Heard = { onStale: () => Promise<void>; onAnswered: () => void }

/**
 * Sends the only answer to a post's question, or queues it offline. `onStale`: another tab was faster, so the state
 * must be reloaded.
 */
export function useAnswer(postId: string, { onStale, onAnswered }: Heard) {
  const { run, done, fault, isBusy } = useAct(answerPost, {
    refresh: ['profile'],
    onDone: onAnswered,
    save: ({ body: { choice } }, key) => saveAnswer(key, { id: postId, choice }),
    onRefused: ({ code }) => (code === 'already_answered' ? onStale() : undefined),
  })
  const check = async (choice: string | null) => {
    if (choice !== null) await run({ body: { id: postId, choice } })
  }
  return { told: done?.reply ?? null, fault, isBusy, check }
}
