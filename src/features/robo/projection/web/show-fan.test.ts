import { expect, test } from 'vitest'
import { practiceBaht } from '#lib/money.ts'
import { joinFan } from './show-fan.ts'

const points = [0, 1, 2].map((month) => ({
  month,
  put_in: practiceBaht(100_000 + month * 50_000),
  p15: practiceBaht(100_000 + month * 40_000),
  p50: practiceBaht(100_000 + month * 55_000),
  p85: practiceBaht(100_000 + month * 70_000),
}))

test('without a past the fan begins today', () => {
  const fan = joinFan(points, [], '2026-11-23', 7)
  expect(fan.at).toEqual([0, 1, 2])
  expect(fan.today).toBe(0)
  expect(fan.past).toEqual([0, null, null])
  expect(fan.put).toEqual([100_000, 150_000, 200_000])
})

test('real days of the past stand on the axis of bank months, and the fan goes on from them', () => {
  const history = [
    { day: '2026-11-09', value: 90_000, put_in: 90_000 },
    { day: '2026-11-16', value: 95_000, put_in: 92_000 },
    { day: '2026-11-23', value: 99_000, put_in: 92_000 },
  ]
  const fan = joinFan(points, history, '2026-11-23', 7)
  expect(fan.at).toEqual([-2, -1, 0, 1, 2])
  expect(fan.today).toBe(2)
  expect(fan.past).toEqual([0, 3_000, 8_000, null, null])
  expect(fan.put).toEqual([90_000, 92_000, 92_000, 142_000, 192_000])
  expect(fan.mid.slice(0, 2)).toEqual([null, null])
  // What was put in so far counts, not what the projection began with: 240,000 less 192,000.
  expect(fan.high.at(-1)).toBe(48_000)
  expect([fan.low[3], fan.mid[3]]).toEqual([140_000 - 142_000, 155_000 - 142_000])
})
