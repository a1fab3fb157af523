import { useEffect, useEffectEvent, useState } from 'react'

/** Lets the time of a rehearsal pass, one step every so many seconds, as long as the page is seen and nobody paused it. */
export function usePlay(seconds: number, isOver: boolean, onStep: () => void) {
  const [isPlaying, setPlaying] = useState(true)
  const step = useEffectEvent(onStep)
  useEffect(() => {
    if (!isPlaying || isOver) return
    const timer = setInterval(() => {
      if (!document.hidden) step()
    }, seconds * 1_000)
    return () => clearInterval(timer)
  }, [isPlaying, isOver, seconds])
  return { isPlaying, setPlaying }
}
