import { useReply } from '#lib/web/data/use-reply.ts'
import { readMine } from '../../reading-contract.ts'

/**
 * The person's actions on a post: one call after hydration, because the page is the same for everybody. On failure the
 * page stays usable: the server detects repeated actions.
 */
export function useMine(postId: string) {
  const { reply, state, refresh } = useReply(readMine, { query: { id: postId } }, { isPersonal: true })
  return { mine: reply ?? null, state, reload: async () => void (await refresh()) }
}
