import { type RefObject, useEffect, useRef } from 'react'

/** So often a heartbeat is sent while the film plays. */
const everyMs = 10_000

/**
 * Tells which stretches of a film are really played, in seconds: every ten seconds, and when it stops or jumps. from = to
 * says that it begins. One after another, in the order in which they were played.
 */
export function useHeartbeat(
  film: RefObject<HTMLVideoElement | null>,
  tell: (from: number, to: number) => Promise<void>,
) {
  const teller = useRef(tell)
  teller.current = tell
  useEffect(() => {
    const element = film.current
    if (!element) return
    let from: number | null = null
    let last = 0
    let sent = Promise.resolve()
    const send = (a: number, b: number) => {
      sent = sent.then(() => teller.current(a, b)).catch(() => {})
    }
    const flush = () => {
      if (from === null || last <= from) return
      send(from, last)
      from = last
    }
    const begin = () => {
      // A film that goes on after it waited for its bytes has not begun anew: what was played before is still to be told.
      if (from !== null) return
      from = last = element.currentTime
      send(from, from)
    }
    const step = () => {
      if (from !== null && !element.seeking) last = element.currentTime
    }
    const end = () => {
      step()
      flush()
      from = null
    }
    const jump = () => {
      flush()
      if (from !== null) from = last = element.currentTime
    }
    const listeners = { playing: begin, timeupdate: step, pause: end, ended: end, seeking: jump, seeked: jump }
    for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener)
    const timer = setInterval(flush, everyMs)
    const hide = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', hide)
    if (!element.paused) begin()
    return () => {
      end()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
      for (const [event, listener] of Object.entries(listeners)) element.removeEventListener(event, listener)
    }
  }, [film])
}
