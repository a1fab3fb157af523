import type { WorkQueueName } from '#kit/work-queues.ts'
import type { Stale } from '#lib/web/data/refresh.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { claimWork, handOverWork, listWorkClaims, releaseWork } from '../admin-contract.ts'

/** The calls by which a piece of a queue is taken, given back and handed on. */
export type ClaimCalls = {
  take: (send: Send, id: string) => Promise<unknown>
  release: (send: Send, id: string) => Promise<unknown>
  handOver: (send: Send, id: string, to: HandedTo) => Promise<unknown>
  /** What is outdated after each. */
  refresh: readonly Stale[]
}

export type HandedTo = { to: string; note: string }
export type Colleagues = readonly { id: string; label: string }[]

/** What is taken of a queue, and the calls of its pieces. The parts of a page share one call. */
export function useWorkClaims(queue: WorkQueueName) {
  const { reply } = useReply(listWorkClaims, { query: { queue } })
  return {
    claims: reply?.claims,
    claimOf: ({ id }: { id: string }) => reply?.claims.find((one) => one.id === id) ?? null,
    colleagues: reply?.colleagues ?? [],
    calls: callsOf(queue),
  }
}

function callsOf(queue: WorkQueueName): ClaimCalls {
  return {
    take: (send, id) => send(claimWork, { body: { queue, id } }),
    release: (send, id) => send(releaseWork, { body: { queue, id } }),
    handOver: (send, id, { to, note }) => send(handOverWork, { body: { queue, id, to, note } }),
    refresh: [listWorkClaims],
  }
}
