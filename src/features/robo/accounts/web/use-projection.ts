import { useEffect, useState } from 'react'
import type { Refusal } from '#lib/errors.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { calculateTargetValue, type Projection, type ProjectionInput } from '../../projection/contract.ts'

/** What is asked for: amounts in hundredths of baht. */
export type Asked = Pick<ProjectionInput, 'level' | 'months' | 'goal'> & { start: number; monthly: number }

interface Shown {
  /** The newest one that is there; it may be of the input before, while the next one is on its way. */
  projection: Projection | undefined
  isCurrent: boolean
  refusal: Refusal | null
}

/** Projects what a hand is moving: one call at a time, and after it the newest input, so that a slider never queues calls. */
export function useProjection(input: Asked, isAsked = true): Shown {
  const [asked, setAsked] = useState(input)
  const { reply, refusal, isAsking } = useReply(calculateTargetValue, { body: asked as ProjectionInput }, { isAsked })
  const [last, setLast] = useState<Projection>()
  if (reply && reply !== last) setLast(reply)
  const isCurrent = isSame(asked, input)
  useEffect(() => {
    if (!isAsking && !isCurrent) setAsked(input)
  }, [isAsking, isCurrent, input])
  return { projection: reply ?? last, isCurrent: isCurrent && !isAsking, refusal }
}

function isSame(one: Asked, other: Asked): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
