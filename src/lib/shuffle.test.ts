import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shuffled } from './shuffle.ts'

describe('a shuffle', () => {
  test('is a permutation that depends on the seed alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(2 ** 31 - 1), fc.nat(3), (n, seed, salt) => {
        const order = shuffled(n, seed, salt)
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i))
        expect(shuffled(n, seed, salt)).toEqual(order)
      }),
    )
  })

  test('puts each choice in each place about equally often', () => {
    const counts = [0, 0, 0, 0]
    for (let seed = 0; seed < 4_000; seed += 1) counts[shuffled(4, seed * 7_919, 1).indexOf(0)]! += 1
    // 1,000 are expected with a standard deviation of 27; a deviation of five sigma is not chance.
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(137)
  })
})
