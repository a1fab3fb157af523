const touches = ['pointerdown', 'focusin', 'keydown', 'input', 'change'] as const

/** `begun` settles when the code is wanted; `done` says that the part is alive, and does again what was pressed meanwhile. */
export type Wanted = { begun: Promise<void>; done: () => void }

/**
 * Waits until the part of this name, as the server drew it, is near or touched. Where the server drew none, there is
 * nothing to wait for. A press or a submit that comes before the part is alive is kept and done again by `done`.
 */
export function whenWanted(name: string, how: 'near' | 'touched'): Wanted {
  const part = document.querySelector<HTMLElement>(`[data-late="${name}"]`)
  if (!part) return { begun: Promise.resolve(), done: () => {} }
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const stopWaiting = how === 'near' ? whenNear(part, resolve) : whenTouched(part, resolve)
  const kept = keepPresses(part)
  return {
    begun,
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

function whenTouched(part: HTMLElement, begin: () => void): () => void {
  for (const type of touches) part.addEventListener(type, begin, { passive: true })
  // A box may hold the focus already, from before this script.
  if (part.contains(document.activeElement)) begin()
  return () => {
    for (const type of touches) part.removeEventListener(type, begin)
  }
}

/** Buttons and submits that nobody answers yet; links, boxes and fields work without script. */
function keepPresses(part: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button')
    if (button) keep(event, button)
  }
  const onSubmit = (event: Event) => keep(event, part.querySelector<HTMLElement>('[type=submit]'))
  const keep = (event: Event, element: HTMLElement | null) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = element
  }
  part.addEventListener('click', onClick, true)
  part.addEventListener('submit', onSubmit, true)
  return () => {
    part.removeEventListener('click', onClick, true)
    part.removeEventListener('submit', onSubmit, true)
    pressed?.click()
  }
}
