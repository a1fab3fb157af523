import { useEffect, useRef, useState } from 'react'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'

type Liked = { isLiked: boolean; like_count: number }

type Later = {
  /** What waits of an earlier press; null when nothing does. */
  pending: boolean | null
  /** Keeps what is wanted until there is a network again. False where the browser cannot. */
  keep: (isLiked: boolean) => Promise<boolean>
}

/**
 * A like that is shown at once and rolled back, with the reason, when the server refuses it. Presses while one is on its
 * way are not sent one by one: what was wanted last is. With `later` a press that finds no network waits for one.
 */
export function useLike(stored: Liked, tell: (isLiked: boolean, send: Send) => Promise<Liked>, later?: Later) {
  const [shown, setShown] = useState(stored)
  const known = useRef(stored)
  const wanted = useRef(stored.isLiked)
  const isSending = useRef(false)
  const { run, fault, forget } = useAct(
    async (send) => {
      while (wanted.current !== known.current.isLiked) known.current = await tell(wanted.current, send)
    },
    {
      // What was wanted may have changed since: nothing is ever sent twice under one key.
      keyOf: () => crypto.randomUUID(),
      keep: async () => (await later?.keep(wanted.current)) ?? false,
      onRefused: () => {
        wanted.current = known.current.isLiked
      },
    },
  )
  const pending = later?.pending ?? null

  // What the server says of it, and on top what still waits: never while a press is on its way.
  useEffect(() => {
    if (isSending.current) return
    known.current = { isLiked: stored.isLiked, like_count: stored.like_count }
    wanted.current = pending ?? stored.isLiked
    setShown(countedAs(known.current, wanted.current))
  }, [stored.isLiked, stored.like_count, pending])

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
    // What waits goes first, in its place.
    if (pending !== null) void later?.keep(isLiked)
    else if (!isSending.current) void send()
  }
  return { ...shown, fault, toggle }
}

/** A count with one's own like in it as it is wanted. */
function countedAs({ isLiked, like_count }: Liked, isWanted: boolean): Liked {
  return { isLiked: isWanted, like_count: like_count + Number(isWanted) - Number(isLiked) }
}
