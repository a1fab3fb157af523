export type Random = ReturnType<typeof newRandom>

/** A seeded generator (mulberry32, T. Ettinger's public-domain generator): the same seed makes the same acts. */
export function newRandom(seed: number) {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** An integer from `min` to `max`, both inclusive. */
    int: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    /** True with this probability. */
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  }
}
