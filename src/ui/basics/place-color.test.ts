import { expect, test } from 'vitest'
import { placeColor } from './place-color.ts'

test('items of a history are blue, red, yellow and then green', () => {
  expect([0, 1, 2, 3, 4, 49].map(placeColor)).toEqual(['blue', 'red', 'yellow', 'green', 'green', 'green'])
})
