import { newDeferred } from './deferred.ts'
import { readToken } from './session-store.ts'

const touches = ['pointerdown', 'focusin', 'keydown', 'input', 'change'] as const

/**
 * `begun` settles when the code is wanted, at once by `begin`; `done` says that the part is alive, and does again what was
 * pressed meanwhile.
 */
export type Wanted = { begun: Promise<void>; begin: () => void; done: () => void }

/**
 * Waits until the part of this name, as the server drew it, is near or touched. Where the server drew none, there is
 * nothing to wait for; nor for who is signed in, whose page loads anew at once. A press or a submit that comes before the
 * part is alive is kept and done again by `done`.
 */
export function whenWanted(name: string, how: 'near' | 'touched'): Wanted {
  const part = document.querySelector<HTMLElement>(`[data-late="${name}"]`)
  if (!part) return { begun: Promise.resolve(), begin: () => {}, done: () => {} }
  const { promise: begun, resolve: begin } = newDeferred()
  if (readToken() !== null) begin()
  const stopWaiting = how === 'near' ? whenNear(part, begin) : whenTouched(part, begin)
  const kept = keepPresses(part)
  return {
    begun,
    begin,
    done: () => {
      stopWaiting()
      kept()
    },
  }
}

function whenNear(part: HTMLElement, begin: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin(), { rootMargin: '100%' })
  // The part's own box has no size (display: contents), so what is in it is watched.
  observer.observe(part.firstElementChild ?? part)
  return () => observer.disconnect()
}

// All listeners are the window's: React, which listens at the document, lets no event through to a part that it has not
// taken over yet.

function whenTouched(part: HTMLElement, begin: () => void): () => void {
  const onTouch = ({ target }: Event) => part.contains(target as Node) && begin()
  for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true })
  // Another late part inside cannot come alive before what is around it.
  const inside = [...part.querySelectorAll<HTMLElement>('[data-late]')].map((one) => whenNear(one, begin))
  // A box may hold the focus already, from before this script.
  if (part.contains(document.activeElement)) begin()
  return () => {
    for (const type of touches) removeEventListener(type, onTouch, { capture: true })
    for (const stop of inside) stop()
  }
}

/** Buttons and submits that nobody answers yet; links, boxes and fields work without script. */
function keepPresses(part: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  const keep = (event: Event) => {
    const target = event.target as Element
    const button = event.type === 'submit' ? target.querySelector('[type=submit]') : target.closest('button')
    if (!part.contains(target) || !button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = button as HTMLElement
  }
  addEventListener('click', keep, { capture: true })
  addEventListener('submit', keep, { capture: true })
  return () => {
    removeEventListener('click', keep, { capture: true })
    removeEventListener('submit', keep, { capture: true })
    // Not at once: what the browser alone knows (the address's query) is read in the render after hydration.
    setTimeout(() => pressed?.click())
  }
}
