import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addSeen, countBeat, isWatched, lengthOf, neededOf, type Progress } from './watch-rules.ts'

const lengthMs = 80_000
const begin = Date.UTC(2026, 10, 21)

/** A person's clock and progress per video, as the server stores them. */
function newPerson() {
  let spentUntil = begin
  const videos = new Map<string, Progress>()
  const beat = (video: string, at: number, from: number, to: number) => {
    const counted = countBeat(
      { progress: videos.get(video) ?? null, spentUntil, now: begin + at, lengthMs },
      { from, to },
    )
    spentUntil = counted.spentUntil
    videos.set(video, counted.progress)
    return counted.progress
  }
  return { beat, videos }
}

/** Plays the whole video at a speed, with a heartbeat every ten seconds; each may be delayed. */
function play({ speed = 1, late = () => 0 as number, person = newPerson() } = {}) {
  person.beat('a', 0, 0, 0)
  let at = 0
  for (let from = 0; from < lengthMs; from += 10_000 * speed) {
    const to = Math.min(lengthMs, from + 10_000 * speed)
    at += (to - from) / speed
    person.beat('a', at + late(), from, to)
  }
  return person.videos.get('a')!
}

test('watching from beginning to end counts, also with delayed heartbeats', () => {
  expect(isWatched(play(), lengthMs)).toBe(true)
  let turn = 0
  expect(isWatched(play({ late: () => [0, 3_000, 500, 4_000][turn++ % 4]! }), lengthMs)).toBe(true)
})

test('at double speed everything is seen but half of the time counts; a second pass completes it', () => {
  const person = newPerson()
  const once = play({ speed: 2, person })
  expect(lengthOf(once.seen)).toBe(lengthMs)
  expect(once.watchedMs).toBe(lengthMs / 2)
  expect(isWatched(once, lengthMs)).toBe(false)
  person.beat('a', 40_000, 0, 0)
  for (let i = 0; i < 4; i++) person.beat('a', 50_000 + i * 10_000, i * 20_000, (i + 1) * 20_000)
  expect(isWatched(person.videos.get('a')!, lengthMs)).toBe(true)
})

test('skipping to the end does not count the skipped part', () => {
  const { beat } = newPerson()
  beat('a', 0, 0, 0)
  beat('a', 10_000, 0, 10_000)
  const end = beat('a', 20_000, 70_000, 80_000)
  expect(end.seen).toEqual([
    [0, 10_000],
    [70_000, 80_000],
  ])
  expect(isWatched(end, lengthMs)).toBe(false)
})

test('repeating the same ten seconds never completes it', () => {
  const { beat, videos } = newPerson()
  beat('a', 0, 0, 0)
  for (let i = 1; i <= 50; i++) beat('a', i * 10_000, 0, 10_000)
  expect(isWatched(videos.get('a')!, lengthMs)).toBe(false)
})

test('two tabs count no more than one', () => {
  const { beat } = newPerson()
  beat('a', 0, 0, 0)
  beat('a', 10_000, 0, 10_000)
  expect(beat('a', 10_000, 10_000, 20_000).watchedMs).toBe(10_000)
})

const anyBeat = fc.record({
  video: fc.constantFrom('a', 'b'),
  wait: fc.oneof(fc.constant(0), fc.nat(12_000), fc.nat(100_000)),
  from: fc.nat(90_000),
  long: fc.oneof(fc.constant(0), fc.nat(20_000), fc.nat(90_000)),
})

test('no sequence of heartbeats pays in less than ninety per cent of the running time', () => {
  fc.assert(
    fc.property(fc.array(anyBeat, { maxLength: 60 }), (beats) => {
      const { beat } = newPerson()
      const firsts = new Map<string, number>()
      const totals = new Map<string, number>()
      let at = 0
      for (const { video, wait, from, long } of beats) {
        at += wait
        if (!firsts.has(video)) firsts.set(video, at)
        const progress = beat(video, at, from, from + long)
        totals.set(video, progress.watchedMs)
        const passed = at - firsts.get(video)!
        if (progress.watchedMs > passed || lengthOf(progress.seen) > 2 * passed) return false
        if (isWatched(progress, lengthMs) && passed < 0.9 * lengthMs) return false
      }
      const [sum = 0, first = 0] = [[...totals.values()].reduce((a, b) => a + b, 0), Math.min(...firsts.values())]
      return sum <= Math.max(0, at - first)
    }),
    { numRuns: 1_000 },
  )
})

test('the fastest possible sender is paid exactly when ninety per cent have passed', () => {
  const { beat } = newPerson()
  beat('a', 0, 0, 0)
  let earnedAt = 0
  for (let at = 500; earnedAt === 0; at += 500) if (isWatched(beat('a', at, at - 500, at), lengthMs)) earnedAt = at
  expect(earnedAt).toBe(neededOf(lengthMs))
})

test('played intervals are merged when they touch, and stay in order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(100), fc.nat(30)), { maxLength: 30 }), (parts) => {
      const seen = parts.reduce<Progress['seen']>((all, [from, long]) => addSeen(all, from, from + long), [])
      const moments = new Set(parts.flatMap(([from, long]) => Array.from({ length: long }, (_, i) => from + i)))
      expect(lengthOf(seen)).toBe(moments.size)
      for (const [i, [from]] of seen.entries()) if (i > 0) expect(from).toBeGreaterThan(seen[i - 1]![1])
    }),
  )
})
