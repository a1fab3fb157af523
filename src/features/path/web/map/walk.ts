// Loaded on demand: only a person who comes back from a lesson sees it.

/** Milliseconds until the tick has been seen, and of the walk, with its hops. */
const [seenMs, walkMs, hops] = [900, 1_100, 3]

/** A touch, a key or the wheel comes first: a person who acts is not scrolled away. */
const acts = ['pointerdown', 'wheel', 'keydown'] as const

/** Lets กล้า walk from one stop to another, once the tick has been seen and unless the person acts before. */
export function walkLater(start: HTMLElement, now: HTMLElement): void {
  const stop = new AbortController()
  const timer = setTimeout(() => {
    stop.abort()
    if (now.isConnected) walk(start, now)
  }, seenMs)
  for (const act of acts)
    addEventListener(act, () => clearTimeout(timer), { once: true, passive: true, signal: stop.signal })
}

function walk(start: HTMLElement, now: HTMLElement): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  now.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  const [kla, node] = [now.querySelector('.stop-kla'), now.querySelector<HTMLElement>('.stop-node')]
  if (isStill || !kla || !node) return
  const [a, b] = [start.getBoundingClientRect(), node.getBoundingClientRect()]
  // From another island กล้า comes from the edge of the screen.
  const far = innerHeight * 0.6
  const [x, y] = [middle(a) - middle(b), Math.max(-far, Math.min(far, a.top - b.top))]
  // Within its stop, which is drawn larger than it is laid out.
  const scale = b.width / node.offsetWidth
  kla.animate(framesOf(x / scale, y / scale), { duration: walkMs })
}

const middle = ({ left, width }: DOMRect) => left + width / 2

/** Straight from the start to where กล้า stands, in hops of the same length. */
function framesOf(x: number, y: number): Keyframe[] {
  const at = (part: number, lift: number) => `translate(${x * (1 - part)}px, ${y * (1 - part) - lift}px)`
  return Array.from({ length: 2 * hops + 1 }, (_, i) => ({
    transform: at(i / (2 * hops), i % 2 === 1 ? 18 : 0),
    easing: i % 2 === 0 ? 'ease-out' : 'ease-in',
  }))
}
