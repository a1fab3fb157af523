import { useEffect, useRef, useState } from 'react'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'

type Liked = { is_liked: boolean; like_count: number }

type Later = {
  /** The wanted state of an earlier press that is waiting to be sent; null when there is none. */
  pending: boolean | null
  /** Stores the wanted state until there is a network. Returns false when the browser cannot. */
  save: (isLiked: boolean) => Promise<boolean>
}

/**
 * An optimistic like: it is shown at once and rolled back, with the reason, when the server refuses it. Presses during
 * a request are not sent one by one: only the last wanted state is. With `later` a press without a network is queued.
 */
export function useLike(stored: Liked, tell: (isLiked: boolean, send: Send) => Promise<Liked>, later?: Later) {
  const [shown, setShown] = useState(stored)
  const known = useRef(stored)
  const wanted = useRef(stored.is_liked)
  const isSending = useRef(false)
  const { run, fault, forget } = useAct(
    async (send) => {
      while (wanted.current !== known.current.is_liked) known.current = await tell(wanted.current, send)
    },
    {
      // What was wanted may have changed since: nothing is ever sent twice under one key.
      keyOf: () => crypto.randomUUID(),
      save: async () => (await later?.save(wanted.current)) ?? false,
      onRefused: () => {
        wanted.current = known.current.is_liked
      },
    },
  )
  const pending = later?.pending ?? null

  // The server's state, overridden by a queued one; not applied during a request.
  useEffect(() => {
    if (isSending.current) return
    known.current = { is_liked: stored.is_liked, like_count: stored.like_count }
    wanted.current = pending ?? stored.is_liked
    setShown(countedAs(known.current, wanted.current))
  }, [stored.is_liked, stored.like_count, pending])

  const send = async () => {
    isSending.current = true
    await run()
    isSending.current = false
    setShown(countedAs(known.current, wanted.current))
  }
  const toggle = () => {
    forget()
    const isLiked = !wanted.current
    wanted.current = isLiked
    setShown(countedAs(known.current, isLiked))
    // A queued press is replaced in the queue, not sent directly.
    if (pending !== null) void later?.save(isLiked)
    else if (!isSending.current) void send()
  }
  return { ...shown, fault, toggle }
}

/** The count with the person's own like as wanted. */
function countedAs({ is_liked, like_count }: Liked, isWanted: boolean): Liked {
  return { is_liked: isWanted, like_count: like_count + Number(isWanted) - Number(is_liked) }
}
