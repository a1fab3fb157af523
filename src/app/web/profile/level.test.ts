import { expect, test } from 'vitest'
import { levelOf } from './level.ts'

test('each klass has a picture: a new one at each of the first four, the last one from 40', () => {
  expect([1, 2, 3, 4, 5, 6, 39, 40, 50].map(levelOf)).toEqual([1, 2, 3, 4, 4, 5, 9, 10, 10])
})
