import { useEffect, useState } from 'react'
import type { Refusal } from '#lib/errors.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import type { Projection } from '../../../projection/contract.ts'
import type { RoboLevel } from '../../../risk/level-rules.ts'
import { projectMutualFund } from '../../projection-contract.ts'

/** What is tried in place of the plan's own figures. */
export type TriedPlan = { accountId: string; monthly?: number; months?: number; level?: RoboLevel }

/**
 * The server's projection of an account, also of what a hand is moving: one call at a time, and after it the newest input.
 * `projection` null: the goal's day has come.
 */
export function useOwnProjection(input: TriedPlan): {
  projection: Projection | null | undefined
  refusal: Refusal | null
} {
  const [asked, setAsked] = useState(input)
  const { reply, refusal, isAsking } = useReply(projectMutualFund, { body: asked })
  const [last, setLast] = useState<Projection | null>()
  if (reply && reply.projection !== last) setLast(reply.projection)
  const isCurrent = JSON.stringify(asked) === JSON.stringify(input)
  useEffect(() => {
    if (!isAsking && !isCurrent) setAsked(input)
  }, [isAsking, isCurrent, input])
  return { projection: reply ? reply.projection : last, refusal }
}
