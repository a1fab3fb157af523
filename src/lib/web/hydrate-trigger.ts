import { newDeferred } from './deferred.ts'
import { readToken } from './session-store.ts'

const touches = ['pointerdown', 'focusin', 'keydown', 'input', 'change'] as const

/**
 * `begun` resolves when the code is wanted, at once by `begin`; `done` reports that the part is hydrated, and replays a
 * press that came in the meantime.
 */
export type HydrateTrigger = { begun: Promise<void>; begin: () => void; done: () => void }

/**
 * Waits until the server-rendered part with this name is near or touched. It resolves at once when the server rendered
 * none, and for a signed-in person, whose page is rendered anew. A press or a submit before hydration is kept and
 * replayed by `done`.
 */
export function waitForHydration(name: string, how: 'near' | 'touched'): HydrateTrigger {
  const part = document.querySelector<HTMLElement>(`[data-lazy="${name}"]`)
  if (!part) return { begun: Promise.resolve(), begin: () => {}, done: () => {} }
  const { promise: begun, resolve: begin } = newDeferred()
  if (readToken() !== null) begin()
  const stopWaiting = how === 'near' ? whenNear(part, begin) : whenTouched(part, begin)
  const saved = capturePresses(part)
  return {
    begun,
    begin,
    done: () => {
      stopWaiting()
      saved()
    },
  }
}

function whenNear(part: HTMLElement, begin: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin(), { rootMargin: '100%' })
  // The part's own box has no size (display: contents), so its first child is observed.
  observer.observe(part.firstElementChild ?? part)
  return () => observer.disconnect()
}

// All listeners are on the window: React listens at the document, and blocks events of parts that are not hydrated yet.

function whenTouched(part: HTMLElement, begin: () => void): () => void {
  const onTouch = ({ target }: Event) => part.contains(target as Node) && begin()
  for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true })
  // A lazy part inside this one cannot be hydrated before its parent.
  const inside = [...part.querySelectorAll<HTMLElement>('[data-lazy]')].map((one) => whenNear(one, begin))
  // An element may have received the focus before this script ran.
  if (part.contains(document.activeElement)) begin()
  return () => {
    for (const type of touches) removeEventListener(type, onTouch, { capture: true })
    for (const stop of inside) stop()
  }
}

/** Records presses of buttons and submits before hydration; links, boxes and fields work without a script. */
function capturePresses(part: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  const save = (event: Event) => {
    const target = event.target as Element
    const button = event.type === 'submit' ? target.querySelector('[type=submit]') : target.closest('button')
    if (!part.contains(target) || !button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = button as HTMLElement
  }
  addEventListener('click', save, { capture: true })
  addEventListener('submit', save, { capture: true })
  return () => {
    removeEventListener('click', save, { capture: true })
    removeEventListener('submit', save, { capture: true })
    // Deferred: the address's query is read in the render after hydration.
    setTimeout(() => pressed?.click())
  }
}
