import { expect, test } from 'vitest'
import { isTooMuchAtOnce, maxPiecesAtOnce } from './worth-rules.ts'

test('a thing stays below 1,000 baht, which is 10,000 koin', () => {
  expect([isTooMuchAtOnce('physical', 999_999), isTooMuchAtOnce('physical', 1_000_000)]).toEqual([false, true])
  expect(isTooMuchAtOnce('code', 1_000_000)).toBe(true)
  expect([isTooMuchAtOnce('voucher', 5_000_000), isTooMuchAtOnce('charity', 5_000_000)]).toEqual([false, false])
})

test('so many pieces at once as are worth less', () => {
  expect(maxPiecesAtOnce('physical', 350_000)).toBe(2)
  expect(maxPiecesAtOnce('physical', 500_000)).toBe(1)
  expect(maxPiecesAtOnce('physical', 1_000_000)).toBe(0)
  expect(maxPiecesAtOnce('charity', 350_000)).toBeNull()
})
