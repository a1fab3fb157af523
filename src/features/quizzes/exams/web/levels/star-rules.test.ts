import { expect, test } from 'vitest'
import { starsOf } from './star-rules.ts'

test.each([
  [10, 10, 3],
  [9, 10, 2],
  [8, 10, 1],
  [7, 10, 1],
  [18, 20, 2],
  [17, 20, 1],
] as const)('%i of %i right', (right, total, stars) => {
  expect(starsOf({ right, total })).toBe(stars)
})
