import { useRef, useState } from 'react'
import { asRefusal } from '../hydration.ts'

type Liked = { isLiked: boolean; like_count: number }

/**
 * A like that is shown at once and rolled back, with the reason, when the server refuses it. Presses while one is on its
 * way are not sent one by one: what was wanted last is.
 */
export function useLike(stored: Liked, tell: (isLiked: boolean) => Promise<Liked>) {
  const [shown, setShown] = useState(stored)
  const [fault, setFault] = useState<string | null>(null)
  const known = useRef(stored)
  const wanted = useRef(stored.isLiked)
  const isSending = useRef(false)

  const send = async () => {
    isSending.current = true
    try {
      while (wanted.current !== known.current.isLiked) known.current = await tell(wanted.current)
    } catch (error) {
      wanted.current = known.current.isLiked
      setFault(asRefusal(error).message)
    } finally {
      isSending.current = false
      setShown(known.current)
    }
  }
  const toggle = () => {
    setFault(null)
    const isLiked = !wanted.current
    wanted.current = isLiked
    setShown(({ like_count }) => ({ isLiked, like_count: like_count + (isLiked ? 1 : -1) }))
    if (!isSending.current) void send()
  }
  return { ...shown, fault, toggle }
}
