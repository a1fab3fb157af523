/**
 * A deterministic shuffle of 0 … n−1 (Fisher–Yates with mulberry32, T. Ettinger's public-domain generator); the same
 * seed and salt always give the same order.
 */
export function shuffled(n: number, seed: number, salt: number): number[] {
  const random = mulberry32((seed ^ Math.imul(salt + 1, 0x9e3779b9)) >>> 0)
  const order = Array.from({ length: n }, (_, i) => i)
  for (let i = n - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}

/** A seeded generator of numbers in [0, 1). */
export function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
