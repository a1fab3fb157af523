import { expect, test } from 'vitest'
import { cheers, nextCheer, pickCheer } from './cheers.ts'

const ids = Array.from({ length: 200 }, (_, i) => `ควิซวันที่ ${i}`)

test('an activity has its cheer, and all cheers come', () => {
  for (const id of ids) expect(pickCheer(id, [])).toBe(pickCheer(id, []))
  expect(new Set(ids.map((id) => pickCheer(id, []))).size).toBe(cheers.length)
})

test('no cheer comes twice in a row, not even for the same activity', () => {
  const seen = ids.flatMap((id) => [nextCheer(id), nextCheer(id)])
  for (const [i, cheer] of seen.entries()) expect(cheer).not.toBe(seen[i - 1])
})

test('all cheers come before one of them is seen a third time', () => {
  const seen = ids.map((id) => nextCheer(id))
  const run = 2 * cheers.length - 1
  for (let i = run; i <= seen.length; i++) expect(new Set(seen.slice(i - run, i)).size).toBe(cheers.length)
})

test('every cheer has its own picture and its own words', () => {
  expect(new Set(cheers.map(({ friend }) => friend)).size).toBe(cheers.length)
  expect(new Set(cheers.map(({ words }) => words)).size).toBe(cheers.length)
})
