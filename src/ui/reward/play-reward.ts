import { isCalm } from '#lib/web/is-calm.ts'

/**
 * The timeline of the reward moment, 1,400 ms in total: jump 80–520, leaves 260–820, five coins on an arc 300–900, then
 * the count 900–1,180, the bar 1,080–1,400. Only transform and opacity are animated.
 */
export const rewardMs = 1_400
export const countFromMs = 900
const countMs = 280

const ease = 'cubic-bezier(.2, 0, 0, 1)'
const drop = 'cubic-bezier(.3, 0, .8, .15)'

type Point = { x: number; y: number }

/** Starts all animations in the box; the caller animates the count. */
export function playReward(box: HTMLElement): void {
  const find = (part: string) => box.querySelector<HTMLElement>(`[data-plays="${part}"]`)
  const all = (part: string) => [...box.querySelectorAll<HTMLElement | SVGElement>(`[data-plays="${part}"]`)]
  move(find('jump'), hop, { duration: 440, delay: 80 })
  move(find('grown'), grow, { duration: 320, delay: 520 })
  move(find('stamp'), stamp, { duration: 200, delay: 560 })
  move(find('amount'), appear, { duration: 200, delay: countFromMs })
  for (const [i, leaf] of all('leaf').entries()) move(leaf, burst, { duration: 420, delay: 260 + i * 20 })
  for (const bar of all('bar')) move(bar, fill(bar), { duration: 320, delay: 1_080 })
  const wallet = find('purse')
  const hero = find('hero')
  if (!wallet || !hero) return
  const [from, to, frame] = [hero.getBoundingClientRect(), wallet.getBoundingClientRect(), box.getBoundingClientRect()]
  const end = { x: to.left - frame.left + 6, y: to.top - frame.top + 4 }
  for (const [i, coin] of all('coin').entries()) {
    const start = { x: from.left - frame.left + from.width / 2 - 18 + (i - 2) * 16, y: from.top - frame.top + 48 }
    move(coin, arc(start, end, (i - 3) * 34), { duration: 420, delay: 300 + i * 45, easing: 'linear' })
  }
  move(wallet, [{ transform: 'scale(1)' }, { transform: 'scale(1.1)' }, { transform: 'scale(1)' }], {
    duration: 200,
    delay: countFromMs,
  })
}

/** Somebody of the family hops once where they stand; under reduced motion nothing moves. */
export function hopOnce(figure: Element): void {
  if (!isCalm()) move(figure, hop, { duration: 440 })
}

/** Jumps to the last frame. */
export function endReward(box: HTMLElement): void {
  for (const animation of box.getAnimations({ subtree: true })) animation.finish()
}

/** The progress of the count at `ms` after the start, from 0 to 1. */
export function countPart(ms: number): number {
  return Math.max(0, Math.min(1, (ms - countFromMs) / countMs))
}

function move(element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  element?.animate(frames, { easing: ease, fill: 'both', ...options })
}

const hop: Keyframe[] = [
  { transform: 'scale(1, 1)' },
  { transform: 'scale(1.08, .88)', offset: 0.2 },
  { transform: 'translateY(-34%) scale(.95, 1.06)', offset: 0.52, easing: drop },
  { transform: 'scale(1.07, .92)', offset: 0.86 },
  { transform: 'scale(1, 1)' },
]
const grow: Keyframe[] = [
  { opacity: 0, transform: 'scale(.86)' },
  { opacity: 1, transform: 'scale(1.05)', offset: 0.6 },
  { opacity: 1, transform: 'none' },
]
const stamp: Keyframe[] = [
  { opacity: 0, transform: 'scale(1.5) rotate(-14deg)' },
  { opacity: 1, transform: 'scale(1) rotate(-8deg)' },
]
const appear: Keyframe[] = [
  { opacity: 0, transform: 'translateY(24%)' },
  { opacity: 1, transform: 'none' },
]
const burst: Keyframe[] = [
  { opacity: 0, transform: 'translateY(60%) scale(.4)' },
  { opacity: 1, transform: 'none', offset: 0.4 },
  { opacity: 1, transform: 'none' },
]

/** From the previous to the new length of the bar; the attributes are in hundredths of its length. */
function fill(bar: Element): Keyframe[] {
  const at = (part: string | null) => ({ transform: `translateX(${Number(part) - 100}%)` })
  return [at(bar.getAttribute('data-from')), at(bar.getAttribute('data-to'))]
}

/** A quadratic curve in nine steps, visible only on the way. */
function arc(from: Point, to: Point, bow: number): Keyframe[] {
  const middle = { x: from.x + (to.x - from.x) * 0.1 + bow, y: to.y - 10 }
  return Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const u = 1 - t
    const at = (key: 'x' | 'y') => (u * u * from[key] + 2 * u * t * middle[key] + t * t * to[key]).toFixed(1)
    return { transform: `translate(${at('x')}px, ${at('y')}px) scale(${1 - t * 0.35})`, opacity: i % 8 === 0 ? 0 : 1 }
  })
}
