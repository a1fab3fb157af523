import { expect, test } from 'vitest'
import { cheers, nextCheer, pickCheer } from './cheers.ts'

const ids = Array.from({ length: 200 }, (_, i) => `ควิซวันที่ ${i}`)

test('an activity has its cheer, and all cheers come', () => {
  for (const id of ids) expect(pickCheer(id, null)).toBe(pickCheer(id, null))
  expect(new Set(ids.map((id) => pickCheer(id, null))).size).toBe(cheers.length)
})

test('no cheer comes twice in a row, not even for the same activity', () => {
  const seen = ids.flatMap((id) => [nextCheer(id), nextCheer(id)])
  for (const [i, cheer] of seen.entries()) expect(cheer).not.toBe(seen[i - 1])
})

test('every cheer has its own picture and its own words', () => {
  expect(new Set(cheers.map(({ friend }) => friend)).size).toBe(cheers.length)
  expect(new Set(cheers.map(({ words }) => words)).size).toBe(cheers.length)
})
