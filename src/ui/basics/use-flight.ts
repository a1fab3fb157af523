import { type RefObject, useEffect } from 'react'
import { isCalm } from '#lib/web/is-calm.ts'

const travel = { duration: 320, easing: 'cubic-bezier(.2, 0, 0, 1)' } as const

/**
 * Animates a reward once: each element with `data-flies` in the box flies to the element with the same value in
 * `data-lands`. Copies are animated, so that nothing on the page moves or waits; with reduced motion a copy
 * fades out at the target.
 */
export function useFlight(box: RefObject<HTMLElement | null>, isFresh: boolean): void {
  useEffect(() => {
    if (!isFresh || !box.current) return
    const flights = [...box.current.querySelectorAll<HTMLElement | SVGElement>('[data-flies]')].map(fly)
    return () => {
      for (const flight of flights) flight?.cancel()
    }
  }, [box, isFresh])
}

function fly(from: HTMLElement | SVGElement): Animation | undefined {
  const to = document.querySelector(`[data-lands="${from.dataset.flies}"]`)
  const [start, end] = [from.getBoundingClientRect(), to?.getBoundingClientRect()]
  if (!end?.width) return
  const copy = from.cloneNode(true) as typeof from
  copy.classList.add('flight')
  copy.setAttribute('aria-hidden', 'true')
  // The copy is outside its box, so it needs the font of the original: same size, nothing is clipped.
  const { font } = getComputedStyle(from)
  Object.assign(copy.style, {
    font,
    minWidth: `${start.width}px`,
    minHeight: `${start.height}px`,
    whiteSpace: 'nowrap',
  })
  document.body.append(copy)
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
  const there = at(end.left, end.top, Math.min(1, end.height / start.height))
  const flight = isCalm()
    ? copy.animate({ transform: [there, there], opacity: [1, 0] }, 120)
    : copy.animate({ transform: [at(start.left, start.top, 1), there], opacity: [1, 0.6] }, travel)
  const land = () => copy.remove()
  flight.finished.then(land, land)
  return flight
}
