import { expect, test } from 'vitest'
import { countFromMs, countPart, rewardMs } from './play-reward.ts'

test('the purse counts only when the coins have landed, and is done before the moment is', () => {
  expect(countPart(0)).toBe(0)
  expect(countPart(countFromMs)).toBe(0)
  expect(countPart(countFromMs + 140)).toBeCloseTo(0.5)
  expect(countPart(1_180)).toBe(1)
  expect(countPart(rewardMs)).toBe(1)
})
