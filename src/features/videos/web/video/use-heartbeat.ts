import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Interval of heartbeats while the film plays. */
const everyMs = 10_000

/**
 * Reports the stretches of a film that were really played, in seconds: every ten seconds, and on a stop or a seek. from
 * = to reports the start. One request at a time, in order.
 */
export function useHeartbeat(
  film: RefObject<HTMLVideoElement | null>,
  tell: (from: number, to: number) => Promise<void>,
) {
  const report = useEffectEvent(tell)
  useEffect(() => {
    const element = film.current
    if (!element) return
    let from: number | null = null
    let last = 0
    let sent = Promise.resolve()
    const send = (a: number, b: number) => {
      sent = sent.then(() => report(a, b)).catch(() => {})
    }
    const flush = () => {
      if (from === null || last <= from) return
      send(from, last)
      from = last
    }
    const begin = () => {
      // A film that continues after buffering has not restarted: the stretch before it is still unreported.
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
