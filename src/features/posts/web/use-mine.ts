import { useReply } from '#lib/web/data/use-reply.ts'
import { readMine } from '../reading-contract.ts'

/**
 * What the person at this browser did to a post: one call after hydration, since the page is the same for everybody.
 * When it fails the page can still be used: the server knows what was done and says so.
 */
export function useMine(postId: string) {
  const { reply, state, refresh } = useReply(readMine, { query: { id: postId } }, { isPersonal: true })
  return { mine: reply ?? null, state, reload: async () => void (await refresh()) }
}
