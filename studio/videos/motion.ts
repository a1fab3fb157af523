/** The progress from `from` to `to` (seconds): 0 to 1, eased at both ends. */
export function part(t: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return x * x * (3 - 2 * x)
}

/** Interpolates between two numbers. */
export function mix(a: number, b: number, x: number): number {
  return a + (b - a) * x
}

/** The scale of something that pops up at `from`: 0, slightly over 1, 1. */
export function pop(t: number, from: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / 0.5))
  return x === 0 ? 0 : 1 + 2.2 * (x - 1) ** 3 + 1.2 * (x - 1) ** 2
}

/** The progress of something that falls at `from` and bounces twice: 0 to 1 within `long` seconds. */
export function bounce(t: number, from: number, long = 0.8): number {
  const x = Math.min(1, Math.max(0, (t - from) / long))
  if (x < 0.5) return (x / 0.5) ** 2
  if (x < 0.8) return 1 - 0.16 * (1 - ((x - 0.65) / 0.15) ** 2)
  return 1 - 0.04 * (1 - ((x - 0.9) / 0.1) ** 2)
}

/** A periodic movement of ± `by` around 0. */
export function sway(t: number, by: number, period = 3): number {
  return by * Math.sin((t / period) * 2 * Math.PI)
}

/** A shaking of ± `by` that fades from `from` to `to`. */
export function shake(t: number, from: number, to: number, by = 5): number {
  return t < from || t > to ? 0 : by * Math.sin((t - from) * 45) * (1 - (t - from) / (to - from))
}

/** The position of a thing thrown from a to b, `high` above their line in the middle. */
export function toss(a: readonly [number, number], b: readonly [number, number], high: number, x: number) {
  return { x: mix(a[0], b[0], x), y: mix(a[1], b[1], x) - 4 * high * x * (1 - x) }
}

/** 12345.6 → 12,345.60 */
export function money(value: number, digits = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** A generator of numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function newChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let x = Math.imul(state ^ (state >>> 15), 1 | state)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
}
