import { type RefObject, useEffect, useState } from 'react'

/**
 * The width of an element in px, so that text in an svg keeps its size; `start` on the server and before the first
 * measurement.
 */
export function useWidth(ref: RefObject<Element | null>, start: number): number {
  const [width, setWidth] = useState(start)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return width
}
