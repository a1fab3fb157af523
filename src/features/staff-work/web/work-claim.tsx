import type { WorkQueueName } from '#kit/work-queues.ts'
import { useWorkClaims } from './claim-calls.ts'
import { ClaimPart } from './claim-part.tsx'

/** Who works on a piece of a queue. */
export function WorkClaimPart({ queue, id }: { queue: WorkQueueName; id: string }) {
  const { claims, claimOf, colleagues, calls } = useWorkClaims(queue)
  if (!claims) return null
  return <ClaimPart id={id} claim={claimOf({ id })} colleagues={colleagues} calls={calls} />
}
