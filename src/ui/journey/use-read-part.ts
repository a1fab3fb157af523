import { type RefObject, useEffect, useState } from 'react'

const steps = 40

/**
 * How much of an element is above the lower edge of the window, 0 to 1 in fortieths: the reader's place in it. The
 * observer's root reaches far above the window, so the browser counts it without a handler of scrolling.
 */
export function useReadPart(body: RefObject<HTMLElement | null>): number {
  const [part, setPart] = useState(0)
  useEffect(() => {
    if (!body.current) return
    const observer = new IntersectionObserver(
      (entries) => setPart(Math.round((entries.at(-1)?.intersectionRatio ?? 0) * steps) / steps),
      { rootMargin: '1000000px 0px 0px', threshold: Array.from({ length: steps + 1 }, (_, i) => i / steps) },
    )
    observer.observe(body.current)
    return () => observer.disconnect()
  }, [body])
  return part
}
