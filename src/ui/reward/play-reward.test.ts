import { expect, test } from 'vitest'
import { countFromMs, countPart, rewardMs } from './play-reward.ts'

test('the purse starts to count when the coins have landed, and ends before the moment does', () => {
  expect(countPart(0)).toBe(0)
  expect(countPart(countFromMs)).toBe(0)
  expect(countPart(countFromMs + 140)).toBeCloseTo(0.5)
  expect(countPart(1_180)).toBe(1)
  expect(countPart(rewardMs)).toBe(1)
})
