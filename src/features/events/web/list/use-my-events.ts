import { useMemo } from 'react'
import { useReply } from '#lib/web/data/use-reply.ts'
import { listMyEvents } from '../../joining-contract.ts'

export type MyEvents = ReadonlyMap<string, 'seat' | 'waiting'>

/** The person's seats and waiting-list places; the list itself is the same for everybody. */
export function useMyEvents(): MyEvents {
  const { reply } = useReply(listMyEvents, {}, { isPersonal: true })
  return useMemo(() => new Map(reply?.items.map(({ id, status }) => [id, status])), [reply])
}
